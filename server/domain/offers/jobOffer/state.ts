import type { JobOffer, JobOfferState } from '../../../generated/prisma/client.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import { dayMs } from '../../core/text/durations.ts';
import { jobOfferMessages } from './jobOffer.input.ts';

/** The life of an offer (docs/decisions/0061). */

/** How long an offer is public after its publication and after each renewal. */
export const publicForMs = 30 * dayMs;

/** The columns that change together. `active` follows `state` and `held` in the database. */
export type StateColumns = Partial<Pick<JobOffer, 'state' | 'expiresAt' | 'publishedAt' | 'createdAt'>>;

/** What a save asks for. What is absent, null or the same as stored changes nothing. */
export type WantedState = {
  /** Draft or active. */
  state?: JobOfferState | null;
  /** The same in the words of older clients: true publishes, false takes a public offer back. */
  active?: boolean | null;
};

type Stored = Pick<JobOffer, 'state' | 'publishedAt' | 'active'>;

/**
 * The columns for the state that is asked for; none if it stays. A new offer is published unless it is a draft.
 * @throws InvalidInput on `state`: offers are filled by `fillJobOffer` and expire by themselves.
 */
export function savedState(stored: Stored | null, { state, active }: WantedState, now: Date): StateColumns {
  const current = stored?.state ?? null;
  const byFlag = active == null || active === (stored?.active ?? false) ? null : active ? 'ACTIVE' : 'DRAFT';
  const asked = state == null || state === current ? byFlag : state;
  // A flag of false asks a new offer for something too.
  const wanted = asked ?? (stored ? null : active === false ? 'DRAFT' : 'ACTIVE');
  switch (wanted) {
    case null:
      return {};
    case 'ACTIVE':
      return published(stored, now);
    case 'DRAFT':
      return notPublic;
    default:
      throw InvalidInput.of('state', jobOfferMessages.state);
  }
}

/** Public from now on. The first publication is what lists are sorted by. */
export const published = (stored: Pick<Stored, 'publishedAt'> | null, now: Date): StateColumns => ({
  state: 'ACTIVE',
  expiresAt: new Date(now.getTime() + publicForMs),
  ...(!stored?.publishedAt && { publishedAt: now, createdAt: now }),
});

/** As a draft. */
export const notPublic = { state: 'DRAFT', expiresAt: null } as const satisfies StateColumns;
