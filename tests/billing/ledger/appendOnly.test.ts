import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, testPool } from '../../support/fixtures.ts';

/** The database itself keeps the ledger: entries are added, and nothing else. */

const database = testDatabase();
const pool = testPool(() => database.url);

const add = `INSERT INTO ledger_entry (provider_id, kind, type, currency, amount, fee, created_at, available_at)
  VALUES ('txn_1', 'PAYMENT', 'charge', 'SGD', 4900, 217, now(), now())`;

beforeAll(async () => {
  await pool.query(add);
});

const entries = async () => (await pool.query('SELECT * FROM ledger_entry')).rows;

describe.each([
  ['origin', 'an ordinary session'],
  ['replica', 'a session that turns the triggers of replication off'],
])('in replication role %s, %s', (role) => {
  it.each([
    ['an update', 'UPDATE ledger_entry SET amount = 1'],
    ['a deletion', 'DELETE FROM ledger_entry'],
    ['emptying the table', 'TRUNCATE ledger_entry'],
  ])('%s is refused', async (_, statement) => {
    const before = await entries();
    await pool.query(`SET session_replication_role = ${role}`);
    await expect(pool.query(statement)).rejects.toThrow('The ledger is append-only');
    await pool.query('RESET session_replication_role');
    expect(await entries()).toEqual(before);
    expect(before).toHaveLength(1);
  });
});

it('an entry of the provider is stored once', async () => {
  await expect(pool.query(add)).rejects.toThrow('ledger_entry_provider_id_key');
});
