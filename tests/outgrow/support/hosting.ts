import { makeFaultyDatabase } from '../../processes/faults/faultyDatabase.ts';
import { fixture } from '../../support/fixtures.ts';
import { redisProcess } from '../../support/redisProcess.ts';
import { type ServerProcess, startServerProcess } from '../../support/serverProcess.ts';
import { startMailServer } from './mailServer.ts';
import { proxyPorts, startNginx } from './proxy.ts';
import { startStorage } from './storage.ts';

/**
 * The product as it is run: every part is a program of its own, and nothing knows of the tests. Two processes have `ROLE=web`, one has
 * `ROLE=worker`. The URL is that of the proxy.
 * @param environment further settings of the product's processes
 * @param before what happens when the database is there, and the product's processes are not
 */
export async function startHosting(
  environment: Record<string, string>,
  before: (databaseUrl: string) => Promise<void> = async () => {},
) {
  const ends: (() => Promise<unknown>)[] = [];
  const ending = <Part>(part: Part, end: (part: Part) => Promise<unknown>): Part => {
    ends.unshift(() => end(part));
    return part;
  };
  const stop = async () => {
    for (const end of ends) await end();
  };
  try {
    const [database, redis, storage, mailServer, ports] = await Promise.all([
      makeFaultyDatabase().then((part) => ending(part, ({ remove }) => remove())),
      redisProcess().then((part) => ending(part, ({ stop }) => stop())),
      startStorage().then((part) => ending(part, ({ remove }) => remove())),
      startMailServer().then((part) => ending(part, ({ remove }) => remove())),
      proxyPorts(),
    ]);
    await Promise.all([redis.start(), before(database.url)]);
    const given = {
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      ...storage.environment,
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Hourhand <hello@example.org>',
      PUBLIC_URL: ports.url,
      HOST: '127.0.0.1',
      // As in docs/operate/systemd.
      DRAIN_DELAY: '2',
      ...environment,
    };
    const start = async (ROLE: string) => ending(await startServerProcess({ ...given, ROLE }), ({ stop }) => stop());
    // They may fill the database and make its schema together.
    const [one, other, worker] = await Promise.all([start('web'), start('web'), start('worker')]);
    const webs = [one, other] as const;
    const hostOf = ({ url }: ServerProcess) => `127.0.0.1:${new URL(url).port}`;
    const proxy = ending(await startNginx(ports, [hostOf(one), hostOf(other)]), ({ remove }) => remove());
    return { url: ports.url, database, redis, storage, mailServer, webs, worker, proxy, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Milliseconds: demo data are made, and seven programs started. */
const patience = 180_000;

/** The same for the tests of a file. */
export const testHosting = (...given: Parameters<typeof startHosting>) =>
  fixture(
    () => startHosting(...given),
    ({ stop }) => stop(),
    patience,
  );
