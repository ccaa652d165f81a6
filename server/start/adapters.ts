import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import { paths } from '../../client/app/paths.ts';
import { product } from '../../client/ui/base/product.ts';
import { emailLinks } from '../auth/auth.ts';
import { openSecrets, sealer } from '../auth/secrets.ts';
import { unfinishedBackfills } from '../database/backfill/run.sql.ts';
import { connectDatabase, type Database } from '../database/connect.ts';
import { readInstallation, readSecret } from '../database/prepare.ts';
import { isBannedEmail } from '../domain/accounts/email/bannedEmail.ts';
import { invoicePath } from '../domain/billing/purchase/invoice.ts';
import { reconciliationHealth } from '../domain/billing/reconciliation/examine.ts';
import { bannedEmailKeys } from '../domain/core/keys/accountKeys.ts';
import type { Links } from '../domain/core/links/links.ts';
import { signer as signerWith } from '../domain/core/links/links.ts';
import { outboxPath } from '../http/outbox.ts';
import { version } from '../log/version.ts';
import { type Mailer, MailRefused } from '../mail/mail.ts';
import { openMail } from '../mail/open.ts';
import { arrivalsIn } from '../media/incoming.ts';
import { openMedia } from '../media/open.ts';
import { mediaPipeline } from '../media/pipeline.ts';
import { mails, textMessages } from '../metrics/counted.ts';
import { askedEvery, type Measured, type Part, readInTime } from '../metrics/measured.ts';
import { openQueue } from '../queue/boss.ts';
import { openCounters } from '../realtime/counters.ts';
import { openEvents } from '../realtime/events.ts';
import { openPresence } from '../realtime/presence.ts';
import { textsOverHttp } from '../sms/http.ts';
import { TextMessageRefused, type TextMessenger, textsToOutbox } from '../sms/sms.ts';
import { traced } from '../tracing/traced.ts';
import { mailCheck, settingChecks } from './checks/checks.ts';
import { uploadsCheck } from './checks/files.ts';
import { type Check, findAll } from './checks/finding.ts';
import { paymentCheck } from './checks/payment.ts';
import type { Parts } from './domainServices.ts';
import type { Env } from './env.ts';
import { openPayment } from './openPayment.ts';

type Replica = {
  /** Where public reads go now; null while the replica is down or too far behind. */
  current: () => Pick<Database, 'db' | 'sql'> | null;
  pool: pg.Pool;
  close: () => Promise<void>;
};

/** The name of the secret that every installation has. */
const sandboxSecret = 'payment-sandbox';

/** Milliseconds between two looks at the replica. */
const lookEveryMs = 2_000;
/** How many seconds a replica may be behind. A server without writes may seem older than it is, unless it receives a stream. */
const maxSecondsBehind = 30;

const behind = `SELECT CASE WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() AND EXISTS (SELECT FROM pg_stat_wal_receiver)
  THEN 0 ELSE extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp()) END::float8 AS seconds`;

/**
 * Connects to a replica of the database. `timeout` as for `connectDatabase`.
 * @param say gets a line when reads begin to go there, and when they no longer do
 */
async function openReplica(
  url: string,
  { timeout, say }: { timeout: number; say: (line: string) => void },
): Promise<Replica> {
  const { db, sql, pool, close } = connectDatabase(url, { timeout });
  const readSeconds = readInTime(async () => {
    const { rows } = await pool.query<{ seconds: number | null }>(behind);
    return rows[0]?.seconds ?? Number.POSITIVE_INFINITY;
  }, Number.POSITIVE_INFINITY);
  let isCurrent = false;
  const look = async () => {
    const seconds = await readSeconds();
    const was = isCurrent;
    isCurrent = seconds <= maxSecondsBehind;
    if (was !== isCurrent)
      say(isCurrent ? 'public reads go to the replica' : 'public reads no longer go to the replica');
  };
  await look();
  const looking = setInterval(look, lookEveryMs);
  looking.unref();
  return {
    current: () => (isCurrent ? { db, sql } : null),
    pool,
    close: () => {
      clearInterval(looking);
      return close();
    },
  };
}

/** Milliseconds between two looks at what is not ours alone, such as the mail server. */
const lookAtOthersEveryMs = 10_000;
/** Milliseconds until a look at the database is given up. */
const longestLookMs = 3_000;

/** Writes a row, and a temporary file, for which there must be room. In one transaction, because it is sent as one. */
const takesWrites = `SET LOCAL work_mem = '64kB';
  UPDATE secret SET value = value WHERE name = '${sandboxSecret}';
  SELECT count(*) FROM generate_series(1, 10000)`;

/** A part that people can do without for some time. */
const lookedAt = (check: Check): Part => ({
  isThere: askedEvery(lookAtOthersEveryMs, async () => {
    const [found] = await findAll([check]);
    return found?.state !== 'wrong' && found?.state !== 'unreachable';
  }),
});

