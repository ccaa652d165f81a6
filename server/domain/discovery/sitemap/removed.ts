import type { BillingServices } from '../../billing/context.ts';
import { lookUpJobOffer } from './removed.sql.ts';

/**
 * Whether this existed and was deleted, which search engines process at once. Paused profiles and closed offers may
 * return, and are unknown to other viewers (docs/product/search.md, 'Public pages').
 */

export async function jobSeekerWasRemoved({ db }: Pick<BillingServices, 'db'>, id: number): Promise<boolean> {
  const where = { id, role: 'ROLE_CANDIDATE', deletedAt: { not: null } } as const;
  return (await db.user.count({ where })) > 0;
}

/** A deleted offer leaves no row: its id is below the sequence's value, but no row has it. */
export async function jobOfferWasRemoved({ sql }: Pick<BillingServices, 'sql'>, id: number): Promise<boolean> {
  const { wasUsed, exists } = await lookUpJobOffer(sql, id);
  return wasUsed === true && !exists;
}
