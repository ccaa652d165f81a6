import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { WebSocket } from 'ws';
import { product } from '../../../client/ui/base/product.ts';
import { openSecrets, SecretMissing } from '../../auth/secrets.ts';
import { connectDatabase } from '../../database/connect.ts';
import { refusal } from '../../database/migrate.ts';
import { checkServer, readServer } from '../../database/server.ts';
import type { Secrets } from '../../domain/core/links/links.ts';
import { envelopeTarget } from '../../log/errorReports.ts';
import { MailRefused } from '../../mail/mail.ts';
import { type Env, variableNames } from '../env.ts';
import { diskCheck, uploadsCheck } from './files.ts';
import type { Check } from './finding.ts';
import { saysLater, WrongSetting } from './finding.ts';
import { paymentCheck, stripeAccountChecks } from './payment.ts';

/** What can be checked before the server listens. */
export const settingChecks = (env: Env): Check[] => [
  databaseCheck(env),
  replicaCheck(env),
  redisCheck(env),
  uploadsCheck(env),
  diskCheck(env),
  mailCheck(env),
  paymentCheck(env),
  secretsCheck(env),
  tracesCheck(env),
  errorReportsCheck(env),
  namesCheck(process.env),
];

/** Variables that look like settings and are none: misspelt ones would be ignored. Those of other programs are left alone. */
export const namesCheck = (given: Record<string, string | undefined>): Check => ({
  part: 'settings',
  run: async () => {
    const known = variableNames.flatMap((name) => [name, `${name}_FILE`]);
    const unknown = Object.keys(given).filter((name) => !known.includes(name) && !ofOthers.test(name));
    const meant = unknown.flatMap((name) => {
      const near = known.find((one) => one.length > 5 && editDistance(name, one) <= (one.length > 7 ? 2 : 1));
      if (near !== undefined) return [`${name} (${near}?)`];
      return ourPrefixes.test(name) ? [name] : [];
    });
    if (meant.length > 0) return { look: `There is no such setting: ${meant.join(', ')}.` };
    return 'All names are known.';
  },
});

const ourPrefixes = /^(?:HOURHAND|STRIPE|SMTP|S3)_/;
/** Of Docker and Kubernetes for a neighbour that is called like this, and what Compose files fill in. */
const ofOthers = /_(?:SERVICE|PORT)(?:_|$)|^(?:POSTGRES|STORE|npm)_/;

/** How many letters have to be replaced, added, left out, or exchanged with their neighbour. */
function editDistance(one: string, other: string): number {
  const row = (at: number): number[] => [at, ...Array<number>(other.length).fill(0)];
  let [older, old] = [row(0), Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let at = 1; at <= one.length; at += 1) {
    const now = row(at);
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1];
      now[to] = Math.min((old[to] ?? 0) + 1, (now[to - 1] ?? 0) + 1, (old[to - 1] ?? 0) + (same ? 0 : 1));
      const exchanged = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (exchanged) now[to] = Math.min(now[to] ?? 0, (older[to - 2] ?? 0) + 1);
    }
    [older, old] = [old, now];
  }
  return old[other.length] ?? 0;
}

/** What only `doctor` looks at: a start neither waits for it nor ends because of it. */
export const accountChecks = (env: Env): Check[] => stripeAccountChecks(env);

/** What needs a server that listens. */
export const reachChecks = (env: Env): Check[] => [addressCheck(env)];

/** A secret that was made at random has more different characters; a word that is repeated has fewer. */
const fewestCharacters = 10;

/** @throws WrongSetting as a start would fail, unless the database has to be migrated before. Nothing is changed. */
async function requireOpening(databaseUrl: string, secrets: Secrets): Promise<void> {
  if ((await readServer(databaseUrl)).pendingMigrations.length > 0) return;
  const { db, close } = connectDatabase(databaseUrl, { poolSize: 1 });
  const tried = new Error('It opens what is stored.');
  const own = async () => secrets[0];
  await db
    .$transaction(async (tx) => {
      await openSecrets(tx, { given: secrets, own });
      throw tried;
    })
    .catch((error: unknown) => {
      if (error instanceof SecretMissing) throw new WrongSetting(error.message.replace(':', ''));
      if (error !== tried) throw error;
    })
    .finally(close);
}

/** The secret of sessions, links and two-factor logins. */
export const secretsCheck = ({
  secrets,
  demo,
  databaseUrl,
}: Pick<Env, 'secrets' | 'demo'> & Partial<Pick<Env, 'databaseUrl'>>): Check => ({
  part: 'secret',
  run: async () => {
    if (secrets?.some((secret) => new Set(secret).size < fewestCharacters)) {
      throw new WrongSetting('HOURHAND_SECRET can be guessed. Make one with: openssl rand -base64 48');
    }
    if (secrets && databaseUrl !== undefined) await requireOpening(databaseUrl, secrets);
    if (secrets) return `HOURHAND_SECRET has ${secrets.length === 1 ? 'one secret' : `${secrets.length} secrets`}.`;
    if (demo) return 'The demo keeps its own secret in the database.';
    return { missing: 'HOURHAND_SECRET is not set: who can read the database can sign in as anybody.' };
  },
});

