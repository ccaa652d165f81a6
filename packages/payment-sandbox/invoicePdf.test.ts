import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { invoicePdf, moneyText, type PrintedInvoice } from './invoicePdf.ts';

const printed: PrintedInvoice = {
  id: 'in_1',
  number: 'A-0001',
  created: 1_764_000_000,
  currency: 'sgd',
  customer_name: 'Café (North)',
  customer_email: 'erin@example.test',
  customer_address: {
    line1: '1 Raffles Place',
    line2: null,
    postal_code: '048616',
    city: 'Singapore',
    state: null,
    country: 'SG',
  },
  customer_tax_ids: [{ type: 'sg_uen', value: '201912345K' }],
  footer: null,
  seller: { name: 'Hourhand Pte Ltd', address: ['8 Marina View', 'Singapore 018960'], taxNumber: 'M2-1234567-8' },
  status_transitions: { finalized_at: 1_764_000_000, paid_at: 1_764_000_000 },
  starting_balance: 0,
  lines: {
    data: [{ description: 'Monthly subscription', amount: 4900, period: { start: 1_764_000_000, end: 1_766_592_000 } }],
  },
  total: 4900,
  amount_due: 4900,
  amount_paid: 4900,
  amount_remaining: 0,
};

/** The objects of a file by their numbers. */
function objectsOf(file: Buffer): Map<string, { head: string; stream: string }> {
  const text = file.toString('latin1');
  return new Map(
    [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => {
      const [head = '', stream] = body.split(/\nstream\n/);
      const bytes = Buffer.from(stream?.replace(/\nendstream$/, '') ?? '', 'latin1');
      return [id, { head, stream: head.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : '' }];
    }),
  );
}

/** The tags of the file in the order in which a screen reader reads them, with their texts. */
function readAloud(file: Buffer): string[] {
  const objects = objectsOf(file);
  const bodyOf = (id = '') => objects.get(id) ?? { head: '', stream: '' };
  const [, catalog = ''] = [...objects.values()].flatMap(({ head }) => /\/StructTreeRoot (\d+) 0 R/.exec(head) ?? []);
  const page = [...objects.values()].find(({ head }) => /\/Type \/Page\n/.test(head))?.head ?? '';
  const content = bodyOf(/\/Contents (\d+) 0 R/.exec(page)?.[1]).stream;
  const fonts = new Map(
    [...bodyOf(/\/Resources (\d+) 0 R/.exec(page)?.[1]).head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
      ([, name = '', id]) => {
        const letters = new Map<number, string>();
        const map = bodyOf(/\/ToUnicode (\d+) 0 R/.exec(bodyOf(id).head)?.[1]).stream;
        for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
          for (const [index, [, code = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
            const hex = code.replaceAll(' ', '');
            const letter = Buffer.from(hex, 'hex').swap16().toString('utf16le');
            letters.set(Number.parseInt(first, 16) + index, letter);
          }
        }
        return [name, letters] as const;
      },
    ),
  );
  const marked = new Map(
    [...content.matchAll(/\/\w+ <<[^>]*\/MCID (\d+)[^>]*>> BDC([\s\S]*?)EMC/g)].map(([, mark, drawn = '']) => {
      const lines = [...drawn.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)];
      let font = new Map<number, string>();
      let text = '';
      for (const [, name, shown] of lines) {
        if (name !== undefined) font = fonts.get(name) ?? font;
        for (const [, hex = ''] of shown?.matchAll(/<(\w+)>/g) ?? []) {
          for (const code of hex.match(/.{4}/g) ?? []) text += font.get(Number.parseInt(code, 16)) ?? '\ufffd';
        }
        if (shown !== undefined) text += '|';
      }
      return [mark, text.replace(/\|$/, '')];
    }),
  );
  const walk = (id: string): string[] => {
    const { head } = bodyOf(id);
    const tag = /\/S \/(\w+)/.exec(head)?.[1] ?? '';
    const scope = /\/Scope \/(\w+)/.exec(head)?.[1];
    const kids = /\/K \[([^\]]*)\]/.exec(head)?.[1] ?? /\/K (\d+ 0 R|\d+)/.exec(head)?.[1] ?? '';
    const below = [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => walk(kid));
    const mark = /\/MCID (\d+)/.exec(kids)?.[1] ?? /^\s*(\d+)\s*$/.exec(kids)?.[1];
    const text = marked.get(mark);
    return [`${tag}${scope ? ` ${scope}` : ''}${text === undefined ? '' : `: ${text}`}`, ...below];
  };
  const [, root = ''] = /\/K \[?(\d+) 0 R/.exec(bodyOf(catalog).head) ?? [];
  return walk(root);
}

it('an invoice is tagged, with its language and title, and names both sides', async () => {
  const file = await invoicePdf({
    ...printed,
    automatic_tax: {
      enabled: true,
      disabled_reason: null,
      liability: { type: 'self' },
      provider: 'stripe',
      status: 'complete',
    },
    total_taxes: [
      {
        amount: 405,
        tax_behavior: 'inclusive',
        tax_rate_details: { tax_rate: 'txr_1' },
        taxability_reason: 'standard_rated',
        taxable_amount: 4495,
        type: 'tax_rate_details',
      },
    ],
  });
  const text = file.toString('latin1');
  expect(text).toContain('/Marked true');
  expect(text).toContain('/Lang (en)');
  expect(text).toContain('<rdf:li xml:lang="x-default">Invoice A-0001</rdf:li>');
  expect(text).toContain('/DisplayDocTitle true');
  expect(readAloud(file)).toEqual([
    'Document',
    'H1: Invoice',
    'Table',
    ...['TR', 'TH Row: Number', 'TD: A-0001'],
    ...['TR', 'TH Row: Date of issue', 'TD: November 24, 2025'],
    ...['TR', 'TH Row: Paid on', 'TD: November 24, 2025'],
    'H2: From',
    'P: Hourhand Pte Ltd|8 Marina View|Singapore 018960|Tax number M2-1234567-8',
    'H2: Bill to',
    'P: Café (North)|1 Raffles Place|048616 Singapore|Singapore|erin@example.test|Tax number 201912345K',
    'H2: Amount due SGD 0.00',
    'Table',
    ...['TR', 'TH Column: Description', 'TH Column: Period', 'TH Column: Amount'],
    ...['TR', 'TD: Monthly subscription', 'TD: November 24, 2025 to|December 24, 2025', 'TD: SGD 49.00'],
    'Table',
    ...['TR', 'TH Row: Total without tax', 'TD: SGD 44.95'],
    ...['TR', 'TH Row: Tax 9 %, included', 'TD: SGD 4.05'],
    ...['TR', 'TH Row: Total', 'TD: SGD 49.00'],
    ...['TR', 'TH Row: Paid', 'TD: SGD 49.00'],
    ...['TR', 'TH Row: Amount due', 'TD: SGD 0.00'],
    'P: Made by a test provider: no money has moved.',
  ]);
});

it('amounts have the decimals of their currency', () => {
  expect(moneyText(4900, 'sgd')).toBe('SGD 49.00');
  expect(moneyText(4900, 'jpy')).toBe('JPY 4,900');
  expect(moneyText(4900, 'kwd')).toBe('KWD 4.900');
});
