import { spawn } from 'node:child_process';
import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Example, examplesIn, type Owner, settings } from '../../../client/screens/developers/section.ts';
import { sections } from '../../../client/screens/developers/sections.ts';
import { demoPassword } from '../../../prisma/demo/demo.ts';
import { freePort } from '../../../server/database/embedded/freePort.ts';
import { keyGroupNames } from '../../../server/domain/core/viewer/keyGroups.input.ts';
import { startTestApp, type TestAppOptions } from '../../support/app.ts';
import { Visitor } from '../../support/browserless.ts';
import { createTestDatabase } from '../../support/database.ts';
import { startDemo } from '../../support/demo.ts';
import { eventually } from '../../support/eventually.ts';
import { makeEmployer, testPassword } from '../../support/factories.ts';
import { fixture } from '../../support/fixtures.ts';
import { testFolder } from '../../support/folder.ts';
import { makeKey } from '../../support/program.ts';
import { logIn } from '../../support/visiting.ts';
import { expectPrinted } from './printed.ts';

/** Each example of the page for developers, run as it stands there. */

type Server = { url: string; stop: () => Promise<void>; keyOf: (owner: Owner) => Promise<string> };
type Values = Record<string, string>;

const emails: Record<Owner, string> = {
  employer: 'employer@hourhand.test',
  premium: 'premium@hourhand.test',
  jobSeeker: 'jobseeker@hourhand.test',
  admin: 'admin@hourhand.test',
};

const keyFor = async (visitor: Visitor, isAdmin: boolean): Promise<string> =>
  (await makeKey(visitor, { groups: keyGroupNames.filter((name) => name !== 'OFFICE' || isAdmin) })).key;

/** One key for each owner. */
function remembered(make: (owner: Owner) => Promise<string>): Server['keyOf'] {
  const keys = new Map<Owner, Promise<string>>();
  return (owner) => {
    const key = keys.get(owner) ?? make(owner);
    keys.set(owner, key);
    return key;
  };
}

const demo = fixture<Server>(
  async () => {
    const { url, stop } = await startDemo();
    const keyOf = remembered(async (owner) => {
      const visitor = await new Visitor(url).signIn(emails[owner], demoPassword);
      return keyFor(visitor, owner === 'admin');
    });
    return { url, stop, keyOf };
  },
  ({ stop }) => stop(),
  120_000,
);

/** Without the demo's people: an employer who can log in. */
async function empty(environment: Record<string, string>, options: TestAppOptions = {}): Promise<Server> {
  const app = await startTestApp({ environment, ...options });
  const keyOf = remembered(async () => {
    const { loginEmail } = await makeEmployer(app.services.db);
    return keyFor(await logIn(app, { loginEmail }), false);
  });
  return { url: app.url, stop: app.stop, keyOf };
}

/** Its database is gone. */
async function broken(): Promise<Server> {
  const database = await createTestDatabase();
  const server = await empty({}, { databaseUrl: database.url, log: pino({ level: 'silent' }) });
  await database.cut();
  return server;
}

/** Eleven minutes after the login of an app. */
async function later(): Promise<Server> {
  const app = await startTestApp();
  app.clock.now = new Date();
  const keyOf = remembered(async () => {
    const { loginEmail: email } = await makeEmployer(app.services.db);
    const response = await fetch(`${app.url}/api/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: testPassword, device_name: 'Phone' }),
    });
    const { access_token: token } = z.object({ access_token: z.string() }).parse(await response.json());
    app.clock.now = new Date(Date.now() + 11 * 60_000);
    return token;
  });
  return { url: app.url, stop: app.stop, keyOf };
}

const servers: Record<NonNullable<Example['on']> | 'demo', () => Server | Promise<Server>> = {
  demo: () => demo,
  receiver: () => demo,
  slow: () => empty({ REQUESTS_PER_MINUTE: '1' }),
  thrifty: () => empty({ GUESTS_PER_HOUR: '1' }),
  bare: () => empty({ HOURHAND_DEMO: '0' }),
  broken,
  later,
};

const folder = testFolder();

function run({ language, code }: Example, values: Values) {
  const { HOURHAND = '', KEY = '', ...rest } = values;
  const isShell = language === 'sh';
  const [command, args, cwd] = isShell
    ? ['bash', ['-c', `${settings(HOURHAND, KEY)}\n${code}`], folder]
    : // In the project's folder, which has the packages that it imports.
      [process.execPath, ['--input-type=module', '--eval', code], process.cwd()];
  const env = { PATH: process.env.PATH ?? '', ...rest, ...(!isShell && { HOURHAND, KEY }) };
  // Not a socket for its input: bash would take that for a remote login, and read the files of one.
  const child = spawn(command, args, { cwd, env, timeout: 30_000, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return { printed: () => printed, ended, end: () => child.kill() };
}

/** What it prints in the end. */
async function output(example: Example, values: Values): Promise<string> {
  const running = run(example, values);
  await running.ended;
  return running.printed();
}

/** The same, of a program that waits for a webhook. A wrong signature comes first. */
async function received(example: Example, values: Values): Promise<string> {
  const SECRET = `whsec_${Buffer.from('a secret of an endpoint').toString('base64')}`;
  const port = await freePort();
  const running = run(example, { ...values, SECRET, PORT: String(port) });
  const body = JSON.stringify({ type: 'test', timestamp: new Date().toISOString(), data: {} });
  const send = (signature: string, at: Date) =>
    fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': signature,
      },
      body,
    });
  try {
    const now = new Date();
    const wrong = await eventually(() => send('v1,AAAA', now));
    expect(wrong.status).toBe(401);
    expect((await send(new Webhook(SECRET).sign('msg_1', now, body), now)).status).toBe(204);
    await eventually(() => expect(running.printed()).toContain('\n'));
  } finally {
    running.end();
  }
  await running.ended;
  return running.printed();
}

const examples = examplesIn(sections);

describe.each(Object.keys(servers) as (keyof typeof servers)[])('on a server that is %s', (kind) => {
  const ofKind = examples.filter(({ on = 'demo' }) => on === kind);
  const server = fixture(
    () => servers[kind](),
    (server) => server !== demo && server.stop(),
    120_000,
  );

  /** The values that readers find in earlier answers. */
  async function valuesFor({ owner, needs }: Example): Promise<Values> {
    const KEY = owner ? await server.keyOf(owner) : '';
    const values = { HOURHAND: server.url, KEY };
    if (!needs) return values;
    const read = async (path: string) =>
      (await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${KEY}` } })).json();
    const found =
      needs.name === 'CHAT'
        ? (await read('/api/get-user-info')).chats[0].id
        : (await read('/api/my-job-offers?page_size=1')).data[0].id;
    return { ...values, [needs.name]: String(found) };
  }

  it.each(ofKind.map((example) => [example.title, example] as const))('%s', { timeout: 60_000 }, async (_, example) => {
    const values = await valuesFor(example);
    if (kind === 'receiver') {
      expectPrinted(await received(example, values), example.answer);
      return;
    }
    // There is room for one.
    if (kind === 'slow' || kind === 'thrifty') await output(example, values);
    expectPrinted(await output(example, values), example.answer);
  });
});
