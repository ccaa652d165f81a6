import type { Invoice } from './objects/invoices.ts';
import { priceText } from './page.ts';

// Writes an invoice as a minimal one-page A4 PDF, tagged for screen readers.

/** What is printed of an invoice. */
export type PrintedInvoice = Pick<
  Invoice,
  | 'id'
  | 'number'
  | 'created'
  | 'currency'
  | 'customer_name'
  | 'customer_email'
  | 'starting_balance'
  | 'total'
  | 'amount_due'
  | 'amount_paid'
> & {
  status_transitions: Pick<Invoice['status_transitions'], 'paid_at'>;
  lines: { data: readonly Pick<Invoice['lines']['data'][number], 'description' | 'amount' | 'period'>[] };
};

const day = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** The standard fonts have only Latin letters; other characters become question marks. */
const encode = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => ((letter.codePointAt(0) ?? 0) < 256 ? letter : '?'))
    .join('')
    .replace(/[\\()]/g, (mark) => `\\${mark}`)
    .replace(/[\r\n]+/g, ' ');

interface Row {
  text: string;
  /** Right-aligned. */
  amount?: string;
  size?: number;
  bold?: boolean;
  gap?: number;
}

function rowsOf(invoice: PrintedInvoice): Row[] {
  const money = (amount: number) => priceText(amount, invoice.currency);
  const { paid_at: paidAt } = invoice.status_transitions;
  return [
    { text: 'Invoice', size: 24, bold: true, gap: 40 },
    { text: `Number ${invoice.number ?? invoice.id}` },
    { text: `Date ${day(invoice.created)}` },
    { text: paidAt === null ? 'Not paid' : `Paid on ${day(paidAt)}`, gap: 30 },
    { text: `For ${invoice.customer_name ?? 'the customer'}` },
    ...(invoice.customer_email ? [{ text: invoice.customer_email }] : []),
    ...invoice.lines.data.map(({ description, amount, period }, index) => ({
      text: `${description}, ${day(period.start)} to ${day(period.end)}`,
      amount: money(amount),
      gap: index === 0 ? 48 : 0,
    })),
    { text: 'Total', amount: money(invoice.total), bold: true, gap: 30 },
    ...(invoice.starting_balance === 0
      ? []
      : [{ text: 'Taken off from the credit', amount: money(invoice.amount_due - invoice.total) }]),
    { text: 'To pay', amount: money(invoice.amount_due) },
    { text: 'Paid', amount: money(invoice.amount_paid), bold: true },
    { text: 'Made by a test provider: no money has moved.', size: 9, gap: 60 },
  ];
}

/** A structure element: its tag, and what it holds: a number of marked content on the page, or other elements. */
interface Element {
  tag: 'Document' | 'H1' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';
  holds: number | Element[];
}

/** What is drawn, and the structure of it. Rows with an amount are a table. */
function pageOf(invoice: PrintedInvoice): { content: string; document: Element } {
  let y = 780;
  const drawn: string[] = [];
  const draw = (tag: Element['tag'], x: number, font: string, words: string): Element => {
    const mark = drawn.length;
    drawn.push(`/${tag} << /MCID ${mark} >> BDC\nBT ${font} ${x} ${y.toFixed(1)} Td (${encode(words)}) Tj ET\nEMC`);
    return { tag, holds: mark };
  };
  const parts: Element[] = [];
  let rows: Element[] | null = null;
  for (const { text, amount, size = 11, bold = false, gap = 0 } of rowsOf(invoice)) {
    y -= gap + size * 1.6;
    const font = `${bold ? '/F2' : '/F1'} ${size} Tf`;
    if (amount === undefined) {
      rows = null;
      parts.push(draw(parts.length === 0 ? 'H1' : 'P', 60, font, text));
      continue;
    }
    if (!rows) {
      rows = [];
      parts.push({ tag: 'Table', holds: rows });
    }
    // A digit is about half as wide as the font size.
    const cells = [draw('TH', 60, font, text), draw('TD', 535 - amount.length * size * 0.53, font, amount)];
    rows.push({ tag: 'TR', holds: cells });
  }
  return { content: drawn.join('\n'), document: { tag: 'Document', holds: parts } };
}

const pageNumber = 3;
const firstElement = 10;

/** The objects of the structure, numbered from `firstElement`, and the element of each marked content. */
function structureOf(document: Element): { objects: string[]; owners: number[] } {
  const objects: string[] = [];
  const owners: number[] = [];
  const add = ({ tag, holds }: Element, parent: number): number => {
    const number = firstElement + objects.push('') - 1;
    if (typeof holds === 'number') owners[holds] = number;
    const kids = typeof holds === 'number' ? holds : `[${holds.map((kid) => `${add(kid, number)} 0 R`).join(' ')}]`;
    const scope = tag === 'TH' ? ' /A << /O /Table /Scope /Row >>' : '';
    objects[number - firstElement] =
      `<< /Type /StructElem /S /${tag} /P ${parent} 0 R /Pg ${pageNumber} 0 R /K ${kids}${scope} >>`;
    return number;
  };
  add(document, 8);
  return { objects, owners };
}

export function invoicePdf(invoice: PrintedInvoice): Buffer {
  const { content, document } = pageOf(invoice);
  const structure = structureOf(document);
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) /MarkInfo << /Marked true >> /StructTreeRoot 8 0 R ' +
      '/ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /StructParents 0 /Tabs /S ' +
      '/Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    `<< /Title (${encode(`Invoice ${invoice.number ?? invoice.id}`)}) >>`,
    `<< /Type /StructTreeRoot /K ${firstElement} 0 R /ParentTree 9 0 R /ParentTreeNextKey 1 >>`,
    `<< /Nums [0 [${structure.owners.map((owner) => `${owner} 0 R`).join(' ')}]] >>`,
    ...structure.objects,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = Buffer.byteLength(file, 'latin1');
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = Buffer.byteLength(file, 'latin1');
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
