import { minorDigits } from './currency.ts';
import type { CreditNote, Invoice } from './objects/invoices.ts';
import { type Cell, edges, type Look, type Page, pdfOf } from './pdfDocument.ts';
import { TAX_PERCENT } from './tax.ts';

// The documents that are handed in: an invoice, and a credit note of one. In English; `words` is where another language belongs.

const words = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  number: 'Number',
  issued: 'Date of issue',
  paidOn: 'Paid on',
  ofInvoice: 'Of the invoice',
  from: 'From',
  to: 'Bill to',
  description: 'Description',
  period: 'Period',
  amount: 'Amount',
  withoutTax: 'Total without tax',
  tax: `Tax ${TAX_PERCENT} %, included`,
  noTax: 'No tax',
  noTaxAmount: 'not charged',
  total: 'Total',
  credit: 'Taken off from the credit',
  addedToCredit: 'Added to the credit',
  paid: 'Paid',
  due: 'Amount due',
  refunded: 'Refunded',
  sandbox: 'Made by a test provider: no money has moved.',
  nobody: 'No seller is set.',
  taxNumber: 'Tax number',
};

export type PrintedInvoice = Pick<
  Invoice,
  | 'id'
  | 'number'
  | 'created'
  | 'currency'
  | 'customer_name'
  | 'customer_email'
  | 'footer'
  | 'starting_balance'
  | 'total'
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
> & {
  // What is missing in invoices of before.
  automatic_tax?: Invoice['automatic_tax'];
  customer_address?: Invoice['customer_address'];
  customer_tax_ids?: Invoice['customer_tax_ids'];
  seller?: Invoice['seller'];
  total_taxes?: Invoice['total_taxes'];
  status_transitions: Pick<Invoice['status_transitions'], 'finalized_at' | 'paid_at'>;
  lines: { data: readonly Pick<Invoice['lines']['data'][number], 'description' | 'amount' | 'period'>[] };
};

