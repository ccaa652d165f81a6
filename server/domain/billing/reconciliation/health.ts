import type { CoreServices } from '../../core/context.ts';

/** What the operator watches: how many differences are open, and when the last comparison ended. */
export async function reconciliationHealth(
  db: CoreServices['db'],
): Promise<{ differences: number; comparedAt: Date | null }> {
  const [differences, last] = await Promise.all([
    db.paymentDifference.count({ where: { settledAt: null } }),
    db.reconciliation.aggregate({ _max: { endedAt: true } }),
  ]);
  return { differences, comparedAt: last._max.endedAt };
}
