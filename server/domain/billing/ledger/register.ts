import type { NumberedDocument } from '../../../payment/history.ts';
import type { Ctx } from '../../core/context.ts';
import { dayMs } from '../../core/text/durations.ts';
import { validated } from '../../core/text/input/validation.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { askProvider } from '../provider/askProvider.ts';
import { atProvider } from '../provider/atProvider.ts';
import { boundsOf, type ReportPeriod, reportPeriod } from './report.input.ts';

/**
 * The invoices and credit notes of a period, by number. The provider makes them and keeps whom they name, so they are read there; what
 * reached the balance is in the ledger.
 */

export type RegisteredDocument = NumberedDocument & {
  /** What it brought to the balance, or took from it. Null: nothing, or it is not in the ledger yet. */
  settlement: { currency: string; amount: bigint; exchangeRate: number | null } | null;
};

/** Numbers that no document has, from the first to the last one. */
export type NumberGap = { first: string; last: string; count: number };

/** Sums in minor units. */
export type DocumentSums = { net: bigint; tax: bigint; gross: bigint };
export type RegisterTotal = {
  currency: string;
  /** Of paid invoices, and what was charged for them. */
  paid: DocumentSums & { charged: bigint };
  /** Of credit notes that count. */
  credited: DocumentSums;
};

export type InvoiceRegister = {
  from: Date;
  /** The first moment after it. */
  until: Date;
  documents: RegisteredDocument[];
  gaps: NumberGap[];
  totals: RegisterTotal[];
};

/** How far before the period is read: for drafts that got their number later, and for the numbers before the first one. */
const readBefore = { documents: 100, milliseconds: 7 * dayMs };

/** More missing numbers in a row are not looked for one by one. */
const lookedFor = 500;

/**
 * The register of a month, or of some days. For admins.
 * @throws SignInRequired, Forbidden, InvalidInput, Unavailable
 */
export async function invoiceRegister(ctx: Ctx, given: ReportPeriod): Promise<InvoiceRegister> {
  requireAdmin(ctx.viewer);
  const period = boundsOf(validated(reportPeriod, given), ctx.now());
  const { payment } = ctx;
  const parts = await atProvider(ctx, { employerIds: [] }, () =>
    askProvider(ctx, async () => [
      await readBack(payment.readNumberedInvoices(period.until), period.from),
      await readBack(payment.readNumberedCreditNotes(period.until), period.from),
    ]),
  );
  const isInPeriod = ({ issuedAt }: NumberedDocument) => issuedAt >= period.from && issuedAt < period.until;
  const listed = parts.flatMap(({ found }) => found).filter(isInPeriod);
  const documents = await settled(ctx, listed.toSorted(byNumber));
  const gaps: NumberGap[] = [];
  for (const { found, isWhole } of parts) {
    gaps.push(...(await unexplained(ctx, gapsIn(found.filter(isInPeriod), found, isWhole))));
  }
  return { ...period, documents, gaps, totals: totalsOf(documents) };
}

/** @returns those of the period and some before, and whether there are none before these */
async function readBack(
  newestFirst: AsyncIterable<NumberedDocument>,
  from: Date,
): Promise<{ found: NumberedDocument[]; isWhole: boolean }> {
  const found: NumberedDocument[] = [];
  let before = 0;
  for await (const document of newestFirst) {
    found.push(document);
    if (document.createdAt < from) before += 1;
    if (before >= readBefore.documents && document.createdAt.getTime() < from.getTime() - readBefore.milliseconds) {
      return { found, isWhole: false };
    }
  }
  return { found, isWhole: true };
}

/** The series of a number, and its place in it: 'HH-0017' is 17 of 'HH-'. */
function placeOf(number: string): { series: string; place: number; digits: number } {
  const [, series = number, digits = '0'] = /^(.*?)(\d{1,15})$/.exec(number) ?? [];
  return { series, place: Number(digits), digits: digits.length };
}

function byNumber(one: NumberedDocument, other: NumberedDocument): number {
  const [first, second] = [placeOf(one.number), placeOf(other.number)];
  const order = one.kind === other.kind ? 0 : one.kind === 'INVOICE' ? -1 : 1;
  return order || first.series.localeCompare(second.series, 'en') || first.place - second.place;
}

type Range = { series: string; digits: number; first: number; last: number };

/**
 * The numbers that no document has: up to the last one of the period in each series, from the one before it.
 * @param known also those before the period
 * @param isWhole whether there are none before these, so that a series begins with 1
 */