export type PrintedCreditNote = Pick<CreditNote, 'number' | 'created' | 'amount' | 'currency' | 'memo' | 'total_taxes'>;

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
const day = (seconds: number): string => dayFormat.format(seconds * 1000);

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** 'SGD 49.00', 'JPY 4,900', 'KWD 4.900' */
export function moneyText(amount: number, code: string): string {
  const digits = minorDigits(code.toUpperCase());
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${code.toUpperCase()} ${new Intl.NumberFormat('en', decimals).format(amount / 10 ** digits)}`;
}

function sellerLines({ seller }: PrintedInvoice): string[] {
  if (!seller?.name) return [words.nobody];
  return [seller.name, ...seller.address, ...(seller.taxNumber ? [`${words.taxNumber} ${seller.taxNumber}`] : [])];
}

function buyerLines(invoice: PrintedInvoice): string[] {
  const { customer_name: name, customer_email: email, customer_address: at, customer_tax_ids: numbers = [] } = invoice;
  const town = [at?.postal_code, at?.city].filter(Boolean).join(' ');
  return [
    name,
    at?.line1,
    at?.line2,
    town,
    at?.state,
    at?.country && countries.of(at.country),
    email,
    ...numbers.map(({ value }) => `${words.taxNumber} ${value}`),
  ].filter((line): line is string => Boolean(line));
}

const width = edges.right - edges.left;

/** A row of two cells: what it is, and the amount at the right edge. */
const sum = (text: string, amount: string, look: Look = {}): Cell[] => [
  { ...look, text, scope: 'Row', at: edges.left, width: width - 150 },
  { ...look, text: amount, at: edges.right - 140, width: 140, alignsRight: true },
];

const fact = (text: string, value: string): Cell[] => [
  { text, scope: 'Row', at: edges.left, width: 120, soft: true },
  { text: value, at: edges.left + 130, width: width - 130 },
];

function head(page: Page, title: string, facts: readonly (readonly [string, string])[], invoice: PrintedInvoice): void {
  page.heading(title, 1, { size: 24 });
  page.space(10);
  page.table(facts.map(([name, value]) => fact(name, value)));
  page.space(16);
  page.beside([
    { title: words.from, lines: sellerLines(invoice) },
    { title: words.to, lines: buyerLines(invoice) },
  ]);
  page.space(24);
}

function foot(page: Page, invoice: PrintedInvoice): void {
  page.space(30);
  if (invoice.footer) page.paragraph(invoice.footer.split('\n'), { soft: true });
  page.paragraph([words.sandbox], { size: 8, soft: true });
}

/** The tax within the total, or that there is none. */
function taxRows(invoice: PrintedInvoice, total: number, taxes: Invoice['total_taxes'] = []): Cell[][] {
  if (!invoice.automatic_tax?.enabled) return [sum(words.noTax, words.noTaxAmount)];
  const tax = taxes.reduce((all, { amount }) => all + amount, 0);
  return [
    sum(words.withoutTax, moneyText(total - tax, invoice.currency)),
    sum(words.tax, moneyText(tax, invoice.currency)),
  ];
}

export function invoicePdf(invoice: PrintedInvoice): Promise<Buffer> {
  const money = (amount: number) => moneyText(amount, invoice.currency);
  const { paid_at: paidAt, finalized_at: finalizedAt } = invoice.status_transitions;
  const number = invoice.number ?? invoice.id;
  const credit = invoice.amount_due - invoice.total;
  return pdfOf(`${words.invoice} ${number}`, (page) => {
    head(
      page,
      words.invoice,
      [
        [words.number, number],
        [words.issued, day(finalizedAt ?? invoice.created)],
        ...(paidAt === null ? [] : [[words.paidOn, day(paidAt)] as const]),
      ],
      invoice,
    );
    page.heading(`${words.due} ${money(invoice.amount_remaining)}`, 2, { size: 16 });
    page.space(14);
    page.table([
      [
        { text: words.description, scope: 'Column', at: edges.left, width: 190, bold: true },
        { text: words.period, scope: 'Column', at: edges.left + 200, width: 150, bold: true },
        { text: words.amount, scope: 'Column', at: edges.right - 130, width: 130, bold: true, alignsRight: true },
      ],
      ...invoice.lines.data.map(({ description, amount, period }): Cell[] => [
        { text: description, at: edges.left, width: 190 },
        { text: `${day(period.start)} to ${day(period.end)}`, at: edges.left + 200, width: 150 },
        { text: money(amount), at: edges.right - 130, width: 130, alignsRight: true },
      ]),
    ]);
    page.rule();
    page.table([
      ...taxRows(invoice, invoice.total, invoice.total_taxes),
      sum(words.total, money(invoice.total), { bold: true }),
      ...(credit === 0 ? [] : [sum(credit < 0 ? words.credit : words.addedToCredit, money(credit))]),
      sum(words.paid, money(invoice.amount_paid)),
      sum(words.due, money(invoice.amount_remaining), { bold: true }),
    ]);
    foot(page, invoice);
  });
}

export function creditNotePdf(note: PrintedCreditNote, invoice: PrintedInvoice): Promise<Buffer> {
  return pdfOf(`${words.creditNote} ${note.number}`, (page) => {
    head(
      page,
      words.creditNote,
      [
        [words.number, note.number],
        [words.issued, day(note.created)],
        [words.ofInvoice, invoice.number ?? invoice.id],
      ],
      invoice,
    );
    page.heading(`${words.refunded} ${moneyText(note.amount, note.currency)}`, 2, { size: 16 });
    if (note.memo) page.paragraph([note.memo]);
    page.space(14);
    page.table([
      ...taxRows(invoice, note.amount, note.total_taxes),
      sum(words.total, moneyText(note.amount, note.currency), { bold: true }),
    ]);
    foot(page, invoice);
  });
}
