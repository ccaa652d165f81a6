import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { product } from '../../client/ui/base/product.ts';
import { isEmpty } from '../../prisma/demo/isEmpty.ts';
import { openPool } from '../database/connection.ts';
import { prepareDatabase } from '../database/prepare.ts';
import type { Finding } from '../domain/core/context.ts';
import { reachChecks, settingChecks } from '../start/checks/checks.ts';
import { findAll } from '../start/checks/finding.ts';
import { type Env, loadEnv } from '../start/env.ts';
import { requireFreePort } from '../start/requireFreePort.ts';
import { whileBusy } from '../start/whileBusy.ts';
import { fail, say as print } from './command.ts';

/**
 * Prepares the database and listens. Most of the server is loaded while the database starts, and what fills an empty database
 * only for one.
 */
export async function run(): Promise<void> {
  const env = loadEnv();
  const development = env.nodeEnv === 'development';
  await requireFreePort(env);
  const { createLog } = await import('../log/log.ts');
  const log = createLog(env.logLevel);
  // A person reads sentences at a terminal, and a program lines of JSON.
  const say = (line: string) => (process.stdout.isTTY ? print(line) : log.info(line));
  // Node would print them in lines of its own.
  process.removeAllListeners('warning').on('warning', (err) => log.warn({ err }, 'a warning of Node.js'));
  log.info({ node: process.version, role: env.role, logLevel: env.logLevel }, 'the start begins');
  const [database, services, findings] = await Promise.all([
    whileBusy(() => prepareDatabase(env, say, fail), say),
    import('../services.ts'),
    // The demo configures nothing.
    env.demo ? [] : findAll(settingChecks(env)),
  ]);
  report(findings, env, log);
  await whileBusy(() => (env.demo ? seedIfEmpty(env, database.url, say) : begin(database.url, say)), say);
  const open = () => services.openApplication({ env, databaseUrl: database.url, log, development });
  const application = await whileBusy(open, say);

  let stopping = false;
  const stop = async (signal?: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'the stop begins');
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
    log.info('the process ends');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // In development: the program that has started this one is gone, however it ended.
  process.on('disconnect', () => stop());

  try {
    await application.app.listen({ port: env.port, host: env.host });
  } catch (error) {
    await application.close();
    await database.stop();
    throw error;
  }
  say(`${product.name} is ready: ${env.publicUrl}`);
  if (development) process.send?.('listening');
  // A proxy may not know this process yet.
  if (!env.demo && env.role !== 'worker') report(await findAll(reachChecks(env)), { wrongSettings: 'degrade' }, log);
}

/** Logs what people will miss. Throws for what is wrong, unless the server is to do without it. */
function report(findings: readonly Finding[], { wrongSettings }: Pick<Env, 'wrongSettings'>, log: Logger): void {
  const wrong = findings.filter(({ state }) => state === 'wrong');
  if (wrong.length > 0 && wrongSettings === 'stop') {
    throw new Error(wrong.map(({ part, says }) => `${part}: ${says}`).join('\n'));
  }
  for (const { part, state, says } of findings) {
    if (state === 'missing' || state === 'look') log.warn({ part }, says);
    else if (state !== 'ok') log.error({ part, state }, says);
  }
}

/** The demo's people, for a database without any. */
async function seedIfEmpty(env: Env, url: string, say: (line: string) => void): Promise<void> {
  const pool = openPool(url, { size: 1 });
  try {
    if (!(await isEmpty(pool))) return;
    const began = Date.now();
    const [{ seedDemo }, { openMedia }] = await Promise.all([
      import('../../prisma/demo/demo.ts'),
      import('../media/open.ts'),
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
async function begin(url: string, say: (line: string) => void): Promise<void> {
  const pool = openPool(url, { size: 1 });
  try {
    const { seedReference } = await import('../../prisma/demo/seedReference.ts');
    if (await seedReference(pool, new Date())) say('Added countries, languages, experiences, statuses and prices.');
  } finally {
    await pool.end();
  }
}
