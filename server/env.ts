import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

/** Everything that is settled from outside. Absent means the embedded or in-process side of it. */
export type Env = Readonly<{
  nodeEnv: 'production' | 'development' | 'test';
  port: number;
  host: string;
  /** The address people use, without a slash at its end. */
  publicUrl: string;
  /** Unset: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** Absolute. */
  dataDir: string;
  /** Demo accounts, demo data, and a mailbox that anyone can read. */
  demo: boolean;
  redisUrl: string | undefined;
  s3:
    | Readonly<{ endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }>
    | undefined;
  smtp: Readonly<{ url: string; from: string }> | undefined;
  stripe: Readonly<{ secretKey: string; publishableKey: string; webhookSecret: string }> | undefined;
  /** Where people give their card. Unset: on the provider's page with Stripe, in a form of ours with the sandbox. */
  paymentForm: 'own' | 'checkout' | undefined;
  /** Whether Stripe may be sent card details that a client of the REST layer sends to us. */
  stripeRawCards: boolean;
  /** How many calls of the API one address may make in a minute. */
  requestsPerMinute: number;
  /** How many sockets one address, and one user, may have open at a time in each process. */
  socketsPerAddress: number;
  socketsPerUser: number;
  /** Lets others than this machine read /metrics. */
  metricsToken: string | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Signs sessions and cookies. Unset: one that is made once and kept in the database. */
  secret: string | undefined;
}>;

export class EnvError extends Error {
  override name = 'EnvError';
}

const url = (...schemes: string[]) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol) && new URL(text).hostname !== '', {
      error: `must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    });

const startingWith = (...prefixes: string[]) =>
  z.string().refine((text) => prefixes.some((prefix) => text.startsWith(prefix)), {
    error: `must begin with ${prefixes.join(' or ')}`,
  });

const oneOf = <const T extends string>(...values: T[]) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

const yesOrNo = () => oneOf('0', '1', 'true', 'false').transform((text) => text === '1' || text === 'true');

const atLeast = (length: number) => z.string().min(length, { error: `must have at least ${length} characters` });

const count = () =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: 'must be a whole number from 1 to 999999999' })
    .transform(Number);

const variables = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').default('production'),
  PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
      error: 'must be a whole number from 0 to 65535',
    })
    .transform(Number)
    .default(4000),
  HOST: z.string().regex(/^\S+$/, { error: 'must be a host name or an IP address' }).optional(),
  PUBLIC_URL: url('http:', 'https:')
    .refine((text) => !URL.canParse(text) || /^\/?$/.test(new URL(text).pathname + new URL(text).search), {
      error: 'must be an address without a path',
    })
    .transform((text) => new URL(text).origin)
    .optional(),
  DATABASE_URL: url('postgresql:', 'postgres:').optional(),
  DATA_DIR: z.string().default('./var'),
  HOURHAND_DEMO: yesOrNo().optional(),
  REDIS_URL: url('redis:', 'rediss:').optional(),
  S3_ENDPOINT: url('http:', 'https:').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>]*<)?[^\s<>@]+@[^\s<>@]+>?$/, { error: 'must be an e-mail address, or a name and <an address>' })
    .optional(),
  STRIPE_SECRET_KEY: startingWith('sk_', 'rk_').optional(),
  STRIPE_PUBLISHABLE_KEY: startingWith('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: startingWith('whsec_').optional(),
  PAYMENT_FORM: oneOf('own', 'checkout').optional(),
  STRIPE_RAW_CARDS: yesOrNo().optional(),
  REQUESTS_PER_MINUTE: count().default(600),
  SOCKETS_PER_ADDRESS: count().default(1000),
  SOCKETS_PER_USER: count().default(50),
  METRICS_TOKEN: atLeast(16).optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  HOURHAND_SECRET: atLeast(32).optional(),
});

/** What .env.example explains. */
export const variableNames: string[] = Object.keys(variables.shape);

type Name = keyof typeof variables.shape;

/** Each of these works only with all of its variables. */
const GROUPS: Name[][] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
];

/**
 * Reads the environment. An empty variable counts as unset. Throws an `EnvError` with a line for every variable that is
 * wrong; values are not repeated in it, since some are secret.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = variables.safeParse(given);
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path[0]?.toString()}: ${issue.message}`);
  wrong.push(...GROUPS.flatMap((group) => incomplete(group, given)));
  if (!parsed.success || wrong.length > 0) throw new EnvError(wrong.join('\n'));
  return freeze(parsed.data);
}

/** The environment of this process, completed by a file `.env` in the working directory. For entry points. */
export function loadEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseEnv(process.env);
}

function incomplete(group: Name[], given: Record<string, unknown>): string[] {
  const missing = group.filter((name) => given[name] === undefined);
  const present = group.find((name) => given[name] !== undefined);
  return present === undefined ? [] : missing.map((name) => `${name}: is needed, because ${present} is set`);
}

function freeze(given: z.output<typeof variables>): Env {
  const demo = given.HOURHAND_DEMO ?? given.DATABASE_URL === undefined;
  return Object.freeze({
    nodeEnv: given.NODE_ENV,
    port: given.PORT,
    // Everyone knows the demo's passwords, so it is for this machine alone unless somebody says otherwise.
    host: given.HOST ?? (demo ? 'localhost' : '0.0.0.0'),
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    databaseUrl: given.DATABASE_URL,
    dataDir: resolve(given.DATA_DIR),
    demo,
    redisUrl: given.REDIS_URL,
    s3: together({
      endpoint: given.S3_ENDPOINT,
      bucket: given.S3_BUCKET,
      region: given.S3_REGION,
      accessKeyId: given.S3_ACCESS_KEY_ID,
      secretAccessKey: given.S3_SECRET_ACCESS_KEY,
    }),
    smtp: together({ url: given.SMTP_URL, from: given.MAIL_FROM }),
    stripe: together({
      secretKey: given.STRIPE_SECRET_KEY,
      publishableKey: given.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: given.STRIPE_WEBHOOK_SECRET,
    }),
    paymentForm: given.PAYMENT_FORM,
    stripeRawCards: given.STRIPE_RAW_CARDS ?? false,
    requestsPerMinute: given.REQUESTS_PER_MINUTE,
    socketsPerAddress: given.SOCKETS_PER_ADDRESS,
    socketsPerUser: given.SOCKETS_PER_USER,
    metricsToken: given.METRICS_TOKEN,
    logLevel: given.LOG_LEVEL,
    secret: given.HOURHAND_SECRET,
  });
}

/** The group if all of it is there. */
function together<K extends string>(group: Record<K, string | undefined>): Readonly<Record<K, string>> | undefined {
  const isComplete = (some: Record<K, string | undefined>): some is Record<K, string> =>
    Object.values(some).every((value) => value !== undefined);
  return isComplete(group) ? Object.freeze(group) : undefined;
}
