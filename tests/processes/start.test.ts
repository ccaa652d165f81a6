import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { compiledServer, compiledServerMemory } from '../../scripts/compiledServer.ts';
import { freePort } from '../../server/database/embedded/freePort.ts';
import { runSql } from '../support/contents.ts';
import { createTestDatabase } from '../support/database.ts';
import { testFolder } from '../support/folder.ts';
import { listenLocally } from '../support/listening.ts';

/** Starting the product as a separate process. Failures are reported in one line with a remedy. */

const dataDir = testFolder();
const database = await createTestDatabase();
afterAll(async () => {
  await database.drop();
});

const query = (text: string, values: unknown[] = [], url = database.url) => runSql(url, text, values);

function run(environment: Record<string, string>) {
  const { NODE_ENV: _ofTheTests, ...own } = process.env;
  const given = { NODE_ENV: 'production', DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const server = spawn(process.execPath, compiledServer, { env: { ...own, ...given, ...environment } });
  const output = { out: '', err: '' };
  server.stdout.on('data', (text) => {
    output.out += text;
  });
  server.stderr.on('data', (text) => {
    output.err += text;
  });
  return { server, output, exited: once(server, 'exit').then(([code, signal]) => ({ code, signal, ...output })) };
}

/** Resolves when the server is ready, or has ended. */
async function answering(server: ReturnType<typeof run>['server'], url: string): Promise<void> {
  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok === true;
  while (!(await isReady()) && server.exitCode === null) await new Promise((done) => setTimeout(done, 50));
}

describe('a start that fails', () => {
  it('says which variable is wrong', async () => {
    const { code, err } = await run({ PORT: 'abc', LOG_LEVEL: 'loud' }).exited;
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toEqual([
      'PORT: must be a whole number from 0 to 65535',
      'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
    ]);
  });

  it('says that the database cannot be reached, without its password', async () => {
    const url = `postgresql://hourhand:very-secret@127.0.0.1:${await freePort()}/nowhere`;
    const { code, err } = await run({ DATABASE_URL: url }).exited;
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain('cannot be reached');
    expect(err).not.toContain('very-secret');
  });

  it('says that the port is in use, before it reaches for the database', async () => {
    const other = createServer();
    const port = await listenLocally(other);
    const DATABASE_URL = `postgresql://hourhand@127.0.0.1:${await freePort()}/nowhere`;
    const open = { HOST: '0.0.0.0', HOURHAND_DEMO_PUBLIC: 'passwords-are-public' };
    const { code, err } = await run({ DATABASE_URL, PORT: String(port), ...open }).exited;
    other.close();
    expect(code).toBe(1);
    expect(err.trim()).toBe(`Port ${port} is in use by another program. Set PORT to a free one.`);
  });

  it('says that migrations are pending, if they are to be run apart', async () => {
    const remembered = await query('DELETE FROM _prisma_migrations RETURNING *');
    const { code, err } = await run({ MIGRATIONS: 'refuse' }).exited;
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^The database lacks migrations \(\d+_baseline, [\w, ]+\)\. Run npm /),
    ]);
    const insert = 'INSERT INTO _prisma_migrations SELECT * FROM json_populate_recordset(NULL::_prisma_migrations, $1)';
    await query(insert, [JSON.stringify(remembered)]);
  });

  it('says that a setting is wrong, and starts if it is to do without', async () => {
    const mail = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: (_login, _session, done) => done(new Error('Unknown login')),
    });
    const address = `127.0.0.1:${await listenLocally(mail.server)}`;
    onTestFinished(() => {
      mail.close();
    });
    const SMTP_URL = `smtp://ana:very-secret@${address}`;
    const settings = { SMTP_URL, MAIL_FROM: 'hello@example.test', PORT: String(await freePort()), LOG_LEVEL: 'warn' };
    const { code, err } = await run(settings).exited;
    expect([code, err.trim()]).toEqual([1, 'mail: Invalid login: 535 Unknown login']);

    const { server, output, exited } = run({ ...settings, WRONG_SETTINGS: 'degrade' });
    await answering(server, `http://127.0.0.1:${settings.PORT}`);
    expect(server.exitCode).toBe(null);
    server.kill('SIGTERM');
    await exited;
    const logged = output.out
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 50, part: 'mail', state: 'wrong', msg: 'Invalid login: 535 Unknown login' }),
    );
    expect(logged).toContainEqual(expect.objectContaining({ level: 40, part: 'payment' }));
  });

  it('says that what is stored needs an earlier secret, and succeeds with both', async () => {
    const own = await createTestDatabase();
    onTestFinished(() => own.drop());
    const secret = (name: string) => `the ${name} secret of this product is long`;
    const [earlier, newest] = [secret('earlier'), secret('newest')];
    const startWith = async (HOURHAND_SECRET: string) => {
      const PORT = String(await freePort());
      const started = run({ DATABASE_URL: own.url, HOURHAND_SECRET, PORT });
      await answering(started.server, `http://127.0.0.1:${PORT}`);
      return started;
    };
    const first = await startWith(earlier);
    await query("INSERT INTO banned_email (key) VALUES ('a hash that was made with the secret')", [], own.url);
    first.server.kill('SIGTERM');
    await first.exited;

    const refused = await (await startWith(newest)).exited;
    const said = /^secret: HOURHAND_SECRET does not open two-factor logins, webhooks or bans that are stored; add .*$/;
    expect([refused.code, refused.err.trim()]).toEqual([1, expect.stringMatching(said)]);
    const both = await startWith(`${newest},${earlier}`);
    expect(both.server.exitCode).toBe(null);
    both.server.kill('SIGTERM');
    expect((await both.exited).code).toBe(0);
  });
});