/** Where mails and messages lead to. */
const linksTo = (publicUrl: string): Links => ({
  chats: () => publicUrl + paths.chats.to(),
  chat: (id) => publicUrl + paths.chat.to({ id }),
  sharedChat: (hash) => publicUrl + paths.sharedChat.to({ hash }),
  unsubscribe: (token) => publicUrl + paths.unsubscribe.to({ token }),
  ownProfile: () => publicUrl + paths.myProfile.to(),
  invoice: (id) => publicUrl + invoicePath(id),
  signUpAsEmployer: () => publicUrl + paths.signUpAsEmployer.to(),
  // A fragment is not sent, so the email is in no log.
  createPassword: (email) => `${publicUrl + paths.createPassword.to()}#${new URLSearchParams({ email })}`,
  ownJobOffer: (id) => publicUrl + paths.myJobOffer.to({ id }),
  answerReference: (token) => publicUrl + paths.answerReference.to({ token }),
  answerRequest: (token) => publicUrl + paths.answerRequest.to({ token }),
  renewOffer: (token) => publicUrl + paths.renewOffer.to({ token }),
  jobSeeker: (address) => publicUrl + paths.jobSeeker.to(address),
  jobSeekers: ({ job, city, filters }) => publicUrl + paths.jobSeekers.to({ job, city }, filters),
  jobOffer: (id) => publicUrl + paths.publicJobOffer.to({ id }),
  jobOffers: (place) => publicUrl + paths.jobOffers.to(place),
  paymentDifferences: () => publicUrl + paths.adminPaymentDifferences.to({}),
  subscription: () => publicUrl + paths.mySubscription.to({}),
  disputes: () => publicUrl + paths.adminDisputes.to(),
  employerSubscriptions: (employerId) => publicUrl + paths.adminEmployerSubscriptions.to({ employerId }),
  apiKeys: () => publicUrl + paths.apiKeys.to(),
  integration: (id) => publicUrl + paths.adminIntegration.to({ id }),
  system: () => publicUrl + paths.adminSystem.to(),
  webhooks: () => publicUrl + paths.webhooks.to(),
  login: () => publicUrl + paths.login.to(),
  choosePassword: (token) =>
    `${publicUrl}/api/auth/reset-password/${token}?${new URLSearchParams({ callbackURL: paths.resetPassword.to() })}`,
  resetPassword: () => publicUrl + paths.resetPassword.to(),
});

/** How long a statement or a transaction of a task may take, in milliseconds. The queue gives up a job a minute later. */
const longestTaskMs = 4 * 60_000;
/** Connections of tasks, and of the four that may ask the payment provider, so that what takes long leaves the others to visitors. */
const taskConnections = 9;

type Given = {
  env: Env;
  databaseUrl: string;
  log: Logger;
  now: () => Date;
  /** The address at which this process listens. */
  ownUrl: () => string;
  /** Called when the process ends, the last ones first. */
  onClose: (close: () => Promise<void>) => void;
};

