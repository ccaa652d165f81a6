import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { Stripe } from 'stripe';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../server/database/embedded/freePort.ts';
import {
  addressCheck,
  databaseCheck,
  errorReportsCheck,
  mailCheck,
  namesCheck,
  secretsCheck,
  testMailCheck,
  tracesCheck,
} from '../../server/start/checks/checks.ts';
import { uploadsCheck } from '../../server/start/checks/files.ts';
import { type Check, findAll } from '../../server/start/checks/finding.ts';
import { neededEvents, paymentCheck, stripeAccountChecks } from '../../server/start/checks/payment.ts';
import { runSql } from '../support/contents.ts';
import { testApp, testDb, testProvider } from '../support/fixtures.ts';
import { testFolder } from '../support/folder.ts';
import { listenLocally } from '../support/listening.ts';
import { startOtlpReceiver } from '../support/otlp/receiver.ts';
import { startReportReceiver } from '../support/reportReceiver.ts';
import type { ProviderSide } from '../support/sandbox.ts';

/** What `npm run doctor` and a start outside of the demo find, against the real parts. */

const app = testApp();
const db = testDb(app);
const provider = testProvider(app);
const dataDir = testFolder();

const page = readFileSync('docs/operate/doctor.md', 'utf8');

/** What a check says. The page for operators has everything that is not well, without what differs from place to place. */
const found = async (check: Check) => {
  const [finding] = await findAll([check]);
  if (!finding) return;
  const { part, state, says } = finding;
  const form = says
    .replaceAll(/[^\s']*(?:127\.0\.0\.1|localhost|\.example\.org|\/tmp\/)[^\s']*?(?=[.,:]?(?:\s|'|$))/g, '…')
    .replaceAll(/\b\d{14}_\w+|(?<=version )[0-9a-f]{8}\b|(?<=no such setting: ).+(?=\.$)/g, '…');
  if (state !== 'ok') expect.soft(page).toContain(`| ${part} | ${state} | ${form} |`);
  return `${state}: ${says}`;
};

describe('the database', () => {
  const query = (sql: string) => runSql(app.databaseUrl, sql);
  const nameOfDatabase = () => new URL(app.databaseUrl).pathname.slice(1);

  it('is there', async () => {
    expect(await found(databaseCheck({ databaseUrl: app.databaseUrl }))).toMatch(
      /^ok: PostgreSQL \d+\.\d+, \d+ connections, all migrations\.$/,
    );
    expect(await found(databaseCheck({ databaseUrl: undefined }))).toBe('ok: PostgreSQL is embedded in DATA_DIR.');
  });

  it('is slow, which is no fault of its clock', { timeout: 20_000 }, async () => {
    const slow = query('BEGIN; LOCK _prisma_migrations; SELECT pg_sleep(6); COMMIT');
    expect(await found(databaseCheck({ databaseUrl: app.databaseUrl }))).toMatch(/^ok: /);
    await slow;
  });

  it('cannot be reached', async () => {
    const databaseUrl = `postgresql://ana:sesame@127.0.0.1:${await freePort()}/hourhand`;
    const refused = /^unreachable: .* cannot be reached: connect ECONNREFUSED/;
    expect(await found(databaseCheck({ databaseUrl }))).toMatch(refused);
  });

  const role = () => `guest_of_${nameOfDatabase()}`;
  const asGuest = () => Object.assign(new URL(app.databaseUrl), { username: role(), password: 'guest' }).href;
  const guest = (rights: string) => [
    `CREATE ROLE ${role()} LOGIN PASSWORD 'guest' ${rights}`,
    `DROP OWNED BY ${role()}; DROP ROLE ${role()}`,
  ];
  const owner = () => new URL(app.databaseUrl).username;
  const migration = (name: string) => [
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('${name}', '', '${name}', now())`,
    `DELETE FROM _prisma_migrations WHERE id = '${name}'`,
  ];

  it.each<[what: string, fault: () => string[], says: RegExp, url?: () => string]>([
    ['a role without rights', () => guest(''), /^wrong: The role may not create tables: GRANT CREATE on /, asGuest],
    [
      'a role with few connections',
      () => guest(`CONNECTION LIMIT 5 IN ROLE ${owner()}`),
      /^wrong: The server, the database or the role allows 5 connections; a process needs up to 20\.$/,
      asGuest,
    ],
    [
      'few connections',
      () => ['19', '-1'].map((most) => `ALTER DATABASE ${nameOfDatabase()} CONNECTION LIMIT ${most}`),
      /^wrong: The server, the database or the role allows 19 connections/,
    ],
    [
      'no writes',
      () =>
        ['SET', 'RESET'].map(
          (how) =>
            `BEGIN READ WRITE; ALTER DATABASE ${nameOfDatabase()} ${how} default_transaction_read_only${how === 'SET' ? ' = on' : ''}; COMMIT`,
        ),
      /^wrong: It takes no writes: default_transaction_read_only is on/,
    ],
    [
      'a newer schema',
      () => migration('29991231000000_later'),
      /^wrong: The database was changed by a newer version \(2999/,
    ],
    [
      'an older schema',
      () => migration('20200101000000_early'),
      /^wrong: The database was last changed by an older version/,
    ],
    [
      'a migration missing, which a start is to refuse',
      () =>
        ['finished_at = NULL', 'finished_at = now()'].map(
          (set) =>
            `UPDATE _prisma_migrations SET ${set} WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)`,
        ),
      /^wrong: The database lacks migrations \(\d+_\w+\)\. Run npm run db:migrate/,
    ],
  ])('has %s', async (_what, fault, says, url = () => app.databaseUrl) => {
    const [begin = '', end = ''] = fault();
    await query(begin);
    onTestFinished(async () => void (await query(end)));
    expect(await found(databaseCheck({ databaseUrl: url(), migrations: 'refuse' }))).toMatch(says);
  });
});

describe('the mail server', () => {
  const env = (url: string) => ({ smtp: { url, from: 'Hourhand <hello@example.org>' }, demo: false });

  async function mailServer(): Promise<string> {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        username === 'ana' && password === 'sesame' ? done(null, { user: 'ana' }) : done(new Error('Unknown login')),
    });
    server.onRcptTo = ({ address }, _session, done) =>
      address.startsWith('nobody')
        ? done(Object.assign(new Error('There is no such mailbox'), { responseCode: 550 }))
        : done();
    onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
    return `127.0.0.1:${await listenLocally(server.server)}`;
  }

  it('takes the login, or refuses it', async () => {
    const host = await mailServer();
    expect(await found(mailCheck(env(`smtp://ana:sesame@${host}`)))).toBe(`ok: ${host} takes the login.`);
    const says = await found(mailCheck(env(`smtp://ana:wrong@${host}`)));
    expect(says).toMatch(/^wrong: Invalid login: 535 /);
    expect(says).not.toContain('wrong@');
  });

  it('takes a test mail, or refuses it', async () => {
    const url = `smtp://ana:sesame@${await mailServer()}`;
    const send = (to: string) => found(testMailCheck({ ...env(url), publicUrl: 'https://hourhand.example.org' }, to));
    expect(await send('ben@example.org')).toBe('ok: It is on its way to ben@example.org.');
    const refused = /^wrong: The mail server refuses this mail\. .*550 There is no such/;
    expect(await send('nobody@example.org')).toMatch(refused);
  });

  it('is not there, or is not configured', async () => {
    expect(await found(mailCheck(env(`smtp://127.0.0.1:${await freePort()}`)))).toMatch(/^unreachable: .*ECONNREFUSED/);
    expect(await found(mailCheck({ smtp: undefined, demo: false }))).toMatch(/^missing: Emails are not sent/);
    expect(await found(mailCheck({ smtp: undefined, demo: true }))).toMatch(/^ok: /);
  });
});

describe('payment', () => {
  const publicUrl = 'https://hourhand.example.org';
  const check = (keys: Partial<typeof provider.keys> = {}) =>
    paymentCheck({ stripe: { ...provider.keys, ...keys }, demo: false, publicUrl }, provider.address);
  const endpoint = async (events: string[], url = `${publicUrl}/api/stripe/webhook`) => {
    const { id } = await provider.stripe.webhookEndpoints.create({ url, enabled_events: events as ['*'] });
    onTestFinished(async () => void (await provider.stripe.webhookEndpoints.del(id)));
    return id;
  };

  it('is told what happens', async () => {
    await endpoint(neededEvents);
    expect(await found(check())).toBe(
      'ok: Stripe takes the test keys, and tells https://hourhand.example.org/api/stripe/webhook what happens.',
    );
  });

  it('has a wrong key, or keys of two modes', async () => {
    expect(await found(check({ secretKey: 'sk_test_wrong' }))).toMatch(/^wrong: Invalid API Key/);
    expect(await found(check({ publishableKey: 'pk_live_other' }))).toBe(
      'wrong: STRIPE_SECRET_KEY is a test key, STRIPE_PUBLISHABLE_KEY a live key.',
    );
  });

  it('has no webhook endpoint, a disabled one, or one for other events', async () => {
    await endpoint(['*'], 'https://elsewhere.example.org/api/stripe/webhook');
    expect(await found(check())).toMatch(/^wrong: Stripe has no webhook endpoint https:\/\/hourhand/);
    const id = await endpoint(['invoice.paid']);
    expect(await found(check())).toMatch(/^wrong: .* is not told of customer\.subscription\.created, /);
    await provider.stripe.webhookEndpoints.update(id, { disabled: true });
    expect(await found(check())).toMatch(/^wrong: .* is disabled\.$/);
  });

  it('is not configured, or does not answer', async () => {
    const none = paymentCheck({ stripe: undefined, demo: false, publicUrl });
    expect(await found(none)).toMatch(/^missing: Without Stripe keys nobody can pay/);
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    const silent = paymentCheck({ stripe: provider.keys, demo: false, publicUrl }, nowhere);
    expect(await found(silent)).toMatch(/^unreachable: /);
  });
});

describe('the Stripe account', () => {
  const closed = testProvider(app, { account: { charges_enabled: false } });
  const unpaid = testProvider(app, { account: { payouts_enabled: false } });
  const publicUrl = 'https://hourhand.example.org';
  const url = `${publicUrl}/api/stripe/webhook`;
  const findings = async (side: ProviderSide, secretKey = side.keys.secretKey) => {
    const env = { stripe: { ...side.keys, secretKey }, publicUrl, stripeApiAddress: undefined };
    const all = await findAll(stripeAccountChecks(env, side.address));
    return Object.fromEntries(all.map(({ part, state, says }) => [part, `${state}: ${says}`]));
  };
  const endpoint = async (version?: string, disabled = false) => {
    const { webhookEndpoints } = provider.stripe;
    const { id } = await webhookEndpoints.create({ url, enabled_events: ['*'], api_version: version as never });
    if (disabled) await webhookEndpoints.update(id, { disabled });
    onTestFinished(async () => void (await webhookEndpoints.del(id)));
  };

  it('charges, pays out in its currency, is told of things in our version, and has no portal', async () => {
    await endpoint(Stripe.API_VERSION);
    await endpoint('2020-08-27', true);
    expect(await findings(provider)).toEqual({
      account: 'ok: Stripe charges cards for this account and pays out in SGD. It converts what is paid in others.',
      messages: `ok: They are of the API version ${Stripe.API_VERSION}.`,
      portal: 'ok: The customer portal is off.',
      'by hand': expect.stringMatching(/^look: .* retries .* docs\/operate\/payments\.md, 'Settings at Stripe'\.$/),
    });
  });

  it('may not charge, or is not paid out to', async () => {
    expect((await findings(closed)).account).toMatch(/^wrong: Stripe does not let this account charge cards\./);
    expect((await findings(unpaid)).account).toMatch(/^wrong: Stripe does not pay out to this account\./);
  });

  it.each([
    ['2024-06-20', /^wrong: Messages to https:.* are of the API version 2024-06-20, which the product cannot read\./],
    ['2025-03-31.basil', /^look: Messages to https:.* are of the API version 2025-03-31\.basil; the product is tested/],
    [undefined, /^look: Messages to https:.* are of the account's default API version; the product is tested/],
  ])('is told of things in the version %s', async (version, says) => {
    await endpoint(version);
    expect((await findings(provider)).messages).toMatch(says);
  });

  it('is not reached, and has nothing to check without Stripe', async () => {
    const { 'by hand': _byHand, ...asked } = await findings(provider, 'sk_test_wrong');
    expect(Object.values(asked).map((says) => says.slice(0, 22))).toEqual(Array(3).fill('wrong: Invalid API Key'));
    const nothing = { stripe: undefined, publicUrl, stripeApiAddress: undefined };
    expect(stripeAccountChecks(nothing)).toEqual([]);
    expect(stripeAccountChecks({ ...nothing, stripe: provider.keys, stripeApiAddress: provider.address })).toEqual([]);
  });
});

it('uploads on disk are stored, or cannot be', async () => {
  expect(await found(uploadsCheck({ s3: undefined, dataDir }))).toBe('ok: They are stored in DATA_DIR.');
  writeFileSync(join(dataDir, 'file'), '');
  expect(await found(uploadsCheck({ s3: undefined, dataDir: join(dataDir, 'file') }))).toMatch(/^wrong: .*ENOTDIR/);
});

describe('the address', () => {
  async function serve(answer: string): Promise<string> {
    const server = createServer((_request, response) => response.end(answer));
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${await listenLocally(server)}`;
  }

  it('leads here', async () => {
    expect(await found(addressCheck({ publicUrl: app.url }))).toBe(`ok: ${app.url} leads here, with sockets.`);
  });

  it('leads elsewhere, or nowhere', async () => {
    const elsewhere = await serve('<title>Welcome</title>');
    expect(await found(addressCheck({ publicUrl: elsewhere }))).toBe(
      `wrong: ${elsewhere}/healthz is answered with 200 by something else than Hourhand.`,
    );
    expect(await found(addressCheck({ publicUrl: `http://127.0.0.1:${await freePort()}` }))).toMatch(/^unreachable: /);
  });

  it('leads through a proxy that does not pass sockets on', async () => {
    const proxy = await serve('{"status":"ok"}');
    expect(await found(addressCheck({ publicUrl: proxy }))).toMatch(
      /^wrong: The proxy does not pass sockets on: ws:.*\/graphql is answered with 200\./,
    );
  });
});

describe('traces', () => {
  const how = { headers: {}, serviceName: 'hourhand', sampler: 'always_on', samplerRatio: 1 } as const;
  const check = (url: string) => tracesCheck({ traces: { url, ...how } });

  it('are taken, and none is sent', async () => {
    const receiver = await startOtlpReceiver();
    onTestFinished(() => receiver.close());
    expect(await found(check(`${receiver.url}/v1/traces`))).toBe(`ok: ${new URL(receiver.url).host} takes traces.`);
    expect(receiver.bytes().length).toBe(0);
    expect(await found(check(`${receiver.url}/v2`))).toMatch(/^wrong: .* answers 404\.$/);
  });

  it('have no receiver, or are not configured', async () => {
    expect(await found(check(`http://127.0.0.1:${await freePort()}/v1/traces`))).toMatch(/^unreachable: /);
    expect(await found(tracesCheck({ traces: undefined }))).toBe('ok: Not configured: no traces are recorded.');
  });
});

describe('error reports', () => {
  const check = (dsn: string) => errorReportsCheck({ errorReports: { dsn, release: undefined, environment: 'test' } });

  it('are taken, and none is sent', async () => {
    const receiver = await startReportReceiver();
    onTestFinished(() => receiver.close());
    const { host } = new URL(receiver.dsn);
    expect(await found(check(receiver.dsn))).toBe(`ok: ${host} takes error reports.`);
    expect(receiver.reports).toEqual([]);
    const says = await found(check(`http://another-key@${host}/base/42`));
    expect(says).toBe(`wrong: ${host} answers 403.`);
    receiver.answer = 429;
    expect(await found(check(receiver.dsn))).toBe(`unreachable: ${host} answers 429.`);
  });

  it('have no receiver, or are not configured', async () => {
    expect(await found(check(`http://key@127.0.0.1:${await freePort()}/1`))).toMatch(/^unreachable: /);
    expect(await found(errorReportsCheck({ errorReports: undefined }))).toMatch(/^ok: Not configured/);
  });
});

it.each([
  [undefined, /^missing: HOURHAND_SECRET is not set/],
  [['x'.repeat(32)], /^wrong: HOURHAND_SECRET can be guessed/],
  [['correct horse battery staple, and more', 'changeme'.repeat(5)], /^wrong: HOURHAND_SECRET can be guessed/],
  [['7d1f0c5a9be84236a1c09f5e3b7d6284'], /^ok: HOURHAND_SECRET has one secret\.$/],
] as const)('of the secrets %s is said what is wrong', async (given, says) => {
  const secrets = given && ([...given] as [string, ...string[]]);
  expect(await found(secretsCheck({ secrets, demo: false, databaseUrl: app.databaseUrl }))).toMatch(says);
});

it('a secret does not open what is stored, which stays as it is', async () => {
  await db.bannedEmail.create({ data: { key: 'a hash that was made with another secret' } });
  const name = 'application-fingerprints';
  const before = await db.secret.findUnique({ where: { name } });
  await db.secret.upsert({ where: { name }, create: { name, value: 'another' }, update: { value: 'another' } });
  const secrets: [string] = ['7d1f0c5a9be84236a1c09f5e3b7d6284'];
  const check = secretsCheck({ secrets, demo: false, databaseUrl: app.databaseUrl });
  expect(await found(check)).toMatch(/^wrong: HOURHAND_SECRET does not open two-factor logins, webhooks or bans/);
  expect((await db.secret.findUnique({ where: { name } }))?.value).toBe('another');
  await db.bannedEmail.deleteMany();
  await db.secret.update({ where: { name }, data: { value: before?.value ?? '' } });
});

it('names that look like settings are pointed out, and those of others are not', async () => {
  const names = (...given: string[]) => found(namesCheck(Object.fromEntries(given.map((name) => [name, 'x']))));
  expect(await names('SMTP_ULR', 'DATABSE_URL', 'STRIPE_KEY', 'HOURHAND_DEMOS')).toBe(
    'look: There is no such setting: SMTP_ULR (SMTP_URL?), DATABSE_URL (DATABASE_URL?), STRIPE_KEY, HOURHAND_DEMOS (HOURHAND_DEMO?).',
  );
  const ofOthers = ['HOSTNAME', 'POST', 'PATH', 'NODE_OPTIONS', 'REDIS_PORT', 'SMTP_PORT_25_TCP', 'PGUSER'];
  const known = await names(...ofOthers, 'DATABASE_NAME', 'SMTP_URL', 'SMTP_URL_FILE');
  expect(known).toBe('ok: All names are known.');
});

it('what does not answer is unreachable after some seconds', async () => {
  const silent = createTcpServer();
  onTestFinished(() => void silent.close());
  const url = `smtp://127.0.0.1:${await listenLocally(silent)}`;
  const check = mailCheck({ smtp: { url, from: 'hello@example.org' }, demo: false });
  expect(await found(check)).toBe('unreachable: it did not answer within 8 seconds');
});

describe('`doctor`', () => {
  async function run(environment: Record<string, string>): Promise<{ code: number; out: string }> {
    const { NODE_ENV: _ofTheTests, ...own } = process.env;
    const env = { ...own, DATABASE_URL: app.databaseUrl, PUBLIC_URL: app.url, HOURHAND_DEMO: '0', ...environment };
    const command = spawn(process.execPath, ['--import', 'tsx', 'server/commands/main.ts', 'doctor'], { env });
    let out = '';
    command.stdout.on('data', (text) => {
      out += text;
    });
    const [code] = await once(command, 'exit');
    return { code, out };
  }

  it('prints a line for each part, and ends with 1 if one is wrong', async () => {
    const fine = await run({ DATA_DIR: dataDir });
    const lines = fine.out.trim().split('\n');
    expect(lines.map((line) => line.split(/\s+/).slice(0, 2).join(' ')).join(', ')).toBe(
      'database ok, replica ok, redis ok, uploads ok, disk ok, mail missing, payment missing, secret missing, traces ok, errors ok, settings ok, address ok',
    );
    expect(fine.code).toBe(0);
    const wrong = await run({ DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.org' });
    expect(wrong.out).toMatch(/^mail {6}unreachable connect ECONNREFUSED/m);
    expect(wrong.code).toBe(1);
  });
});
