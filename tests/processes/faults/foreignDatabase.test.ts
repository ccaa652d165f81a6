import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { Visitor } from '../../support/browserless.ts';
import { say } from '../../support/chatFixtures.ts';
import { runSql } from '../../support/contents.ts';
import { mutateOver, readOver } from '../../support/graph.ts';
import { type ServerProcess, startServerProcess } from '../../support/serverProcess.ts';
import { listen, openSocket } from '../../support/socket.ts';

/** The product in a database that was set up with another time zone, date style and language. */

const settings = {
  timezone: 'America/St_Johns',
  datestyle: 'German, DMY',
  intervalstyle: 'sql_standard',
  bytea_output: 'escape',
  default_transaction_isolation: 'repeatable read',
  extra_float_digits: '-15',
};

const minute = 60_000;
const day = 24 * 60 * minute;
const isNear = (at: number, expected: number, tolerance = minute) => Math.abs(at - expected) < tolerance;

describe('a database in Newfoundland, with German dates and Turkish letters,', () => {
  const name = `foreign_${randomBytes(8).toString('hex')}`;
  const maintenance = inject('databaseServer').url;
  const url = Object.assign(new URL(maintenance), { pathname: `/${name}` }).href;
  let server: ServerProcess;
  let employer: Visitor;
  let jobSeeker: Visitor;
  const signIn = (who: string) => new Visitor(server.url).signIn(`${who}@hourhand.test`, 'hourhand-demo');
  const read = async (visitor: Visitor, path: string) => (await visitor.fetch(path)).json();
  beforeAll(async () => {
    const letters = `LOCALE 'C' LOCALE_PROVIDER icu ICU_LOCALE 'tr-TR'`;
    await runSql(maintenance, `CREATE DATABASE ${name} TEMPLATE template0 ${letters}`);
    for (const [setting, value] of Object.entries(settings))
      await runSql(
        maintenance,
        `ALTER DATABASE ${name} SET ${setting} = ${value.includes(',') ? value : `'${value}'`}`,
      );
    server = await startServerProcess({ DATABASE_URL: url, HOURHAND_DEMO: '1', TZ: 'Pacific/Auckland' });
    [employer, jobSeeker] = [await signIn('employer'), await signIn('jobseeker')];
  }, 300_000);
  afterAll(async () => {
    await server.stop();
    await runSql(maintenance, `DROP DATABASE ${name}`);
  });

  /** The latest instant in a column, as the server itself counts it, in milliseconds since 1970. */
  const latest = async (table: string, column: string, where: string): Promise<number> => {
    const instant = `(extract(epoch FROM max(${column})) * 1000)::bigint::text`;
    const [row] = await runSql<{ at: string }>(url, `SELECT ${instant} AS at FROM ${table} WHERE ${where}`);
    return Number(row?.at);
  };

  it('has those settings', async () => {
    // In Turkish, the small letter of I has no dot.
    const found = await runSql<{ setting: string }>(
      url,
      'SELECT setting FROM pg_settings WHERE lower(name COLLATE "C") = ANY ($1)',
      [Object.keys(settings)],
    );
    expect(found.map(({ setting }) => setting).sort()).toEqual(Object.values(settings).sort());
    expect(await runSql(url, `SELECT lower('I') AS small`)).toEqual([{ small: 'ı' }]);
  });

  it('keeps a session for the time that was promised', async () => {
    const { session } = await read(employer, '/api/auth/get-session');
    const own = `user_id = (SELECT id FROM "user" WHERE login_email = 'employer@hourhand.test')`;
    expect(isNear(await latest('session', 'created_at', own), Date.now(), 5 * minute)).toBe(true);
    expect(await latest('session', 'expires_at', own)).toBe(Date.parse(session.expiresAt));
    expect(Date.parse(session.expiresAt)).toBeGreaterThan(Date.now() + day);
  });

  it('sells a subscription for a month from now', async () => {
    const { id } = await read(employer, '/api/get-user-info');
    const card = { type: 'card', number: '4242424242424242', expiry_month: '12', expiry_year: 2040 };
    const bought = await employer.post('/api/payment/employer-subscription', {
      cardDetails: { ...card, name: 'Erin Tan', cvv: '123' },
      employerDetails: { id },
      priceDetails: { recurring_mode: 'Monthly' },
    });
    expect([bought.status < 300, await bought.text()]).toEqual([true, expect.anything()]);
    const query = '{ viewer { subscriptions(first: 1) { edges { node { isActive currentPeriodEnd } } } } }';
    const { node } = (await readOver(employer, query)).viewer.subscriptions.edges[0];
    expect(node.isActive).toBe(true);
    const end = Date.parse(node.currentPeriodEnd);
    const due = new Date();
    due.setUTCMonth(due.getUTCMonth() + 1);
    // At the end of a long month the next one ends sooner.
    expect(isNear(end, due.getTime(), 4 * day)).toBe(true);
    expect(new Date(end).getUTCHours()).toBe(new Date().getUTCHours());
    expect(await latest('subscription', 'current_period_end', `employer_id = ${id}`)).toBe(end);
  });

  it('carries a message with the instant at which it was sent, over every window', async () => {
    const { id: jobSeekerId } = await read(jobSeeker, '/api/get-user-info');
    const to = { jobSeeker: encodeGlobalId('JobSeeker', jobSeekerId) };
    const chat: { databaseId: number } = (await mutateOver(employer, 'contactJobSeeker', to, 'chat { databaseId }'))
      .chat;
    const socket = openSocket(server, jobSeeker);
    const heard = listen<{ chatEvents: { message?: { text: string; createdAt: string } } }>(
      socket,
      `subscription ($chat: ChatReference!) {
        chatEvents(chat: $chat) { __typename ... on MessageAdded { message { text createdAt } } } }`,
      { chat },
    );
    await heard.next();
    const text = 'Does “Ñandú” start at 9? \\ İı';
    const id = await say(employer, chat.databaseId, text);
    const stored = await latest('message', 'created_at', `id = ${id}`);
    expect(isNear(stored, Date.now())).toBe(true);
    const createdAt = new Date(stored).toISOString();
    expect((await heard.next()).chatEvents.message).toEqual({ text, createdAt });
    heard.close();
    await socket.dispose();

    const query = `query ($chat: ChatReference!) {
      chat(reference: $chat) { messages(first: 1) { edges { node { text createdAt } } } } }`;
    const { messages } = (await readOver(jobSeeker, query, { chat })).chat;
    expect(messages.edges).toEqual([{ node: { text, createdAt } }]);
    const rest = await read(jobSeeker, `/api/chat/${chat.databaseId}`);
    expect(rest.messages[0]).toMatchObject({ id, text, created_at: createdAt });
  });

  it('finds names in capitals, and renders pages', async () => {
    const { name } = await read(jobSeeker, '/api/get-user-info');
    const [first = ''] = name.split(' ');
    const query = new URLSearchParams({ 'filters[q]': first.toUpperCase() });
    const found = await (await signIn('admin')).fetch(`/api/candidates?${query}`);
    expect(await found.text()).toContain(first);
    for (const path of ['/', '/find-work', '/sitemap.xml'])
      expect([path, (await employer.fetch(path)).status]).toEqual([path, 200]);
    expect(server.output()).not.toMatch(/"level":[4-6]0/);
  });
});
