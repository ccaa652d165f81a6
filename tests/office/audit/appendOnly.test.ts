import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../support/fixtures.ts';

const database = testDatabase();
let pool: pg.Pool;
let adminId: number;

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const { rows } = await pool.query(`INSERT INTO "user" (role, name) VALUES ('ROLE_ADMIN', 'Ada Admin') RETURNING id`);
  adminId = rows[0].id;
  await pool.query(
    `INSERT INTO audit_entry (created_at, admin_id, admin_name, action, record_type, record_id, source)
     VALUES (now(), $1, 'Ada Admin', 'job.save', 'JOB', 1, 'GRAPHQL')`,
    [adminId],
  );
});
afterAll(() => pool.end());

const entries = async () => (await pool.query('SELECT * FROM audit_entry')).rows;

describe.each([
  ['origin', 'an ordinary session'],
  ['replica', 'a session that turns the triggers of replication off'],
])('in replication role %s, %s', (role) => {
  it.each([
    ['an update', `UPDATE audit_entry SET admin_name = 'Somebody else'`],
    ['a deletion', 'DELETE FROM audit_entry'],
    ['emptying the table', 'TRUNCATE audit_entry'],
    ['emptying the tables it refers to', 'TRUNCATE "user" CASCADE'],
  ])('%s is refused', async (_, statement) => {
    const before = await entries();
    await pool.query(`SET session_replication_role = ${role}`);
    await expect(pool.query(statement)).rejects.toThrow('The audit log is append-only');
    await pool.query('RESET session_replication_role');
    expect(await entries()).toEqual(before);
    expect(before).toHaveLength(1);
  });
});

it('the admin of an entry keeps a row', async () => {
  await expect(pool.query('DELETE FROM "user" WHERE id = $1', [adminId])).rejects.toThrow('audit_entry_admin_id_fkey');
});
