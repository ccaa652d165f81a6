import type { Viewer } from '../../core/viewer/viewer.ts';
import { requireEmployer } from '../../core/viewer/viewer.ts';

/**
 * Employers have a shortlist.
 * @throws SignInRequired for visitors and guests, Forbidden for job seekers and admins.
 */
export const requireShortlistOwner = (viewer: Viewer): { id: number } =>
  requireEmployer(viewer, 'Only employers have a shortlist.');

/** A shortlist and its notes are for their employer alone. */
export const isOwnShortlistEntry = (viewer: Viewer, entry: { employerId: number }): boolean =>
  viewer.kind === 'employer' && viewer.id === entry.employerId;

/** Whether a bookmark makes sense for the viewer: visitors can log in as an employer. */
export const mayHaveShortlist = (viewer: Viewer): boolean => viewer.kind !== 'jobSeeker' && viewer.kind !== 'admin';