/** Opens what the environment configures: `parts` is what the domain's services are made of, the rest is for the server. */
export async function openAdapters({ env, databaseUrl, log, now, ownUrl, onClose }: Given) {
  const { db, sql, pool, close } = connectDatabase(databaseUrl, {
    timeout: env.databaseTimeout,
    ...(log.isLevelEnabled('debug') && { log: (statement) => log.debug(statement, 'a statement') }),
  });
  onClose(close);
  const forTasks = connectDatabase(databaseUrl, {
    poolSize: taskConnections,
    timeout: env.databaseTimeout,
    longest: longestTaskMs,
  });
  onClose(forTasks.close);
  const { databaseReplicaUrl, databaseTimeout: timeout } = env;
  const replica = databaseReplicaUrl
    ? await openReplica(databaseReplicaUrl, { timeout, say: (line) => log.warn(line) })
    : null;
  if (replica) onClose(replica.close);
  const secrets = await openSecrets(db, { given: env.secrets, own: () => readSecret(sql, 'application') });
  const signer = signerWith(secrets);
  const {
    events,
    redis,
    isReady: eventsAreReady,
    close: closeEvents,
  } = openEvents(
    env.redisUrl === undefined ? undefined : { url: env.redisUrl, installation: await readInstallation(sql) },
    log,
  );
  onClose(closeEvents);
  const { sender, outbox, shownOutbox, sendsMail, replyAddress } = await openMail(env, now);
  const { payment, registerSandbox, closePayment } = await openPayment(env, {
    pool,
    secret: await readSecret(sql, sandboxSecret),
    ownUrl,
    log,
  });
  onClose(closePayment);
  const { queue, close: closeQueue } = await openQueue(pool, log);
  onClose(closeQueue);
  await closeFolders(env.dataDir, log);
  const media = await openMedia(env);
  const arrivals = arrivalsIn(join(env.dataDir, 'arrivals'));
  const bannedKeys = bannedEmailKeys(signer);
  const parts: Parts = {
    db,
    longDb: forTasks.db,
    sql,
    events,
    counters: openCounters(redis, now),
    attemptLimits: env,
    budgetSettings: env,
    keptDays: env.keptDays,
    isBannedEmail: (email) => isBannedEmail(db, bannedKeys, email),
    mailer: countedMailer(sender),
    keptMail: outbox,
    sendsMail,
    queue,
    links: linksTo(env.publicUrl),
    sealer: sealer(secrets),
    webhooksToPrivate: env.webhooksToPrivate,
    log,
    productName: product.name,
    publicUrl: env.publicUrl,
    socialLinks: env.socialLinks,
    withdrawalCountries: env.withdrawalCountries,
    supportEmail: replyAddress ?? product.supportEmail,
    outboxPath: shownOutbox ? outboxPath : null,
    now,
    adminTwoFactor: env.adminTwoFactor,
    emailLinks: emailLinks(secrets[0], env.publicUrl),
    // A code in an outbox that is not shown is of no use.
    textMessenger: countedTexts(env.sms ? textsOverHttp(env.sms) : shownOutbox ? textsToOutbox(shownOutbox) : null),
    presenceStore: openPresence(redis),
    isDemo: env.demo,
    media: mediaPipeline(arrivals, media),
    payment,
    system: { version, checks: askedEvery(lookAtOthersEveryMs, () => findAll(settingChecks(env))) },
  };
  // Not on the connections of requests: a server whose connections are all in use still serves people.
  const ask = (text: string) => {
    const question: pg.QueryConfig & Pick<pg.ClientConfig, 'query_timeout'> = { text, query_timeout: longestLookMs };
    return forTasks.pool.query(question);
  };
  const readiness: Measured['readiness'] = {
    database: { isThere: async () => (await ask('SELECT 1')).rowCount === 1, needed: true },
    writes: { isThere: async () => (await ask(takesWrites)) !== undefined, needed: true },
    ...(redis && { redis: { isThere: eventsAreReady } }),
    ...(env.smtp && { mail: lookedAt(mailCheck(env)) }),
    storage: lookedAt(uploadsCheck(env)),
    ...(env.stripe && { payment: lookedAt(paymentCheck(env)) }),
  };
  const startedAt = new Date();
  const measured = {
    pools: { requests: pool, tasks: forTasks.pool, ...(replica && { replica: replica.pool }) },
    queueDepths: queue.depths,
    backfills: () => unfinishedBackfills(sql),
    payments: async () => {
      const { differences, comparedAt } = await reconciliationHealth(db);
      // Before the first comparison, the time since the start counts.
      return { differences, comparedAt: comparedAt ?? (env.stripe || env.demo ? startedAt : null) };
    },
    backups: async () => {
      const { watchedSince, succeededAt, failedAt } = await db.backupState.findUniqueOrThrow({ where: { id: 1 } });
      return { since: succeededAt ?? watchedSince, hasFailed: failedAt !== null };
    },
    dataDir: env.dataDir,
  };
  return {
    parts,
    measured,
    forTasks,
    replica: () => replica?.current() ?? null,
    secrets,
    signer,
    redis,
    shownOutbox,
    registerSandbox,
    media,
    arrivals,
    readiness,
  };
}

/** Counts what becomes of each mail. */
const countedMailer = ({ send }: Mailer): Mailer => ({
  send: (mail) => counting(send(mail), mails, (error) => error instanceof MailRefused),
});

const countedTexts = (messenger: TextMessenger | null): TextMessenger | null =>
  messenger && {
    send: (message) => {
      const sending = traced('text message', {}, () => messenger.send(message), 'client');
      return counting(sending, textMessages, (error) => error instanceof TextMessageRefused);
    },
  };

async function counting(
  sending: Promise<void>,
  counter: typeof mails,
  isRefused: (error: unknown) => boolean,
): Promise<void> {
  try {
    await sending;
    counter.inc({ outcome: 'sent' });
  } catch (error) {
    counter.inc({ outcome: isRefused(error) ? 'refused' : 'failed' });
    throw error;
  }
}

/** What earlier versions stored could be read by all users of the machine. */
async function closeFolders(dataDir: string, log: Logger): Promise<void> {
  for (const name of ['media', 'outbox']) {
    const folder = join(dataDir, name);
    if (!existsSync(folder)) continue;
    await chmod(folder, 0o700).catch((err: unknown) => log.warn({ err }, 'a folder stays open to other users'));
  }
}
