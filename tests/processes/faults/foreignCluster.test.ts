import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { Visitor } from '../../support/browserless.ts';
import { type ServerProcess, startServerProcess } from '../../support/serverProcess.ts';
import { listen, openSocket } from '../../support/socket.ts';
import { type ForeignCluster, startForeignCluster } from './foreignCluster.ts';

/** The product on a server of PostgreSQL that was set up with another time zone, date style and language. */

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

describe('a server of PostgreSQL in Newfoundland, with German dates and Turkish letters,', () => {
  let cluster: ForeignCluster;
  let server: ServerProcess;
  let outside: pg.Client;
  let employer: Visitor;
  let jobSeeker: Visitor;
  beforeAll(async () => {
    cluster = await startForeignCluster(['--locale=C', '--locale-provider=icu', '--icu-locale=tr-TR'], settings);
    server = await startServerProcess({ DATABASE_URL: cluster.url, HOURHAND_DEMO: '1', TZ: 'Pacific/Auckland' });
    outside = new pg.Client({ connectionString: cluster.url });
    await outside.connect();
    const signIn = (name: string) => new Visitor(server.url).signIn(`${name}@hourhand.test`, 'hourhand-demo');
    [employer, jobSeeker] = [await signIn('employer'), await signIn('jobseeker')];
  }, 300_000);
  afterAll(async () => {
    await outside.end();
    await server.stop();
    await cluster.stop();
  });

  /** The latest instant in a column, as the server itself counts it, in milliseconds since 1970. */
  const latest = async (table: string, column: string, where = 'true'): Promise<number> => {
    const { rows } = await outside.query<{ at: string }>(
      `SELECT (extract(epoch FROM max(${column})) * 1000)::bigint::text AS at FROM ${table} WHERE ${where}`,
    );
    return Number(rows[0]?.at);
  };

  it('has those settings', async () => {
    // In Turkish, the small letter of I has no dot.
    const { rows } = await outside.query('SELECT setting FROM pg_settings WHERE lower(name COLLATE "C") = ANY ($1)', [
      Object.keys(settings),
    ]);
    expect(rows.map(({ setting }) => setting).sort()).toEqual(Object.values(settings).sort());
  });

  it('keeps a session for the time that was promised', async () => {
    const session = await (await employer.fetch('/api/auth/get-session')).json();
    const own = `user_id = (SELECT id FROM "user" WHERE login_email = 'employer@hourhand.test')`;
    expect(isNear(await latest('session', 'created_at', own), Date.now(), 5 * minute)).toBe(true);
    expect(await latest('session', 'expires_at', own)).toBe(Date.parse(session.session.expiresAt));
    expect(Date.parse(session.session.expiresAt)).toBeGreaterThan(Date.now() + day);
  });

  it('sells a subscription for a month from now', async () => {
    const { id } = await (await employer.fetch('/api/get-user-info')).json();
    const bought = await employer.post('/api/payment/employer-subscription', {
      cardDetails: {
        type: 'card',
        number: '4242424242424242',
        expiry_month: '12',
        expiry_year: 2040,
        name: 'Erin Tan',
        cvv: '123',
      },
      employerDetails: { id },
      priceDetails: { recurring_mode: 'Monthly' },
    });
    expect([bought.status < 300, await bought.text()]).toEqual([true, expect.anything()]);
    const { data } = await employer.graphql<{
      viewer: { subscriptions: { edges: { node: { isActive: boolean; currentPeriodEnd: string } }[] } };
    }>('{ viewer { subscriptions(first: 1) { edges { node { isActive currentPeriodEnd } } } } }');
    const subscription = data?.viewer.subscriptions.edges[0]?.node;
    expect(subscription?.isActive).toBe(true);
    const end = Date.parse(subscription?.currentPeriodEnd ?? '');
    const due = new Date();
    due.setUTCMonth(due.getUTCMonth() + 1);
    // At the end of a long month the next one ends sooner.
    expect(isNear(end, due.getTime(), 4 * day)).toBe(true);
    expect(new Date(end).getUTCHours()).toBe(new Date(Date.now()).getUTCHours());
    expect(await latest('subscription', 'current_period_end', `employer_id = ${id}`)).toBe(end);
  });

  it('carries a message with the instant at which it was sent, over every window', async () => {
    const { id: jobSeekerId } = await (await jobSeeker.fetch('/api/get-user-info')).json();
    const contacted = await employer.graphql<{ contactJobSeeker: { chat: { databaseId: number } } }>(
      `mutation ($id: ID!) { contactJobSeeker(input: { jobSeeker: $id }) {
        __typename ... on ContactJobSeekerPayload { chat { databaseId } } } }`,
      { id: encodeGlobalId('JobSeeker', jobSeekerId) },
    );
    const chatId = contacted.data?.contactJobSeeker.chat.databaseId ?? 0;
    const chat = { databaseId: chatId };
    const socket = openSocket(server, jobSeeker);
    const heard = listen<{ chatEvents: { message?: { text: string; createdAt: string } } }>(
      socket,
      `subscription ($chat: ChatReference!) {
        chatEvents(chat: $chat) { __typename ... on MessageAdded { message { text createdAt } } } }`,
      { chat },
    );
    await heard.next();
    const text = 'Does “Ñandú” start at 9? \\ İı';
    const sent = await employer.graphql<{ sendMessage: { sentMessage: { databaseId: number } } }>(
      `mutation ($chat: ChatReference!, $text: String!) { sendMessage(input: { chat: $chat, text: $text }) {
        ... on SendMessagePayload { sentMessage { databaseId } } } }`,
      { chat, text },
    );
    const id = sent.data?.sendMessage.sentMessage.databaseId;
    const stored = await latest('message', 'created_at', `id = ${id}`);
    expect(isNear(stored, Date.now())).toBe(true);
    const at = new Date(stored).toISOString();
    expect((await heard.next()).chatEvents.message).toEqual({ text, createdAt: at });
    heard.close();
    await socket.dispose();

    const { data } = await jobSeeker.graphql(
      `query ($chat: ID!) { node(id: $chat) { ... on Chat { messages(first: 1) { edges { node { text createdAt } } } } } }`,
      { chat: encodeGlobalId('Chat', chatId) },
    );
    expect(data).toEqual({ node: { messages: { edges: [{ node: { text, createdAt: at } }] } } });
    const rest = await (await jobSeeker.fetch(`/api/chat/${chatId}`)).text();
    expect(rest).toContain(JSON.stringify(text));
    expect(Date.parse(/"created_at":"([^"]+)"/.exec(rest)?.[1] ?? '')).toBeGreaterThan(0);
    expect(rest).toContain(at.slice(0, 19));
  });

  it('finds names in capitals, and renders pages', async () => {
    const { name } = await (await jobSeeker.fetch('/api/get-user-info')).json();
    const [first = ''] = name.split(' ');
    const admin = await new Visitor(server.url).signIn('admin@hourhand.test', 'hourhand-demo');
    const found = await admin.fetch(`/api/candidates?filters[q]=${encodeURIComponent(first.toUpperCase())}`);
    expect(await found.text()).toContain(first);
    for (const path of ['/', '/find-work', '/sitemap.xml']) {
      expect([path, (await employer.fetch(path)).status]).toEqual([path, 200]);
    }
    expect(server.output()).not.toContain('"level":');
  });
});
