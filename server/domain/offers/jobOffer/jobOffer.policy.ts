import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../../core/context.ts';
import { Forbidden, NotFound, SignInRequired } from '../../core/failures/errors.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { requireJobSeeker } from '../../core/viewer/viewer.ts';

export const onlyJobSeekers = 'Only Job Seekers can apply to Job Offers';

type Key = { employerId: number; active: boolean };

/** The employer whose offer it is, and admins. A guest has no login to manage offers with. */
export const canEditJobOffer = (viewer: Viewer, offer: Pick<Key, 'employerId'>): boolean =>
  viewer.kind === 'admin' || (viewer.kind === 'employer' && viewer.id === offer.employerId);

/** Active offers are public; others are visible to users who may change them. */
export const canSeeJobOffer = (viewer: Viewer, offer: Key): boolean => offer.active || canEditJobOffer(viewer, offer);

/** The offers in public lists, for every viewer. */
export const publicJobOffers = { active: true } as const;

/** `canSeeJobOffer` as the condition under which one is fetched. */
export function visibleJobOffers(viewer: Viewer): Prisma.JobOfferWhereInput {
  if (viewer.kind === 'admin') return {};
  return viewer.kind === 'employer' ? { OR: [publicJobOffers, { employerId: viewer.id }] } : publicJobOffers;
}

/**
 * `canEditJobOffer` as the condition under which one is changed.
 * @throws SignInRequired for visitors and guests, Forbidden for job seekers.
 */
export function editableJobOffers(viewer: Viewer): { employerId?: number } {
  switch (viewer.kind) {
    case 'admin':
      return {};
    case 'employer':
      return { employerId: viewer.id };
    case 'jobSeeker':
      throw new Forbidden('Only employers can create job offers.');
    default:
      throw new SignInRequired();
  }
}

/**
 * Job seekers apply.
 * @throws SignInRequired for visitors and guests, Forbidden for employers and admins.
 */
export const requireApplicant = (viewer: Viewer): { id: number } => requireJobSeeker(viewer, onlyJobSeekers);

/**
 * An offer that the viewer may change.
 * @throws SignInRequired, Forbidden, NotFound
 */
export async function requireEditableJobOffer({ db, viewer }: Ctx, id: number): Promise<void> {
  if ((await db.jobOffer.count({ where: { id, ...editableJobOffers(viewer) } })) === 0) throw new NotFound();
}