/** The mail server takes the login. No mail is sent. */
export const mailCheck = ({ smtp, demo }: Pick<Env, 'smtp' | 'demo'>): Check => ({
  part: 'mail',
  run: async () => {
    if (!smtp && demo) return 'The demo stores emails in its outbox.';
    if (!smtp) {
      return {
        missing:
          'Emails are not sent: SMTP_URL and MAIL_FROM are not set. Signing up, confirming an email and choosing a new password are answered with 503.',
      };
    }
    const { smtpTransport } = await import('../../mail/smtp.ts');
    const transport = smtpTransport(smtp.url);
    try {
      await transport.verify();
    } catch (error) {
      throw isRefusal(error) ? new WrongSetting(error.message) : error;
    } finally {
      transport.close();
    }
    const { host, username } = new URL(smtp.url);
    return username === '' ? `${host} answers. SMTP_URL has no login.` : `${host} takes the login.`;
  },
});

/** The mail server takes a mail from `MAIL_FROM` to this address. */
export const testMailCheck = ({ smtp, publicUrl }: Pick<Env, 'smtp' | 'publicUrl'>, to: string): Check => ({
  part: 'test mail',
  run: async () => {
    if (!smtp) return { missing: 'It is not sent: SMTP_URL and MAIL_FROM are not set.' };
    const { smtpMailer } = await import('../../mail/smtp.ts');
    const text = `A test mail of ${publicUrl}. Nobody has to answer it.`;
    const { send } = smtpMailer(smtp.url, smtp.from, new URL(publicUrl).hostname);
    await send({ to, subject: `A test mail of ${product.name}`, text, html: `<p>${text}</p>` }).catch(
      (error: Error) => {
        throw error instanceof MailRefused ? new WrongSetting(`${error.message} ${reasonIn(error.cause)}`) : error;
      },
    );
    return `It is on its way to ${to}.`;
  },
});

const reasonIn = (cause: unknown): string => (cause instanceof Error ? cause.message : '');

/** Not with a status below 500, by which a mail server says that it cannot now. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error && 'code' in error && (error.code === 'EAUTH' || error.code === 'ETLS'))) return false;
  return !('responseCode' in error && typeof error.responseCode === 'number' && error.responseCode < 500);
}

/** The receiver of traces takes them. It is sent a message without any. */
export const tracesCheck = ({ traces }: Pick<Env, 'traces'>): Check => ({
  part: 'traces',
  run: async () => {
    if (!traces) return 'Not configured: no traces are recorded.';
    const { url, headers } = traces;
    // In the protocol, a message of no bytes is a message without spans.
    await post(url, { ...headers, 'content-type': 'application/x-protobuf' }, '');
    return `${new URL(url).host} takes traces.`;
  },
});

/** The receiver of error reports knows the project and its key. It is sent an envelope without an error. */
export const errorReportsCheck = ({ errorReports }: Pick<Env, 'errorReports'>): Check => ({
  part: 'errors',
  run: async () => {
    if (!errorReports) return 'Not configured: unexpected errors are only logged.';
    const { url, headers } = envelopeTarget(errorReports.dsn);
    const report = JSON.stringify({ timestamp: Date.now() / 1000, discarded_events: [] });
    await post(url, headers, `{}\n{"type":"client_report"}\n${report}\n`);
    return `${new URL(url).host} takes error reports.`;
  },
});

async function post(url: string, headers: Record<string, string>, body: string): Promise<void> {
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error' });
  await response.body?.cancel();
  if (response.ok) return;
  const answer = `${new URL(url).host} answers ${response.status}.`;
  throw saysLater(response.status) ? new Error(answer) : new WrongSetting(answer);
}

