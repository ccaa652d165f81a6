import { expect, it } from 'vitest';
import { invoicePdf, type PrintedInvoice } from './invoicePdf.ts';

const printed: PrintedInvoice = {
  id: 'in_1',
  number: 'A-0001',
  created: 1_764_000_000,
  currency: 'sgd',
  customer_name: 'Café (North)',
  customer_email: 'erin@example.test',
  status_transitions: { paid_at: 1_764_000_000 },
  starting_balance: 0,
  lines: {
    data: [{ description: 'Monthly subscription', amount: 4900, period: { start: 1_764_000_000, end: 1_766_592_000 } }],
  },
  total: 4900,
  amount_due: 4900,
  amount_paid: 4900,
};

/** The tags of the file in the order in which a screen reader reads them, with their texts. */
function readAloud(file: string): string[] {
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body ?? '']),
  );
  const marked = new Map(
    [...file.matchAll(/\/(\w+) << \/MCID (\d+) >> BDC\nBT [^(]*\((.*)\) Tj ET\nEMC/g)].map(([, , mark, text]) => [
      mark,
      text,
    ]),
  );
  const owners = /\/Nums \[0 \[(.*)\]\]/.exec(file)?.[1]?.match(/\d+(?= 0 R)/g) ?? [];
  const walk = (id: string, parent: string): string[] => {
    const body = objects.get(id) ?? '';
    expect(body).toContain(`/P ${parent} 0 R`);
    const tag = /\/S \/(\w+)/.exec(body)?.[1] ?? '';
    const mark = /\/K (\d+)/.exec(body)?.[1];
    if (mark !== undefined) {
      expect(owners[Number(mark)]).toBe(id);
      return [`${tag} ${marked.get(mark)}`];
    }
    const kids = /\/K \[(.*?)\]/.exec(body)?.[1]?.match(/\d+(?= 0 R)/g) ?? [];
    return [tag, ...kids.flatMap((kid) => walk(kid, id))];
  };
  const [, root = ''] = /\/StructTreeRoot (\d+) 0 R/.exec(objects.get('1') ?? '') ?? [];
  return walk(/\/K (\d+) 0 R/.exec(objects.get(root) ?? '')?.[1] ?? '', root);
}

it('an invoice is tagged, with its language and title', () => {
  const file = invoicePdf(printed).toString('latin1');
  expect(file).toContain('/MarkInfo << /Marked true >>');
  expect(file).toContain('/Lang (en)');
  expect(file).toContain('/Title (Invoice A-0001)');
  expect(file).toContain('/DisplayDocTitle true');
  expect(readAloud(file)).toEqual([
    'Document',
    'H1 Invoice',
    'P Number A-0001',
    expect.stringMatching(/^P Date /),
    expect.stringMatching(/^P Paid on /),
    'P For Caf\u00e9 \\(North\\)',
    'P erin@example.test',
    'Table',
    'TR',
    expect.stringMatching(/^TH Monthly subscription, /),
    expect.stringMatching(/^TD .*49/),
    'TR',
    'TH Total',
    expect.stringMatching(/^TD .*49/),
    'TR',
    'TH To pay',
    expect.stringMatching(/^TD .*49/),
    'TR',
    'TH Paid',
    expect.stringMatching(/^TD .*49/),
    'P Made by a test provider: no money has moved.',
  ]);
});
