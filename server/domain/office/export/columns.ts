import { type LedgerRange, ledgerBalances, ledgerTotals } from '../../billing/ledger/ledger.sql.ts';
import { offerFieldNames } from '../../core/catalog/offerFields.input.ts';
import { textsInFiles } from '../../core/catalog/profileFields.input.ts';
import type { Ctx } from '../../core/context.ts';
import { decimalText } from '../../core/text/format/decimal.ts';
import type { ExportName } from './export.input.ts';

const requestColumns = [
  'id',
  'employerId',
  'employer',
  'jobSeekerId',
  'jobSeeker',
  'name',
  'email',
  'whatsApp',
  'company',
  'description',
  'partTime',
  'fullTime',
  'status',
  'createdAt',
  'activatedAt',
] as const;

/** The first line of each file, also of one without rows. A column that is missing here is not in the file. */
export const exportColumns: Record<ExportName, readonly string[]> = {
  'job-seekers': [
    'id',
    'name',
    'email',
    'whatsApp',
    'active',
    'paused',
    'updated',
    'title',
    'description',
    'job',
    'city',
    'minRate',
    'experience',
    'gender',
    'language',
    'countryOfOrigin',
    'situationInCountry',
    ...textsInFiles,
    'partTime',
    'fullTime',
    'createdAt',
    'lastMessageAt',
  ],
  employers: [
    'id',
    'name',
    'email',
    'whatsApp',
    'company',
    'city',
    'guest',
    'activeOffers',
    'createdAt',
    'lastMessageAt',
  ],
  'job-offers': [
    'id',
    'employerId',
    'employer',
    // Of the form. A job and a city are named.
    ...offerFieldNames
      .filter((name) => name !== 'employerId' && name !== 'photoUri')
      .map((name) => name.replace(/Id$/, '')),
    'createdAt',
    'expiresAt',
  ],
  'contact-requests': requestColumns,
  introductions: requestColumns,
  ledger: [
    'id',
    'row',
    'createdAt',
    'availableAt',
    'kind',
    'type',
    'entry',
    'source',
    'payment',
    'invoice',
    'invoiceNumber',
    'currency',
    'amount',
    'fee',
    'net',
  ],
};

/** What files are made of. */

/** A number as it is written, which is not guarded against formulas. */
export type Decimal = { readonly decimal: string };

export type Cell = string | number | boolean | Date | Decimal | null;
export type ExportRow = { id: number } & Readonly<Record<string, Cell>>;

/** The rows of a list with a filter, by id. */
export type ExportedRows = {
  count: () => Promise<number>;
  /** At most `take` rows after the one with this id. */
  after: (id: number, take: number) => Promise<ExportRow[]>;
  /** Rows after the last one, such as totals. */
  end?: () => Promise<Record<string, Cell>[]>;
};

/**
 * The entries of a month by time, and for each currency what was in the balance before, the totals, and what was in it after: the first
 * and the second make the third, to the smallest unit.
 */
export async function ledgerRows({ db, sql }: Ctx, { from, until }: LedgerRange): Promise<ExportedRows> {
  const last = await db.ledgerEntry.aggregate({ _max: { id: true } });
  // What is added while the file is read is in neither its rows nor its totals.
  const upTo = last._max.id ?? 0;
  const where = { id: { lte: upTo }, createdAt: { ...(from && { gte: from }), ...(until && { lt: until }) } };
  const order = [{ createdAt: 'asc' }, { id: 'asc' }] as const;
  const [totals, before, entries] = await Promise.all([
    ledgerTotals(sql, { from, until, upTo }),
    from ? ledgerBalances(sql, { until: from, upTo }) : new Map<string, bigint>(),
    db.ledgerEntry.count({ where }),
  ]);
  const currencies = [...new Set([...totals.map(({ currency }) => currency), ...before.keys()])].toSorted();
  const ends = currencies.flatMap((currency) => {
    const { amount = 0n, fee = 0n } = totals.find((total) => total.currency === currency) ?? {};
    const opening = before.get(currency) ?? 0n;
    return [
      summary('opening balance', currency, { net: opening }),
      summary('total', currency, { amount, fee, net: amount - fee }),
      summary('closing balance', currency, { net: opening + amount - fee }),
    ];
  });
  return {
    count: async () => entries + ends.length,
    after: async (id, take) => {
      const page = { where, orderBy: [...order], take };
      const rows = await (id === 0
        ? db.ledgerEntry.findMany(page)
        : db.ledgerEntry.findMany({ ...page, cursor: { id }, skip: 1 }));
      const ids = rows.map(({ stripeInvoiceId }) => stripeInvoiceId).filter((own) => own !== null);
      const invoices = await db.invoice.findMany({
        where: { stripeInvoiceId: { in: ids } },
        select: { id: true, number: true, stripeInvoiceId: true },
      });
      const invoiceOf = new Map(invoices.map((invoice) => [invoice.stripeInvoiceId, invoice]));
      return rows.map((row) => {
        const { currency, amount, fee } = row;
        const invoice = row.stripeInvoiceId === null ? undefined : invoiceOf.get(row.stripeInvoiceId);
        return {
          id: row.id,
          row: 'entry',
          createdAt: row.createdAt,
          availableAt: row.availableAt,
          kind: row.kind.toLowerCase(),
          type: row.type,
          entry: row.providerId,
          source: row.sourceId,
          payment: row.paymentId,
          invoice: invoice?.id ?? null,
          invoiceNumber: invoice?.number ?? null,
          currency,
          amount: decimal(amount, currency),
          fee: decimal(fee, currency),
          net: decimal(amount - fee, currency),
        };
      });
    },
    end: async () => ends,
  };
}

const decimal = (amount: bigint, currency: string): Decimal => ({ decimal: decimalText(amount, currency) });

const summary = (
  row: string,
  currency: string,
  { amount, fee, net }: { amount?: bigint; fee?: bigint; net: bigint },
): Record<string, Cell> => ({
  id: null,
  row,
  createdAt: null,
  availableAt: null,
  kind: null,
  type: null,
  entry: null,
  source: null,
  payment: null,
  invoice: null,
  invoiceNumber: null,
  currency,
  amount: amount === undefined ? null : decimal(amount, currency),
  fee: fee === undefined ? null : decimal(fee, currency),
  net: decimal(net, currency),
});
