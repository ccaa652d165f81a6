import type { Invoice } from './objects/invoices.ts';
import { priceText } from './page.ts';

// Writes an invoice as a minimal one-page A4 PDF.

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

function rowsOf(invoice: Invoice): Row[] {
  const money = (amount: number) => priceText(amount, invoice.currency);
  const { paid_at: paidAt } = invoice.status_transitions;
  return [
    { text: 'Invoice', size: 24, bold: true, gap: 40 },
    { text: `Number ${invoice.number ?? invoice.id}` },
    { text: `Date ${day(invoice.created)}` },
    { text: paidAt === null ? 'Not paid' : `Paid on ${day(paidAt)}`, gap: 30 },
    { text: `For ${invoice.customer_name ?? 'the customer'}` },
    ...(invoice.customer_email ? [{ text: invoice.customer_email }] : []),
    { text: '', gap: 30 },
    ...invoice.lines.data.map(({ description, amount, period }) => ({
      text: `${description}, ${day(period.start)} to ${day(period.end)}`,
      amount: money(amount),
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

function contentOf(invoice: Invoice): string {
  let y = 780;
  return rowsOf(invoice)
    .map(({ text, amount, size = 11, bold = false, gap = 0 }) => {
      y -= gap + size * 1.6;
      const font = bold ? '/F2' : '/F1';
      const at = (x: number, words: string) => `BT ${font} ${size} Tf ${x} ${y.toFixed(1)} Td (${encode(words)}) Tj ET`;
      // A digit is about half as wide as the font size.
      return amount === undefined ? at(60, text) : `${at(60, text)}\n${at(535 - amount.length * size * 0.53, amount)}`;
    })
    .join('\n');
}

export function invoicePdf(invoice: Invoice): Buffer {
  const content = contentOf(invoice);
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R ' +
      '/Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
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
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
