import type { Viewer } from '../../core/viewer/viewer.ts';

/** What comes next is for the employer alone: for no admin, and no other employer. */
export const seesAgenda = (viewer: Viewer, employerId: number): boolean =>
  viewer.kind === 'employer' && viewer.id === employerId;
