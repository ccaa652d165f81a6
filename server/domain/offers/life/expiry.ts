import { kyselyIn } from '../../../database/kysely.ts';
import { claimDue } from '../../core/write/claimDue.ts';
import type { OfferServices } from '../context.ts';
import { queueExpiryMail } from './expiryMail.ts';
import { holdEmployers } from './holdEmployers.ts';

/** Ends the offers whose time is over; one that was renewed meanwhile stays active. Called every minute by any number of processes. */
export async function expireJobOffers(services: Pick<OfferServices, 'db' | 'now' | 'queue'>): Promise<void> {
  await claimDue(services, async (tx, { at, limit }) => {
    const statements = kyselyIn(tx);
    const due = await statements
      .selectFrom('job_offer')
      .select(['id', 'employer_id'])
      .where(({ ref }) => ref('active'))
      .where('expires_at', '<=', at)
      .orderBy('expires_at')
      .limit(limit)
      .execute();
    if (due.length === 0) return 0;
    await holdEmployers(tx, [...new Set(due.map(({ employer_id }) => employer_id))]);
    const ids = due.map(({ id }) => id);
    const expired = await statements
      .updateTable('job_offer')
      .set({ state: 'EXPIRED', updated_at: at })
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .where(({ ref }) => ref('active'))
      .where('expires_at', '<=', at)
      .returning(['id', 'expires_at'])
      .execute();
    for (const { id, expires_at: expiresAt } of expired) {
      if (expiresAt) await queueExpiryMail(services, tx, { offerId: id, expiresAt, kind: 'expired' });
    }
    return due.length;
  });
}
