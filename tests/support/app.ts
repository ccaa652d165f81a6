import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import type { PersistedOperations } from '../../server/graphql/persisted.ts';
import type { BodyPace } from '../../server/http/brokenRequests.ts';
import { openOutbox } from '../../server/mail/outbox.ts';
import { type Application, openApplication } from '../../server/services.ts';
import { parseEnv } from '../../server/start/env.ts';
import { startInBackground } from './background.ts';
import { createTestDatabase } from './database.ts';
import { mailFaults } from './mailFaults.ts';

export type TestApp = Application & {
  url: string;
  databaseUrl: string;
  dataDir: string;
  /** A clock that stands still until it is moved. */
  clock: { now: Date };
  stop: () => Promise<void>;
};

export type TestAppOptions = {
  /** A database that several processes share. Its creator drops it. */
  databaseUrl?: string;
  redisUrl?: string;
  /** Replaces the product's persisted operations. */
  persisted?: PersistedOperations;
  /** Mail is sent to this server instead of the outbox. */
  smtpUrl?: string;
  environment?: Record<string, string>;
  bodyPace?: BodyPace;
  /** The log, by default errors on the console. */
  log?: Logger;
};

const limits = [
  ...['REQUESTS_PER_MINUTE', 'PAGES_PER_MINUTE', 'SIGN_INS_PER_ACCOUNT', 'SIGN_INS_PER_ADDRESS', 'GUESTS_PER_HOUR'],
  ...['ACCOUNT_MAILS_PER_ADDRESS', 'ACCOUNT_MAILS_PER_ACCOUNT', 'ACCOUNT_MAILS_PER_EMAIL', 'CONTACTS_PER_HOUR'],
  'MAILS_PER_UNCONFIRMED_EMAIL',
];
/** No test is in the way of another one. */
export const unlimited: Record<string, string> = Object.fromEntries(limits.map((name) => [name, '1000000']));

/** The whole application with its own database on a free port, with a controlled clock. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.databaseUrl
    ? { url: options.databaseUrl, drop: async () => {} }
    : await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'hourhand-app-'));
  const clock = { now: new Date('2026-06-01T12:00:00Z') };
  const open = () =>
    openApplication({
      env: parseEnv({
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        REDIS_URL: options.redisUrl,
        SMTP_URL: options.smtpUrl,
        MAIL_FROM: options.smtpUrl && 'Hourhand <hello@example.test>',
        HOURHAND_DEMO: '1',
        HOURHAND_DEMO_PUBLIC: 'passwords-are-public',
        LOG_LEVEL: 'error',
        LOG_REQUESTS: '0',
        ...unlimited,
        SOCKETS_PER_USER: '1000',
        BUDGET_FACTOR: '10000',
        ...options.environment,
      }),
      databaseUrl: database.url,
      log: options.log ?? pino({ level: 'error' }),
      persisted: options.persisted,
      bodyPace: options.bodyPace,
      development: false,
      now: () => clock.now,
      timers: false,
    });
  const application = await startInBackground(open);
  const url = await application.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...application,
    url,
    databaseUrl: database.url,
    dataDir,
    clock,
    stop: async () => {
      await application.close();
      const faults = await outboxFaults(dataDir, application.services.publicUrl);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      if (faults.length > 0) throw new Error(`Mails of this test have faults:\n${faults.join('\n')}`);
    },
  };
}

async function outboxFaults(dataDir: string, publicUrl: string): Promise<string[]> {
  const mails = await openOutbox(join(dataDir, 'outbox'), () => new Date()).read(Number.POSITIVE_INFINITY);
  // Text messages are there too.
  return mails
    .filter(({ to }) => to.includes('@'))
    .flatMap((mail) => mailFaults(mail, publicUrl).map((fault) => `“${mail.subject}”: ${fault}`));
}
