import type { Env } from '../env.ts';
import { addressCheck } from './address.ts';
import { databaseCheck, replicaCheck } from './database.ts';
import { diskCheck, uploadsCheck } from './files.ts';
import type { Check } from './finding.ts';
import { mailCheck } from './mail.ts';
import { paymentCheck } from './payment.ts';
import { redisCheck } from './redis.ts';
import { errorReportsCheck, tracesCheck } from './reports.ts';
import { secretsCheck } from './secrets.ts';
import { stripeAccountChecks } from './stripeAccount.ts';

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
];

/** What only `doctor` looks at: a start neither waits for it nor ends because of it. */
export const accountChecks = (env: Env): Check[] => stripeAccountChecks(env);

/** What needs a server that listens. */
export const reachChecks = (env: Env): Check[] => [addressCheck(env)];
