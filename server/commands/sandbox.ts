import { openPool } from '../database/connection.ts';
import { createLog } from '../log/log.ts';
import { loadEnv } from '../start/env.ts';
import { accountOf, startOwnSandbox } from '../start/paymentSandbox.ts';
import { fail, say } from './command.ts';

/**
 * `sandbox`: the payment sandbox as a server of its own, for a rehearsal without Stripe. It has the settings of the product: it listens
 * at STRIPE_API_ADDRESS, takes the three keys and no others, keeps its data in DATABASE_URL, and tells PUBLIC_URL what happens.
 */
export async function run(): Promise<void> {
  const env = loadEnv();
  const { stripe: keys, stripeApiAddress: address, databaseUrl, publicUrl, host, port, logLevel } = env;
  if (!keys || address === undefined) return fail('STRIPE_API_ADDRESS and the three keys of STRIPE_… are needed.');
  if (databaseUrl === undefined)
    return fail('DATABASE_URL is needed: the sandbox keeps its data there, in a schema of its own.');
  const pool = openPool(databaseUrl, { size: 5 });
  const sandbox = await startOwnSandbox(
    { address, keys, publicUrl, host, port, account: accountOf(env) },
    { pool, log: createLog(logLevel) },
  );
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await sandbox.close();
    await pool.end();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  say(`The payment sandbox is ready: ${address}. It tells ${publicUrl} what happens, and moves no money.`);
}