describe('a start that works', () => {
  it('is `npm start`, and the image starts in the same way', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
    expect(scripts.start).toMatch(new RegExp(` exec node ${compiledServer.join(' ')}$`));
    const image = await readFile('Dockerfile', 'utf8');
    expect(image).toContain(`ENTRYPOINT ${JSON.stringify(['node', ...compiledServer]).replaceAll(',', ', ')}`);
    for (const [name, value] of Object.entries(compiledServerMemory)) {
      expect(scripts.start).toContain(` ${name}=\${${name}:-${value}} `);
      expect(image).toContain(` ${name}=${value}`);
    }
    const port = await freePort();
    const { NODE_ENV: _ofTheTests, ...own } = process.env;
    const given = { DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'error', PORT: String(port) };
    const command = spawn('sh', ['-c', scripts.start], { env: { ...own, ...given } });
    const exited = once(command, 'exit');
    const page = () => fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    while ((await page())?.status !== 200 && command.exitCode === null)
      await new Promise((done) => setTimeout(done, 50));
    expect(await (await page())?.text()).toContain('<title>');
    command.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  });

  it('waits for a database that has no connection for it, and says so', async () => {
    const role = `busy_${new URL(database.url).pathname.slice(1)}`;
    const owner = new URL(database.url).username;
    await query(`CREATE ROLE ${role} LOGIN PASSWORD 'busy' CONNECTION LIMIT 0 IN ROLE ${owner}`);
    onTestFinished(() => query(`DROP ROLE ${role}`).then(() => undefined));
    const port = await freePort();
    const DATABASE_URL = Object.assign(new URL(database.url), { username: role, password: 'busy' }).href;
    const { server, output, exited } = run({ DATABASE_URL, PORT: String(port), LOG_LEVEL: 'info' });
    await expect.poll(() => output.out).toMatch(/Waiting for the database, which is busy: .* too many connections/);
    expect(server.exitCode).toBe(null);
    await query(`ALTER ROLE ${role} CONNECTION LIMIT -1`);
    await answering(server, `http://127.0.0.1:${port}`);
    expect(output.err).toBe('');
    server.kill('SIGTERM');
    expect((await exited).code).toBe(0);
  });

  it('serves requests, keeps the demo local, logs errors with their places in the source, and ends with 0', async () => {
    const port = await freePort();
    const { server, output, exited } = run({ PORT: String(port), LOG_LEVEL: 'info' });
    const url = `http://127.0.0.1:${port}`;
    await answering(server, url);
    const post = (path: string, body: object) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    // With an external database there are no demo accounts, no public outbox and no payment sandbox.
    expect((await fetch(`${url}/dev/outbox`)).status).toBe(404);
    const account = { email: 'admin@hourhand.test', password: 'hourhand-demo' };
    expect((await post('/api/auth/sign-in/email', account)).status).toBe(401);
    const setup = await post('/graphql', { query: '{ paymentSetup { mode publishableKey } }' });
    expect(await setup.json()).toMatchObject({ data: { paymentSetup: { mode: 'NONE', publishableKey: '' } } });
    expect((await post('/payment-sandbox/v1/payment_methods', {})).status).toBe(404);

    await query('ALTER TABLE "user" RENAME TO elsewhere');
    const broken = await post('/graphql', { query: '{ jobSeekers(first: 1) { edges { node { name } } } }' });
    expect(await broken.text()).toContain('Something went wrong on our side.');
    await query('ALTER TABLE elsewhere RENAME TO "user"');
    server.kill('SIGTERM');
    expect(await exited).toMatchObject({ code: 0, signal: null });
    expect(output.out).toMatch(/server\/\w+\/[\w/]+\.ts:\d+:\d+/);
    expect(output.out).not.toContain('dist/node');
    const said = output.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg);
    expect([said[0], ...said.slice(-2)]).toEqual(['the start begins', 'the stop begins', 'the process ends']);
    expect(said).toContainEqual(expect.stringContaining(' is ready: '));
  });
});
