import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type KeptDays, type Period, periods } from '../domain/core/limits/periods.ts';
import { hostOf, isPublicAddress } from '../domain/lifecycle/webhook/publicAddress.ts';
import {
  addresses,
  atLeast,
  count,
  countOrNone,
  days,
  dsn,
  headers,
  hostName,
  oneOf,
  originList,
  proxies,
  ratio,
  seconds,
  secretList,
  startingWith,
  url,
  yesOrNo,
} from './settingForms.ts';

/** Everything that is settled from outside. Absent means the embedded or in-process side of it. */
export type Env = Readonly<{
  nodeEnv: 'production' | 'development' | 'test';
  /** Whether the process serves people, does the background work, or both. */
  role: 'all' | 'web' | 'worker';
  port: number;
  host: string;
  /** The address people use, without a slash at its end. */
  publicUrl: string;
  /** Unset: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** A copy of the database that follows it, for public reads. */
  databaseReplicaUrl: string | undefined;
  /** How long a request may wait for a connection, and for each statement, in milliseconds. */
  databaseTimeout: number;
  /** What a start does about pending migrations. */
  migrations: 'run' | 'wait' | 'refuse';
  /** What a start does when it finds that a setting does not fit what it names. */
  wrongSettings: 'stop' | 'degrade';
  /** Absolute. */
  dataDir: string;
  /** Demo accounts, demo data, and a mailbox that anyone can read. */
  demo: boolean;
  redisUrl: string | undefined;
  s3:
    | Readonly<{ endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }>
    | undefined;
  smtp: Readonly<{ url: string; from: string }> | undefined;
  /** Sends text messages. */
  sms: Readonly<{ url: string; account: string; token: string; from: string }> | undefined;
  stripe: Readonly<{ secretKey: string; publishableKey: string; webhookSecret: string }> | undefined;
  /** Where a payment sandbox answers as Stripe does. Unset: Stripe itself. */
  stripeApiAddress: string | undefined;
  /** Where people give their card. Unset: in Stripe's fields with Stripe, in a form of ours with the sandbox. */
  paymentForm: 'own' | 'elements' | 'checkout' | undefined;
  /** Whether Stripe may be sent card details that a client of the REST layer sends to us. */
  stripeRawCards: boolean;
  /** Whom invoices name as the seller. Its address is a list of lines. */
  seller: Readonly<{ name: string; address: readonly string[]; taxNumber: string | null }> | undefined;
  /** Whether the payment provider calculates the tax within prices. */
  automaticTax: boolean;
  /** Whether the sandbox numbers invoices for each customer, or in one sequence. */
  invoiceNumbers: 'customer' | 'account';
  /** Whose forwarded headers are believed: all proxies, none, the nearest ones by number, or the ones at these addresses. */
  trustProxy: boolean | number | readonly string[];
  /** Whether admins need two-factor login. Without it they can only set it up. */
  adminTwoFactor: boolean;
  /** The product's pages on social networks. */
  socialLinks: readonly string[];
  /** The origins whose pages may use the API, without cookies. */
  corsOrigins: readonly string[];
  /** How many calls of the API one address may make in a minute. */
  requestsPerMinute: number;
  /** How many pages one address may have rendered in a minute. */
  pagesPerMinute: number;
  /** How much memory the remembered pages of visitors may take, in megabytes; 0: none are remembered. */
  pageCacheMegabytes: number;
  /** How many wrong passwords an account takes before each further attempt has to wait. */
  signInsPerAccount: number;
  /** How many attempts to sign in one address may make in a minute. */
  signInsPerAddress: number;
  /**
   * How many mails to emails that were typed in, such as sign-ups, one network address may cause in a minute, and one account in
   * an hour; and how many one mailbox gets in an hour.
   */
  accountMailsPerAddress: number;
  accountMailsPerAccount: number;
  accountMailsPerEmail: number;
  /** How many mails a mailbox that no account has confirmed gets in a day. */
  mailsPerUnconfirmedEmail: number;
  /** Multiplies the limits of `domain/core/limits`. */
  budgetFactor: number;
  /** How many guests one address may make in an hour, and how many contacts it, or an account, may. Unset: as `domain/core/limits` has them. */
  guestsPerHour: number | undefined;
  contactsPerHour: number | undefined;
  /** How long data is kept, for the periods that have a setting. */
  keptDays: KeptDays;
  /** How many sockets one address, and one user, may have open at a time in each process. */
  socketsPerAddress: number;
  socketsPerUser: number;
  /** How long a stop may take, and how long before it /readyz says so. In milliseconds. */
  drainTimeout: number;
  drainDelay: number;
  /** Where traces are sent, and how many of them. Unset: none are recorded. */
  traces:
    | Readonly<{
        url: string;
        headers: Readonly<Record<string, string>>;
        serviceName: string;
        sampler: (typeof samplers)[number];
        samplerRatio: number;
      }>
    | undefined;
  /** Where unexpected errors are reported. The release is the product's version unless told. */
  errorReports: Readonly<{ dsn: string; release: string | undefined; environment: string }> | undefined;
  /** Whether webhooks may go to programs of this machine and this network, and without TLS. */
  webhooksToPrivate: boolean;
  /** Lets others than this machine read /metrics. */
  metricsToken: string | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Sign and encrypt; the newest first. Unset: one that is made once and kept in the database. */
  secrets: readonly [newest: string, ...older: string[]] | undefined;
}>;

