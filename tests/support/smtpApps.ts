import { pino } from 'pino';
import { afterEach } from 'vitest';
import { startTestApp, type TestApp, type TestAppOptions } from './app.ts';
import { createTestDatabase } from './database.ts';
import { type ReceivedMail, type SmtpServer, startSmtpServer } from './smtpServer.ts';

type AppWithSmtp = { app: TestApp; smtp: SmtpServer };

export function smtpApps() {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });
  const startWithSmtp = async (options: TestAppOptions = {}): Promise<AppWithSmtp> => {
    const smtp = await startSmtpServer();
    closers.push(smtp.close);
    const app = await startTestApp({ smtpUrl: smtp.url, log: pino({ level: 'silent' }), ...options });
    closers.push(app.stop);
    return { app, smtp };
  };
  /** Two processes with one database. */
  const startTwo = async (): Promise<[AppWithSmtp, AppWithSmtp]> => {
    const database = await createTestDatabase();
    closers.push(database.drop);
    const options = { databaseUrl: database.url };
    return [await startWithSmtp(options), await startWithSmtp(options)];
  };
  return { startWithSmtp, startTwo };
}

/** Ends the pauses between attempts, which the queue measures by the clock of the database. */
export const pausesAreOver = ({ services }: TestApp): Promise<number> =>
  services.db.$executeRaw`UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE state = 'retry'`;

export const header = ({ head }: ReceivedMail, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];
