import { deferredRevenue } from '../../billing/ledger/deferred.ts';
import { type LedgerRange, ledgerBalances, ledgerTotals } from '../../billing/ledger/ledger.sql.ts';
import { invoiceRegister } from '../../billing/ledger/register.ts';
import type { ReportPeriod } from '../../billing/ledger/report.input.ts';
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
  'invoice-register': [
    'id',
    'row',
    'number',
    'issuedAt',
    'state',
    'buyer',
    'country',
    'taxNumber',
    'plan',
    'periodStart',
    'periodEnd',
    'currency',
    'net',
    'tax',
    'gross',
    'charged',
    'settledCurrency',
    'settled',
    'exchangeRate',
    'invoiceNumber',
    'document',
  ],
  'deferred-revenue': ['id', 'row', 'endOf', 'month', 'currency', 'amount'],
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

/** A row of a file whose cells are empty. */
const emptyRow = (name: ExportName): Record<string, Cell> =>
  Object.fromEntries(exportColumns[name].map((column) => [column, null]));

const summary = (
  row: string,
  currency: string,
  { amount, fee, net }: { amount?: bigint; fee?: bigint; net: bigint },
): Record<string, Cell> => ({
  ...emptyRow('ledger'),
  row,
  currency,
  amount: amount === undefined ? null : decimal(amount, currency),
  fee: fee === undefined ? null : decimal(fee, currency),
  net: decimal(net, currency),
});

/** The documents of a period by number, then its totals, then the numbers that are missing. A credit note has negative amounts. */
export async function registerRows(ctx: Ctx, period: ReportPeriod): Promise<ExportedRows> {
  const { documents, totals, gaps } = await invoiceRegister(ctx, period);
  const rows = documents.map(({ plan, settlement, currency, ...document }, index) => {
    const isInvoice = document.kind === 'INVOICE';
    const amount = (size: number) => decimal(BigInt(isInvoice ? size : -size), currency);
    return {
      id: index + 1,
      row: isInvoice ? 'invoice' : 'credit note',
      number: document.number,
      issuedAt: document.issuedAt,
      state: document.state.toLowerCase().replace('_', ' '),
      buyer: document.buyer,
      country: document.country,
      taxNumber: document.taxNumber,
      plan: plan?.recurringMode.toLowerCase() ?? null,
      periodStart: plan?.from ?? null,
      periodEnd: plan?.until ?? null,
      currency,
      net: amount(document.net),
      tax: amount(document.tax),
      gross: amount(document.gross),
      charged: isInvoice ? amount(document.paid) : null,
      settledCurrency: settlement?.currency ?? null,
      settled: settlement && decimal(settlement.amount, settlement.currency),
      exchangeRate: settlement?.exchangeRate ?? null,
      invoiceNumber: document.invoiceNumber,
      document: document.id,
    };
  });
  const ends = [
    ...totals.flatMap(({ currency, paid, credited }) => {
      const part = (amount: bigint) => decimal(amount, currency);
      const { net, tax, gross } = credited;
      const invoices = { net: part(paid.net), tax: part(paid.tax), gross: part(paid.gross) };
      return [
        { ...emptyRow('invoice-register'), row: 'total paid', currency, ...invoices, charged: part(paid.charged) },
        {
          ...emptyRow('invoice-register'),
          row: 'total credited',
          currency,
          net: part(-net),
          tax: part(-tax),
          gross: part(-gross),
        },
      ];
    }),
    ...gaps.map(({ first, last, count }) => ({
      ...emptyRow('invoice-register'),
      row: 'missing',
      number: count === 1 ? first : `${first} to ${last}`,
    })),
  ];
  return atOnce(rows, ends);
}

/** What belongs to each later month, by currency, and the sums. */
export async function deferredRows(ctx: Ctx, given: string | null): Promise<ExportedRows> {
  const { month: endOf, currencies } = await deferredRevenue(ctx, given);
  const rows = currencies
    .flatMap(({ currency, months, total }) => [
      ...months.map(({ month, amount }) => ({
        row: 'month',
        endOf,
        month,
        currency,
        amount: decimal(amount, currency),
      })),
      { row: 'total', endOf, month: null, currency, amount: decimal(total, currency) },
    ])
    .map((row, index) => ({ id: index + 1, ...row }));
  return atOnce(rows);
}

/** Rows that are in memory already. Their ids are 1, 2, 3 … */
const atOnce = (rows: ExportRow[], ends: Record<string, Cell>[] = []): ExportedRows => ({
  count: async () => rows.length + ends.length,
  after: async (id, take) => rows.slice(id, id + take),
  end: async () => ends,
});
