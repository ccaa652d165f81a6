import { claimDue } from '../../core/write/claimDue.ts';
import { lockUsers } from '../../core/write/lockUsers.sql.ts';
import type { OfferServices } from '../context.ts';
import { dueToExpire, expire } from './expiry.sql.ts';
import { queueExpiryMail } from './expiryMail.ts';

/** Ends the offers whose time is over; one that was renewed meanwhile stays active. Called every minute by any number of processes. */
export async function expireJobOffers(services: Pick<OfferServices, 'db' | 'now' | 'queue'>): Promise<void> {
  await claimDue(services, async (tx, { at, limit }) => {
    const due = await dueToExpire(tx, at, limit);
    if (due.length === 0) return 0;
    await lockUsers(tx, [...new Set(due.map(({ employer_id }) => employer_id))]);
    const expired = await expire(
      tx,
      due.map(({ id }) => id),
      at,
    );
    for (const { id, expires_at: expiresAt } of expired) {
      if (expiresAt) await queueExpiryMail(services, tx, { offerId: id, expiresAt, kind: 'expired' });
    }
    return due.length;
  });
}
