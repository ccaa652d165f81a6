import { sql } from 'kysely';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { createLog } from '../../server/log/log.ts';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, testPassword } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';

/** What fails inside of the account library is in the log, with its reason and its place, and without what was typed. */

const lines: string[] = [];
const app = testApp({ log: createLog('info', { write: (line: string) => lines.push(line) }) });
let email = '';
let visitor: Visitor;
beforeAll(async () => {
  email = (await makeEmployer(app.services.db)).loginEmail ?? '';
  visitor = await new Visitor(app.url).signIn(email, testPassword);
});

/** Each call of the library that reads or writes these tables. */
const calls: Record<string, { body?: Record<string, string>; tables: string[] }> = {
  'sign-in/email': { body: { email: 'EMAIL', password: testPassword }, tables: ['account', 'session'] },
  'sign-out': { body: {}, tables: ['session'] },
  'get-session': { tables: ['session'] },
  'reset-password': { body: { token: 'planted-token', newPassword: 'planted and private' }, tables: ['verification'] },
  'two-factor/enable': { body: { password: testPassword }, tables: ['account', 'two_factor'] },
  'two-factor/verify-totp': { body: { code: '123456' }, tables: ['two_factor'] },
};
const cases = Object.entries(calls).flatMap(([path, { body, tables }]) =>
  tables.map((table) => ({ path, body, table })),
);

it.each(cases)('without the table $table, the log says why $path failed', async ({ path, body, table }) => {
  const { sql: database } = app.services;
  const gone = `${table}_gone`;
  await sql`ALTER TABLE ${sql.table(table)} RENAME TO ${sql.ref(gone)}`.execute(database);
  onTestFinished(async () => {
    await sql`ALTER TABLE ${sql.table(gone)} RENAME TO ${sql.ref(table)}`.execute(database);
  });
  lines.length = 0;
  const address = `/api/auth/${path}`;
  const given = body && { ...body, ...(body.email && { email }) };
  await (given ? visitor.copy().post(address, given) : visitor.copy().fetch(address));
  const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  const reason = { code: '42P01', message: expect.stringMatching(/./), stack: expect.stringContaining(' at ') };
  expect(errors).toContainEqual(expect.objectContaining({ err: expect.objectContaining(reason) }));
  expect(lines.join('')).not.toMatch(/:\{\}|planted/);
});
