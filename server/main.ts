import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { product } from '../client/ui/base/product.ts';
import { isEmpty } from '../prisma/demo/isEmpty.ts';
import { openPool } from './database/connection.ts';
import { prepareDatabase } from './database/prepare.ts';
import { loggedError } from './loggedError.ts';
import { withSourcePlaces } from './sourcePlaces.ts';
import { type Env, loadEnv } from './start/env.ts';

/**
 * Reads the environment, prepares the database and listens. Nothing else in the server does any of it. Most of the server is
 * loaded while the database starts, and what fills an empty database only for one.
 */

const say = (line: string) => process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const env = loadEnv();
  const development = env.nodeEnv === 'development';
  await requireFreePort(env);
  const [database, { createLog }, services] = await Promise.all([
    prepareDatabase(env, say, fail),
    import('./log.ts'),
    import('./services.ts'),
  ]);
  await (env.demo ? seedIfEmpty(env, database.url) : begin(database.url));
  const log = createLog(env.logLevel);
  const application = await services.openApplication({ env, databaseUrl: database.url, log, development });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    application.announceStop();
    await delay(env.drainDelay);
    // What does not end in time is cut off: first connections, then the rest, such as a database that hangs.
    setTimeout(() => application.app.server.closeAllConnections(), 0.8 * env.drainTimeout);
    setTimeout(() => {
      log.warn('the stop took too long and was cut short');
      process.exit(0);
    }, env.drainTimeout);
    await application.close();
    await database.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  try {
    await application.app.listen({ port: env.port, host: env.host });
  } catch (error) {
    await application.close();
    await database.stop();
    throw error;
  }
  say(`${product.name} is ready: ${env.publicUrl}`);
}

/** Before the database is migrated and filled, which would be for nothing. */
async function requireFreePort({ port, host }: Env): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  await new Promise((resolve) => server.close(resolve));
}

/** The demo's people, for a database without any. */
async function seedIfEmpty(env: Env, url: string): Promise<void> {
  const pool = openPool(url, { size: 1 });
  try {
    if (!(await isEmpty(pool))) return;
    const began = Date.now();
    const [{ seedDemo }, { openMedia }] = await Promise.all([
      import('../prisma/demo/demo.ts'),
      import('./media/open.ts'),
    ]);
    const media = await openMedia(env);
    const summary = await seedDemo({ pool, media, now: new Date(), sandbox: !env.stripe });
    if (!summary) return;
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    say(`Made demo data in ${seconds} s: ${summary.jobSeekers} job seekers, ${summary.employers} employers.`);
  } finally {
    await pool.end();
  }
}

/** What a marketplace without a demo cannot do without, for a database that has nothing. */
async function begin(url: string): Promise<void> {
  const pool = openPool(url, { size: 1 });
  try {
    const { seedReference } = await import('../prisma/demo/seedReference.ts');
    if (await seedReference(pool, new Date())) say('Added countries, languages, experiences, statuses and prices.');
  } finally {
    await pool.end();
  }
}

// Node would print all that a library has put into the error.
process.on('uncaughtException', (error) => {
  process.stderr.write(withSourcePlaces(`${JSON.stringify(loggedError(error), null, 2).replaceAll('\\n', '\n')}\n`));
  process.exit(1);
});

function fail(error: unknown): never {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

start().catch(fail);

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is in use by another program. Set PORT to a free one.`;
  }
  return error.message;
}
