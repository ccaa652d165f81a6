import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportPath } from '../../../server/domain/office/export/export.input.ts';
import { minorDigits } from '../../../server/payment/currency.ts';
import { testFixtures } from '../../access/fixtures.ts';
import { visitorsOf } from '../../rest/visitors.ts';
import { fixture } from '../../support/fixtures.ts';

/** The ledger: the database keeps its entries, and a month of them is a file that balances to the smallest unit, by currency. */

const fixtures = testFixtures();
const visitors = fixture(() => visitorsOf(fixtures));

const may = exportPath('ledger', { month: '2031-05' });

beforeAll(async () => {
  const { db } = fixtures.app.services;
  const at = (day: string) => new Date(`2031-${day}T12:00:00Z`);
  const kinds = ['PAYMENT', 'REFUND', 'DISPUTE', 'FEE', 'PAYOUT', 'OTHER'] as const;
  await db.ledgerEntry.createMany({
    data: ['SGD', 'JPY', 'KWD'].flatMap((currency, place) =>
      ['04-30', '05-20', '05-02', '06-01'].flatMap((day, index) =>
        kinds.map((kind, number) => ({
          providerId: `txn_${currency}_${day}_${kind}`,
          kind,
          type: kind === 'OTHER' ? '=cmd' : kind.toLowerCase(),
          currency,
          amount: BigInt((kind === 'PAYMENT' ? 1_000_007 : -7) * (number + 1) * (index + 1)),
          fee: BigInt(kind === 'PAYMENT' ? 333 * (place + 1) : 0),
          createdAt: at(day),
          availableAt: at(day),
        })),
      ),
    ),
  });
});

it('permissions a month is checked', async () => {
  const response = await visitors.admin.fetch(exportPath('ledger', { month: '2031-13' }));
  expect([response.status, Object.keys((await response.json()).children)]).toEqual([400, ['month']]);
});

describe('a file', () => {
  it('has the entries of its month by time, and opening and net make closing', async () => {
    const response = await visitors.admin.fetch(may);
    const text = await response.text();
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
    expect(response.headers.get('x-total-rows')).toBe(String(rows.length));
    const entries = rows.filter(({ row }) => row === 'entry');
    expect(entries).toHaveLength(36);
    expect(entries.map(({ createdAt }) => createdAt?.slice(0, 10))).toEqual([
      ...Array.from({ length: 18 }, () => '2031-05-02'),
      ...Array.from({ length: 18 }, () => '2031-05-20'),
    ]);
    for (const currency of ['SGD', 'JPY', 'KWD']) {
      const digits = minorDigits(currency);
      const own = rows.filter((row) => row.currency === currency);
      const sumOf = (row: string, column: 'amount' | 'fee' | 'net') =>
        own.filter((one) => one.row === row).reduce((sum, one) => sum + minor(one[column], digits), 0n);
      expect(sumOf('total', 'amount')).toBe(sumOf('entry', 'amount'));
      expect(sumOf('total', 'fee')).toBe(sumOf('entry', 'fee'));
      expect(sumOf('total', 'net')).toBe(sumOf('entry', 'net'));
      expect(sumOf('opening balance', 'net') + sumOf('entry', 'net')).toBe(sumOf('closing balance', 'net'));
      expect(sumOf('opening balance', 'net')).toBeGreaterThan(0n);
    }
  });

  it('guards texts against formulas, and not amounts', async () => {
    const rows: Record<string, string>[] = parse(await (await visitors.admin.fetch(may)).text(), {
      bom: true,
      columns: true,
    });
    expect(new Set(rows.filter(({ kind }) => kind === 'other').map(({ type }) => type))).toEqual(new Set(["'=cmd"]));
    expect(rows.filter(({ kind }) => kind === 'refund').every(({ amount }) => amount?.startsWith('-'))).toBe(true);
  });
});

describe.each(['origin', 'replica'])('the database, with the triggers of replication role %s,', (role) => {
  it.each(['UPDATE ledger_entry SET amount = 1', 'DELETE FROM ledger_entry', 'TRUNCATE ledger_entry'])(
    'refuses %s',
    async (statement) => {
      const { db } = fixtures.app.services;
      const before = await db.ledgerEntry.findMany();
      const asRole = db.$executeRawUnsafe(`SET LOCAL session_replication_role = ${role}`);
      const done = db.$transaction([asRole, db.$executeRawUnsafe(statement)]);
      await expect(done).rejects.toThrow('The ledger is append-only');
      expect(before.length).toBeGreaterThan(0);
      expect(await db.ledgerEntry.findMany()).toEqual(before);
    },
  );
});

it('an entry of the provider is stored once', async () => {
  const { db } = fixtures.app.services;
  const { id: _id, ...entry } = await db.ledgerEntry.findFirstOrThrow();
  await expect(db.ledgerEntry.create({ data: entry })).rejects.toMatchObject({ code: 'P2002' });
});

/** A number as the file has it, with exactly the decimals of its currency. */
function minor(text = '', digits: number): bigint {
  expect(text).toMatch(digits === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${digits}}$`));
  return BigInt(text.replace('.', ''));
}
