import type { Viewer } from '../../core/viewer/viewer.ts';
import { requireJobSeeker } from '../../core/viewer/viewer.ts';

/**
 * Job seekers save offers.
 * @throws SignInRequired for visitors and guests, Forbidden for employers and admins.
 */
export const requireSaver = (viewer: Viewer): { id: number } =>
  requireJobSeeker(viewer, 'Only job seekers can save job offers.');

/** The job seekers whose saved offers the viewer may see: themselves. */
export const isOwnSavedOffer = (viewer: Viewer, saved: { jobSeekerId: number }): boolean =>
  viewer.kind === 'jobSeeker' && viewer.id === saved.jobSeekerId;
