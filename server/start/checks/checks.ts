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

/** What needs a server that listens. */
export const reachChecks = (env: Env): Check[] => [addressCheck(env)];
