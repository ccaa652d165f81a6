import type { Prisma } from '../../generated/prisma/client.ts';
import type { Viewer } from '../account/viewer.ts';
import { Forbidden, SignInRequired } from '../errors.ts';

type Key = { employerId: number; active: boolean };

/** The employer whose offer it is, and admins. A guest has no login to manage offers with. */
export const canEditJobOffer = (viewer: Viewer, offer: Pick<Key, 'employerId'>): boolean =>
  viewer.kind === 'admin' || (viewer.kind === 'employer' && viewer.id === offer.employerId);

/** Active offers are everybody's; the others are there for those who may change them. */
export const canSeeJobOffer = (viewer: Viewer, offer: Key): boolean => offer.active || canEditJobOffer(viewer, offer);

/** What public lists hold, whoever looks. */
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
      throw new Forbidden('Only employers can make job offers.');
    default:
      throw new SignInRequired();
  }
}