/** The public address reaches this product, with requests and sockets. */
export const addressCheck = ({ publicUrl }: Pick<Env, 'publicUrl'>): Check => ({
  part: 'address',
  run: async () => {
    const response = await fetch(`${publicUrl}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
    const body: unknown = await response.json().catch(() => null);
    if (!isOurs(body)) {
      throw new WrongSetting(
        `${publicUrl}/healthz is answered with ${response.status} by something else than Hourhand.`,
      );
    }
    await openSocket(publicUrl);
    return `${publicUrl} leads here, with sockets.`;
  },
});

const isOurs = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';

function openSocket(publicUrl: string): Promise<void> {
  const url = `${publicUrl.replace(/^http/, 'ws')}/graphql`;
  const socket = new WebSocket(url, 'graphql-transport-ws', { origin: publicUrl, handshakeTimeout: 5_000 });
  return new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('unexpected-response', (_request, { statusCode }) =>
      reject(
        new WrongSetting(
          `The proxy does not pass sockets on: ${url} is answered with ${statusCode}. It has to forward Upgrade and Connection.`,
        ),
      ),
    );
    socket.once('error', reject);
  }).finally(() => socket.terminate());
}

/** The Redis that processes share. */
export const redisCheck = ({ redisUrl }: Pick<Env, 'redisUrl'>): Check => ({
  part: 'redis',
  run: async () => {
    if (redisUrl === undefined) return 'Not configured: this process is the only one.';
    const redis = new Redis(redisUrl, {
      lazyConnect: true,
      connectTimeout: 5_000,
      retryStrategy: () => null,
      maxRetriesPerRequest: 0,
    });
    let failure: Error | undefined;
    redis.on('error', (error) => {
      failure = error;
    });
    try {
      await redis.connect().catch((error: Error) => {
        throw failure ?? error;
      });
      // The client goes on with the first database where the numbered one does not exist.
      await redis.select(redis.options.db ?? 0);
      const key = `hourhand-check:${randomUUID()}`;
      await redis.set(key, 'checked', 'EX', 60);
      const read = await redis.get(key);
      await redis.del(key);
      if (read !== 'checked') throw new WrongSetting('Redis does not return what was stored.');
      const version = /^redis_version:(\S+)/m.exec(await redis.info('server'))?.[1] ?? 'of an unknown version';
      return `Redis ${version}.`;
    } catch (error) {
      throw redisIsRefusal(error) ? new WrongSetting(error.message) : error;
    } finally {
      redis.disconnect();
    }
  },
});

/** An answer of Redis, such as to a wrong password; but not one by which it says that it cannot now. */
const redisIsRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  error.name === 'ReplyError' &&
  !/^(?:LOADING|BUSY|TRYAGAIN|MASTERDOWN|CLUSTERDOWN|OOM) |max number of clients/.test(error.message);

/** Connections of a process: requests, tasks, and the lock of migrations (adapters.ts, connect.ts). */
const connectionsOfProcess = 20;

/** Milliseconds. Codes of two-factor login count for half a minute. */
const maxClockDifference = 5_000;

/** The given PostgreSQL server: version, encoding, rights, connections, and its clock. */
export const databaseCheck = ({
  databaseUrl,
  migrations,
}: Pick<Env, 'databaseUrl'> & Partial<Pick<Env, 'migrations'>>): Check => ({
  part: 'database',
  run: async () => {
    if (databaseUrl === undefined) return 'PostgreSQL is embedded in DATA_DIR.';
    await requireUsable(databaseUrl);
    const facts = await readServer(databaseUrl);
    const { version, connections, canCreate, clockDifference, pendingMigrations } = facts;
    if (facts.isReplica)
      throw new WrongSetting('It is a standby, which takes no writes: name the server that it follows.');
    if (facts.isReadOnly) {
      throw new WrongSetting(
        'It takes no writes: default_transaction_read_only is on for the server, the database or the role.',
      );
    }
    if (facts.otherVersion !== null) throw new WrongSetting(facts.otherVersion);
    if (!canCreate) {
      throw new WrongSetting('The role may not create tables: GRANT CREATE on the database and on the schema public.');
    }
    if (connections < connectionsOfProcess) {
      throw new WrongSetting(
        `The server, the database or the role allows ${connections} connections; a process needs up to ${connectionsOfProcess}.`,
      );
    }
    if (clockDifference > maxClockDifference) {
      throw new WrongSetting(
        `Its clock differs by ${Math.round(clockDifference / 1000)} seconds from this machine's. Synchronize both (NTP).`,
      );
    }
    const missing = pendingMigrations.length;
    if (missing > 0 && migrations === 'refuse') throw new WrongSetting(refusal(pendingMigrations));
    return `PostgreSQL ${version}, ${connections} connections, ${missing === 0 ? 'all migrations' : `without ${missing} migrations`}.`;
  },
});

/** A copy of it that follows, for public reads. */
export const replicaCheck = ({ databaseReplicaUrl }: Pick<Env, 'databaseReplicaUrl'>): Check => ({
  part: 'replica',
  run: async () => {
    if (databaseReplicaUrl === undefined) return 'Not configured: all reads go to the database.';
    await requireUsable(databaseReplicaUrl);
    if (!(await readServer(databaseReplicaUrl)).isReplica) throw new WrongSetting('It takes writes: it is no replica.');
    return 'Visitors read from it.';
  },
});

/** @throws WrongSetting for a server that can be reached, and not be used */
const requireUsable = (url: string): Promise<void> =>
  checkServer(url).catch((error: Error) => {
    throw error.message.includes('cannot be reached') ? error : new WrongSetting(error.message);
  });
