import type { JobOffer } from '../../../generated/prisma/client.ts';
import { NotFound } from '../../core/failures/errors.ts';
import type { OfferServices } from '../context.ts';
import { published } from '../jobOffer/state.ts';
import type { RenewalKey } from '../keys/renewalTokens.ts';
import { changeState } from './changeState.ts';

/** Renewal with the link in a mail, without signing in. */

/** READY: the link renews it. RENEWED: it has been renewed. CLOSED: its employer has filled it or taken it back. */
export type RenewalStatus = 'READY' | 'RENEWED' | 'CLOSED';

export type MailedRenewal = { jobOffer: JobOffer; status: RenewalStatus };

/** The offer of this token; null for an unknown token, and for an offer that was deleted. */
export async function mailedRenewal(services: OfferServices, token: string): Promise<MailedRenewal | null> {
  const key = services.renewalTokens.read(token);
  const jobOffer = key && (await services.db.jobOffer.findFirst({ where: { id: key.offerId, ...ofPresentEmployers } }));
  return jobOffer && { jobOffer, status: statusOf(jobOffer, key) };
}

/**
 * Makes the offer of this token public for a whole period from now on. Doing it again changes nothing.
 * @throws NotFound for an unknown token, and for an offer that was deleted.
 */
export async function renewByMail(services: OfferServices, token: string): Promise<void> {
  const key = services.renewalTokens.read(token);
  if (key === null) throw new NotFound();
  await changeState(services, { id: key.offerId, ...ofPresentEmployers }, (offer) =>
    statusOf(offer, key) === 'READY' ? published(offer, services.now()) : null,
  );
}

const ofPresentEmployers = { employer: { deletedAt: null, bannedAt: null } } as const;

function statusOf({ state, expiresAt }: JobOffer, key: RenewalKey): RenewalStatus {
  if (state !== 'ACTIVE' && state !== 'EXPIRED') return 'CLOSED';
  return expiresAt?.getTime() === key.expiresAt.getTime() ? 'READY' : 'RENEWED';
}