function gapsIn(documents: readonly NumberedDocument[], known: readonly NumberedDocument[], isWhole: boolean): Range[] {
  const places = groupedBy(
    known.map(({ number }) => placeOf(number)),
    ({ series }) => series,
  );
  const own = groupedBy(
    documents.map(({ number }) => placeOf(number)),
    ({ series }) => series,
  );
  return [...own].flatMap(([series, ofPeriod]) => {
    const digits = Math.max(...ofPeriod.map((one) => one.digits));
    const lowest = Math.min(...ofPeriod.map(({ place }) => place));
    const highest = Math.max(...ofPeriod.map(({ place }) => place));
    const all = (places.get(series) ?? []).map(({ place }) => place);
    // Of what lies before what was read, only the number before the first one is looked for.
    const begins = Math.max(...all.filter((place) => place < lowest), isWhole ? 0 : lowest - 2, 0);
    const between = all.filter((place) => place > begins && place <= highest).toSorted((one, other) => one - other);
    return between.flatMap((place, index) => {
      const before = between[index - 1] ?? begins;
      return place > before + 1 ? [{ series, digits, first: before + 1, last: place - 1 }] : [];
    });
  });
}

/** Without the numbers that our own records have. */
async function unexplained({ db }: Ctx, ranges: readonly Range[]): Promise<NumberGap[]> {
  const textOf = ({ series, digits }: Range, place: number) => `${series}${String(place).padStart(digits, '0')}`;
  const isShort = ({ first, last }: Range) => last - first < lookedFor;
  const placesOf = ({ first, last }: Range) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const asked = ranges.filter(isShort).flatMap((range) => placesOf(range).map((place) => textOf(range, place)));
  const where = { number: { in: asked } };
  const held = await Promise.all([
    db.invoice.findMany({ where, select: { number: true } }),
    db.creditNote.findMany({ where, select: { number: true } }),
  ]);
  const known = new Set(held.flat().map(({ number }) => number));
  const missing = ranges.flatMap((range) => {
    if (!isShort(range)) return [range];
    const parts: Range[] = [];
    for (const place of placesOf(range)) {
      const part = parts.at(-1);
      if (known.has(textOf(range, place))) continue;
      if (part?.last === place - 1) part.last = place;
      else parts.push({ ...range, first: place, last: place });
    }
    return parts;
  });
  return missing.map((range) => ({
    first: textOf(range, range.first),
    last: textOf(range, range.last),
    count: range.last - range.first + 1,
  }));
}

/** With what the ledger says of their payments and refunds. */
async function settled({ db }: Ctx, documents: readonly NumberedDocument[]): Promise<RegisteredDocument[]> {
  const invoiceIds = documents.flatMap(({ id, kind }) => (kind === 'INVOICE' ? [id] : []));
  const refundIds = documents.flatMap((document) => document.refundIds);
  const entries = await db.ledgerEntry.findMany({
    where: {
      OR: [
        { kind: 'PAYMENT', stripeInvoiceId: { in: invoiceIds } },
        { kind: 'REFUND', sourceId: { in: refundIds }, amount: { lt: 0 } },
      ],
    },
    select: { kind: true, stripeInvoiceId: true, sourceId: true, currency: true, amount: true, exchangeRate: true },
  });
  const entriesOf = groupedBy(entries, ({ kind, stripeInvoiceId, sourceId }) =>
    kind === 'PAYMENT' ? stripeInvoiceId : sourceId,
  );
  return documents.map((document) => {
    const own = (document.kind === 'INVOICE' ? [document.id] : document.refundIds).flatMap(
      (id) => entriesOf.get(id) ?? [],
    );
    const [first] = own;
    if (!first) return { ...document, settlement: null };
    const { currency, exchangeRate } = first;
    const amount = own.reduce((sum, entry) => sum + entry.amount, 0n);
    return { ...document, settlement: { currency, amount, exchangeRate } };
  });
}

function totalsOf(documents: readonly RegisteredDocument[]): RegisterTotal[] {
  const counted = documents.filter(({ state }) => state === 'PAID' || state === 'ISSUED');
  return [...groupedBy(counted, ({ currency }) => currency)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([currency, own]) => {
      const sum = (kind: NumberedDocument['kind'], part: 'net' | 'tax' | 'gross' | 'paid') =>
        own.reduce((total, one) => total + (one.kind === kind ? BigInt(one[part]) : 0n), 0n);
      const sums = (kind: NumberedDocument['kind']) => ({
        net: sum(kind, 'net'),
        tax: sum(kind, 'tax'),
        gross: sum(kind, 'gross'),
      });
      return {
        currency,
        paid: { ...sums('INVOICE'), charged: sum('INVOICE', 'paid') },
        credited: sums('CREDIT_NOTE'),
      };
    });
}

function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