export class EnvError extends Error {
  override name = 'EnvError';
}

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const variables = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').default('production'),
  ROLE: oneOf('all', 'web', 'worker').default('all'),
  PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
      error: 'must be a whole number from 0 to 65535',
    })
    .transform(Number)
    .default(4000),
  HOST: hostName().optional(),
  PUBLISHED_ON: hostName().optional(),
  PUBLIC_URL: url('http:', 'https:')
    .refine((text) => !URL.canParse(text) || /^\/?$/.test(new URL(text).pathname + new URL(text).search), {
      error: 'must be an address without a path',
    })
    .transform((text) => new URL(text).origin)
    .optional(),
  DATABASE_URL: url('postgresql:', 'postgres:').optional(),
  DATABASE_REPLICA_URL: url('postgresql:', 'postgres:').optional(),
  DATABASE_TIMEOUT: seconds().default(10),
  WRONG_SETTINGS: oneOf('stop', 'degrade').default('stop'),
  MIGRATIONS: oneOf('run', 'wait', 'refuse').default('run'),
  DATA_DIR: z.string().default('./var'),
  HOURHAND_DEMO: yesOrNo().optional(),
  HOURHAND_DEMO_PUBLIC: oneOf('passwords-are-public').optional(),
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
  SMS_URL: url('https:', 'http:')
    .transform((text) => (text.endsWith('/') ? text.slice(0, -1) : text))
    .optional(),
  SMS_ACCOUNT: z.string().optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_FROM: z.string().optional(),
  STRIPE_SECRET_KEY: startingWith('sk_', 'rk_').optional(),
  STRIPE_PUBLISHABLE_KEY: startingWith('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: startingWith('whsec_').optional(),
  STRIPE_API_ADDRESS: url('http:', 'https:')
    .refine((text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`, {
      error: 'must be an address without a path and a password',
    })
    .transform((text) => new URL(text).origin)
    .optional(),
  PAYMENT_FORM: oneOf('own', 'elements', 'checkout').optional(),
  STRIPE_RAW_CARDS: yesOrNo().optional(),
  SELLER_NAME: z.string().max(100, { error: 'must have at most 100 characters' }).optional(),
  SELLER_ADDRESS: z.string().max(500, { error: 'must have at most 500 characters' }).optional(),
  SELLER_TAX_NUMBER: z.string().max(100, { error: 'must have at most 100 characters' }).optional(),
  AUTOMATIC_TAX: yesOrNo().optional(),
  INVOICE_NUMBERS: oneOf('customer', 'account').default('customer'),
  TRUST_PROXY: proxies().default(['loopback']),
  REQUESTS_PER_MINUTE: count().default(600),
  PAGES_PER_MINUTE: count().default(300),
  PAGE_CACHE_MEGABYTES: countOrNone().default(16),
  SIGN_INS_PER_ACCOUNT: count().default(5),
  SIGN_INS_PER_ADDRESS: count().default(30),
  ACCOUNT_MAILS_PER_ADDRESS: count().default(20),
  ACCOUNT_MAILS_PER_ACCOUNT: count().default(10),
  ACCOUNT_MAILS_PER_EMAIL: count().default(5),
  MAILS_PER_UNCONFIRMED_EMAIL: count().default(20),
  ADMIN_TWO_FACTOR: yesOrNo().optional(),
  SOCIAL_LINKS: addresses().optional(),
  CORS_ORIGINS: originList().default([]),
  BUDGET_FACTOR: count().default(1),
  GUESTS_PER_HOUR: count().optional(),
  CONTACTS_PER_HOUR: count().optional(),
  SOCKETS_PER_ADDRESS: count().default(1000),
  SOCKETS_PER_USER: count().default(50),
  DRAIN_TIMEOUT: seconds().default(25),
  DRAIN_DELAY: countOrNone().default(0),
  WEBHOOKS_TO_PRIVATE: yesOrNo().optional(),
  METRICS_TOKEN: atLeast(16).optional(),
  OTEL_SDK_DISABLED: yesOrNo().optional(),
  OTEL_TRACES_EXPORTER: oneOf('otlp', 'none').optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: oneOf('http/protobuf').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers().optional(),
  OTEL_SERVICE_NAME: z.string().default('hourhand'),
  OTEL_TRACES_SAMPLER: oneOf(...samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: ratio().default(1),
  SENTRY_DSN: dsn().optional(),
  SENTRY_ENVIRONMENT: z.string().optional(),
  SENTRY_RELEASE: z.string().optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  HOURHAND_SECRET: secretList().optional(),
});

/** Of the periods that can be set. */
const periodVariables = z.object(
  Object.fromEntries(
    Object.values<Period>(periods).flatMap((period) =>
      'setting' in period ? [[period.setting, days(period.least).default(period.days)] as const] : [],
    ),
  ),
);

/** What .env.example explains. */
export const variableNames: string[] = [variables, periodVariables].flatMap(({ shape }) => Object.keys(shape));

type Name = keyof typeof variables.shape;
type Values = z.output<typeof variables>;

/** Each of these works only with all of its variables. */
const GROUPS: Name[][] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMS_URL', 'SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
];

/**
 * Reads the environment. An empty variable counts as unset. Throws an `EnvError` with a line for every variable that is
 * wrong; values are not repeated in it, since some are secret.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = variables.safeParse(given);
  const kept = periodVariables.safeParse(given);
  const wrong = [parsed, kept].flatMap(
    ({ error }) => error?.issues.map((issue) => `${issue.path[0]?.toString()}: ${issue.message}`) ?? [],
  );
  wrong.push(...GROUPS.flatMap((group) => incomplete(group, given)));
  if (parsed.success)
    wrong.push(
      ...openedDemo(parsed.data),
      ...wrongForm(parsed.data),
      ...unsafeSandbox(parsed.data),
      ...namelessSeller(parsed.data),
      ...lonelyRole(parsed.data),
    );
  if (!parsed.success || !kept.success || wrong.length > 0) throw new EnvError(wrong.join('\n'));
  return freeze(parsed.data, kept.data);
}

/** The environment of this process, completed by a file `.env` in the working directory. For entry points. */
export function loadEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseEnv(withFiles(process.env));
}

/**
 * Completes variables by files, as containers get their secrets: `SMTP_URL_FILE=/run/secrets/smtp` is the first line of that file.
 * Throws an `EnvError` for a file that cannot be read, and for a variable that has both.
 */
export function withFiles(source: Record<string, string | undefined>): Record<string, string | undefined> {
  const given = new Map(Object.entries(source));
  const wrong: string[] = [];
  const read: [name: string, value: string | undefined][] = [];
  for (const name of variableNames) {
    const file = given.get(`${name}_FILE`);
    if (!file) continue;
    if (given.get(name)) wrong.push(`${name}: is set, and ${name}_FILE too`);
    try {
      read.push([name, readFileSync(file, 'utf8').split(/\r?\n/, 1)[0]]);
    } catch (error) {
      wrong.push(`${name}_FILE: cannot be read (${error instanceof Error && 'code' in error ? error.code : error})`);
    }
  }
  if (wrong.length > 0) throw new EnvError(wrong.join('\n'));
  return { ...source, ...Object.fromEntries(read) };
}

function incomplete(group: Name[], given: Record<string, unknown>): string[] {
  const missing = group.filter((name) => given[name] === undefined);
  const present = group.find((name) => given[name] !== undefined);
  return present === undefined ? [] : missing.map((name) => `${name}: is needed, because ${present} is set`);
}

/** Stripe does not take cards from a form of ours, and its fields send cards to itself. */
function wrongForm({ PAYMENT_FORM, STRIPE_SECRET_KEY, STRIPE_API_ADDRESS }: Values): string[] {
  if (PAYMENT_FORM === 'elements' && STRIPE_API_ADDRESS !== undefined) {
    return ['PAYMENT_FORM: elements is for Stripe only; with STRIPE_API_ADDRESS it must be own or checkout'];
  }
  if (PAYMENT_FORM !== 'own' || STRIPE_SECRET_KEY === undefined || STRIPE_API_ADDRESS !== undefined) return [];
  return ['PAYMENT_FORM: own is for the sandbox only; with Stripe it must be elements or checkout'];
}

/** A sandbox elsewhere is never given keys that move money, and keys do not cross the internet without TLS. */
function unsafeSandbox(given: Values): string[] {
  const { STRIPE_API_ADDRESS: address } = given;
  if (address === undefined) return [];
  const wrong: string[] = [];
  if (given.STRIPE_SECRET_KEY === undefined)
    wrong.push('STRIPE_API_ADDRESS: needs STRIPE_SECRET_KEY and the two others');
  const isLive = [given.STRIPE_SECRET_KEY, given.STRIPE_PUBLISHABLE_KEY].some((key) => /^[a-z]k_live_/.test(key ?? ''));
  if (isLive)
    wrong.push('STRIPE_API_ADDRESS: is for test keys only; live keys go to Stripe itself, without this setting');
  const url = new URL(address);
  if (url.hostname === 'api.stripe.com')
    wrong.push('STRIPE_API_ADDRESS: is for a sandbox; Stripe itself is asked without it');
  const isNear = thisMachine.test(url.hostname) || isPrivateHost(hostOf(url));
  if (url.protocol === 'http:' && !isNear) {
    wrong.push('STRIPE_API_ADDRESS: must begin with https:// outside of this machine and of private networks');
  }
  return wrong;
}

/** An address of a private network, or a name that only such a network knows, such as that of a container. */
const isPrivateHost = (host: string): boolean => (isIP(host) > 0 ? !isPublicAddress(host) : !host.includes('.'));

function namelessSeller({ SELLER_NAME, SELLER_ADDRESS, SELLER_TAX_NUMBER }: Values): string[] {
  const isNamed = SELLER_NAME !== undefined || (SELLER_ADDRESS ?? SELLER_TAX_NUMBER) === undefined;
  return isNamed ? [] : ['SELLER_NAME: is needed, because the address or the tax number of the seller is set'];
}

/** What a worker does, such as ending logins, is told to the others. */
const lonelyRole = ({ ROLE, REDIS_URL }: Values): string[] =>
  ROLE === 'all' || REDIS_URL !== undefined ? [] : [`ROLE: a process that is ${ROLE} only needs REDIS_URL too`];

const isDemo = (given: Values) => given.HOURHAND_DEMO ?? given.DATABASE_URL === undefined;

/** The start pages of networks: the demo has no pages of its own. */
const demoSocialLinks: readonly string[] = Object.freeze(['https://www.facebook.com/', 'https://www.instagram.com/']);

const thisMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/;

/** What opens the demo to other machines without confirmation. In a container, HOST is not where it can be reached. */
function openedDemo(given: Values): string[] {
  if (!isDemo(given) || given.HOURHAND_DEMO_PUBLIC !== undefined) return [];
  const reach: [Name, string | undefined][] = [
    given.PUBLISHED_ON === undefined ? ['HOST', given.HOST] : ['PUBLISHED_ON', given.PUBLISHED_ON],
    ['PUBLIC_URL', given.PUBLIC_URL && new URL(given.PUBLIC_URL).hostname],
  ];
  const advice = 'set HOURHAND_DEMO=0, or confirm it with HOURHAND_DEMO_PUBLIC=passwords-are-public';
  return reach
    .filter(([, host]) => host !== undefined && !thisMachine.test(host))
    .map(([name]) => `${name}: opens the demo, whose passwords are public, to other machines; ${advice}`);
}

function freeze(given: Values, kept: Readonly<Record<string, number>>): Env {
  const demo = isDemo(given);
  return Object.freeze({
    nodeEnv: given.NODE_ENV,
    role: given.ROLE,
    port: given.PORT,
    // The demo's passwords are public, so it listens to this machine alone by default.
    host: given.HOST ?? (demo ? 'localhost' : '0.0.0.0'),
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    databaseUrl: given.DATABASE_URL,
    databaseReplicaUrl: given.DATABASE_REPLICA_URL,
    databaseTimeout: 1000 * given.DATABASE_TIMEOUT,
    migrations: given.MIGRATIONS,
    wrongSettings: given.WRONG_SETTINGS,
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
    sms: together({ url: given.SMS_URL, account: given.SMS_ACCOUNT, token: given.SMS_TOKEN, from: given.SMS_FROM }),
    stripe: together({
      secretKey: given.STRIPE_SECRET_KEY,
      publishableKey: given.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: given.STRIPE_WEBHOOK_SECRET,
    }),
    stripeApiAddress: given.STRIPE_API_ADDRESS,
    paymentForm: given.PAYMENT_FORM,
    stripeRawCards: given.STRIPE_RAW_CARDS ?? false,
    seller:
      given.SELLER_NAME === undefined
        ? undefined
        : Object.freeze({
            name: given.SELLER_NAME,
            address: Object.freeze(
              (given.SELLER_ADDRESS ?? '')
                .split(';')
                .map((part) => part.trim())
                .filter(Boolean),
            ),
            taxNumber: given.SELLER_TAX_NUMBER ?? null,
          }),
    automaticTax: given.AUTOMATIC_TAX ?? false,
    invoiceNumbers: given.INVOICE_NUMBERS,
    trustProxy: given.TRUST_PROXY,
    adminTwoFactor: given.ADMIN_TWO_FACTOR ?? false,
    corsOrigins: given.CORS_ORIGINS,
    socialLinks: given.SOCIAL_LINKS ?? (demo ? demoSocialLinks : []),
    requestsPerMinute: given.REQUESTS_PER_MINUTE,
    pagesPerMinute: given.PAGES_PER_MINUTE,
    pageCacheMegabytes: given.PAGE_CACHE_MEGABYTES,
    signInsPerAccount: given.SIGN_INS_PER_ACCOUNT,
    signInsPerAddress: given.SIGN_INS_PER_ADDRESS,
    accountMailsPerAddress: given.ACCOUNT_MAILS_PER_ADDRESS,
    accountMailsPerAccount: given.ACCOUNT_MAILS_PER_ACCOUNT,
    accountMailsPerEmail: given.ACCOUNT_MAILS_PER_EMAIL,
    mailsPerUnconfirmedEmail: given.MAILS_PER_UNCONFIRMED_EMAIL,
    budgetFactor: given.BUDGET_FACTOR,
    guestsPerHour: given.GUESTS_PER_HOUR,
    contactsPerHour: given.CONTACTS_PER_HOUR,
    keptDays: keptDays(kept),
    socketsPerAddress: given.SOCKETS_PER_ADDRESS,
    socketsPerUser: given.SOCKETS_PER_USER,
    drainTimeout: 1000 * given.DRAIN_TIMEOUT,
    drainDelay: 1000 * given.DRAIN_DELAY,
    traces: traces(given),
    errorReports:
      given.SENTRY_DSN === undefined
        ? undefined
        : Object.freeze({
            dsn: given.SENTRY_DSN,
            release: given.SENTRY_RELEASE,
            environment: given.SENTRY_ENVIRONMENT ?? given.NODE_ENV,
          }),
    webhooksToPrivate: given.WEBHOOKS_TO_PRIVATE ?? false,
    metricsToken: given.METRICS_TOKEN,
    logLevel: given.LOG_LEVEL,
    secrets: given.HOURHAND_SECRET,
  });
}

/** The endpoint of all signals is completed by the path of traces. An exporter without an endpoint sends to this machine. */
function traces(given: Values): Env['traces'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = given;
  const { OTEL_TRACES_EXPORTER: exporter, OTEL_SDK_DISABLED: isDisabled = false } = given;
  if (isDisabled || exporter === 'none' || (exporter ?? endpoint ?? own) === undefined) return undefined;
  return Object.freeze({
    url: own ?? `${(endpoint ?? 'http://localhost:4318').replace(/\/$/, '')}/v1/traces`,
    headers: given.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: given.OTEL_SERVICE_NAME,
    sampler: given.OTEL_TRACES_SAMPLER,
    samplerRatio: given.OTEL_TRACES_SAMPLER_ARG,
  });
}

/** By the names of the periods. */
function keptDays(settings: Readonly<Record<string, number>>): KeptDays {
  const days = new Map(Object.entries(settings));
  const named = Object.entries<Period>(periods).map(
    ([name, period]) => [name, 'setting' in period ? days.get(period.setting) : undefined] as const,
  );
  return Object.freeze(
    Object.fromEntries(named.flatMap(([name, set]) => (set === undefined ? [] : [[name, set] as const]))),
  );
}

/** The group if all of it is there. */
function together<K extends string>(group: Record<K, string | undefined>): Readonly<Record<K, string>> | undefined {
  const isComplete = (some: Record<K, string | undefined>): some is Record<K, string> =>
    Object.values(some).every((value) => value !== undefined);
  return isComplete(group) ? Object.freeze(group) : undefined;
}
