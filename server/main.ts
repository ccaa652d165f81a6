import { pino } from 'pino';
import { product } from '../client/ui/product.ts';
import { prepareDatabase } from './database/prepare.ts';
import { seedIfEmpty } from './demo.ts';
import { loadEnv } from './env.ts';
import { mediaOf, openApplication } from './services.ts';

/** Reads the environment, prepares the database and listens. Nothing else in the server does any of it. */

const say = (line: string) => process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const env = loadEnv();
  const development = env.nodeEnv === 'development';
  const log = pino({ level: env.logLevel });
  const database = await prepareDatabase(env, say);
  if (env.demo) await seedIfEmpty(database.url, mediaOf(env), say);
  const application = await openApplication({ env, databaseUrl: database.url, log, development });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
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

start().catch((error: unknown) => {
  const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${busy ? 'The port is in use by another program. Set PORT to a free one.' : message}\n`);
  process.exit(1);
});
