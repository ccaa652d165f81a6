import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { MIGRATIONS, migrateDatabase } from '../../server/database/migrate.ts';

/** Migrates rows from before only one contact request per employer and job seeker counted. */

const server = inject('databaseServer');
const name = `weighed_${randomBytes(8).toString('hex')}`;
const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
const folder = mkdtempSync(join(tmpdir(), 'hourhand-migrations-'));

async function query(at: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(() => query(server.url, `CREATE DATABASE ${name}`));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await query(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
});

it('counts only the latest request of each employer, and subtracts the others from the popularity', async () => {
  cpSync(MIGRATIONS, folder, { recursive: true });
  const all = readdirSync(folder).filter((entry) => /^\d/.test(entry));
  const from = all.findIndex((entry) => entry.endsWith('_weigh_employers_once_and_viewers_by_day'));
  for (const later of all.slice(from)) rmSync(join(folder, later), { recursive: true });
  await migrateDatabase(url, folder);
  await query(
    url,
    `INSERT INTO "user" (id, role, name, popularity, updated_at) VALUES
       (1, 'ROLE_EMPLOYER', 'Erin', 0, now()), (2, 'ROLE_EMPLOYER', 'Emil', 0, now()),
       (3, 'ROLE_CANDIDATE', 'Maria', 47, now()), (4, 'ROLE_CANDIDATE', 'Mona', 11, now());
     INSERT INTO chat (id, kind, employer_id, job_seeker_id, employer_hash, job_seeker_hash) VALUES
       (1, 'CONTACT', 1, 3, 'a', 'b'), (2, 'CONTACT', 2, 3, 'c', 'd'), (3, 'CONTACT', 1, 4, 'e', 'f');
     INSERT INTO contact_request (id, employer_id, job_seeker_id, chat_id, name, email, activated_at, weighs, updated_at) VALUES
       (1, 1, 3, 1, 'Erin', 'e@e.test', '2026-05-01', true, now()), (2, 1, 3, 1, 'Erin', 'e@e.test', '2026-05-03', true, now()),
       (3, 1, 3, 1, 'Erin', 'e@e.test', '2026-05-02', true, now()), (4, 2, 3, 2, 'Emil', 'm@e.test', '2026-05-01', true, now()),
       (5, 2, 3, 2, 'Emil', 'm@e.test', '2026-01-01', false, now()), (6, 1, 4, 3, 'Erin', 'e@e.test', '2026-05-01', true, now())`,
  );
  await migrateDatabase(url);
  expect(await query(url, 'SELECT id FROM contact_request WHERE weighs ORDER BY id')).toEqual([
    { id: 2 },
    { id: 4 },
    { id: 6 },
  ]);
  expect(await query(url, `SELECT id, popularity FROM "user" WHERE role = 'ROLE_CANDIDATE' ORDER BY id`)).toEqual([
    { id: 3, popularity: 27 },
    { id: 4, popularity: 11 },
  ]);
  await expect(query(url, 'UPDATE contact_request SET weighs = true WHERE id = 1')).rejects.toThrow(
    'contact_request_weighs_once',
  );
});
