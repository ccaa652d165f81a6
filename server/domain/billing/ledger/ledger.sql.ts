import { sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Sql, Tx } from '../../../database/sql.ts';
import type { LedgerKind } from '../../../generated/prisma/client.ts';

/** By how much each kind of movement has changed the balance, in minor units of the currency. */
export type LedgerSums = {
  received: bigint;
  refunded: bigint;
  disputed: bigint;
  fees: bigint;
  other: bigint;
  /** All of these: what was earned. */
  net: bigint;
  paidOut: bigint;
};

/** `period`: a day (YYYY-MM-DD) or a month (YYYY-MM). */
export type LedgerPeriod = LedgerSums & { currency: string; period: string };

/** From the first of these times to before the other; all times where there is none. `upTo`: the last entry that counts. */
export type LedgerRange = { from?: Date | undefined; until?: Date | undefined; upTo?: number | undefined };

const formats = { day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const;

/** The movements of each day or month (UTC) that has any, by currency. */
export async function ledgerPeriods(
  kysely: Sql,
  unit: keyof typeof formats,
  range: LedgerRange,
): Promise<LedgerPeriod[]> {
  const { rows } = await sql<Record<keyof LedgerPeriod, string>>`
    SELECT currency, to_char(created_at AT TIME ZONE 'UTC', ${sql.lit(formats[unit])}) AS period,
      ${amountOf('PAYMENT')} AS received, ${amountOf('REFUND')} AS refunded, ${amountOf('DISPUTE')} AS disputed,
      ${amountOf('FEE')} - sum(fee) AS fees, ${amountOf('OTHER')} AS other,
      sum(amount - fee) - ${amountOf('PAYOUT')} AS net, ${amountOf('PAYOUT')} AS "paidOut"
    FROM ledger_entry WHERE ${inRange(range)} GROUP BY 1, 2 ORDER BY 1, 2`.execute(kysely);
  return rows.map(({ currency, period, ...sums }) => ({
    currency,
    period,
    received: BigInt(sums.received),
    refunded: BigInt(sums.refunded),
    disputed: BigInt(sums.disputed),
    fees: BigInt(sums.fees),
    other: BigInt(sums.other),
    net: BigInt(sums.net),
    paidOut: BigInt(sums.paidOut),
  }));
}

/** What was in the balance after these movements, by currency. */
export const ledgerBalances = async (tx: Tx, range: LedgerRange): Promise<Map<string, bigint>> =>
  new Map((await ledgerTotals(kyselyIn(tx), range)).map(({ currency, amount, fee }) => [currency, amount - fee]));

/** The sums of the columns of these entries, by currency. */
export async function ledgerTotals(
  kysely: Sql,
  range: LedgerRange,
): Promise<{ currency: string; amount: bigint; fee: bigint }[]> {
  const { rows } = await sql<{ currency: string; amount: string; fee: string }>`
    SELECT currency, sum(amount) AS amount, sum(fee) AS fee FROM ledger_entry WHERE ${inRange(range)}
    GROUP BY 1 ORDER BY 1`.execute(kysely);
  return rows.map(({ currency, amount, fee }) => ({ currency, amount: BigInt(amount), fee: BigInt(fee) }));
}

const amountOf = (kind: LedgerKind) => sql`coalesce(sum(amount) FILTER (WHERE kind = ${sql.lit(kind)}), 0)`;

const inRange = ({ from, until, upTo }: LedgerRange) =>
  sql<boolean>`${from ? sql`created_at >= ${from}` : sql`true`} AND ${until ? sql`created_at < ${until}` : sql`true`}
    AND ${upTo === undefined ? sql`true` : sql`id <= ${upTo}`}`;
