import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { databaseSettings } from '../database/settings.ts';
import { type KeptDays, maxDays, type Period, periods } from '../domain/core/limits/periods.ts';
import { hostOf, isPublicAddress } from '../domain/lifecycle/webhook/publicAddress.ts';
import { httpSettings } from '../http/settings.ts';
import { mailSettings } from '../mail/open.ts';
import { mediaSettings } from '../media/open.ts';
import { paymentSettings, wrongPaymentSettings } from '../payment/settings.ts';
import { addresses, atLeast, dsn, hostName, oneOf, secretList, settings, url, yesOrNo } from '../settings/forms.ts';
import { smsSettings } from '../sms/http.ts';
import { traceSettings } from '../tracing/start.ts';

/** The settings of the process itself. */
const ownSettings = settings({
  variables: {
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
    WRONG_SETTINGS: oneOf('stop', 'degrade').default('stop'),
    DATA_DIR: z.string().default('./var'),
    HOURHAND_DEMO: yesOrNo().optional(),
    HOURHAND_DEMO_PUBLIC: oneOf('passwords-are-public').optional(),
    REDIS_URL: url('redis:', 'rediss:').optional(),
    ADMIN_TWO_FACTOR: yesOrNo().optional(),
    SOCIAL_LINKS: addresses().optional(),
    WEBHOOKS_TO_PRIVATE: yesOrNo().optional(),
    METRICS_TOKEN: atLeast(16).optional(),
    SENTRY_DSN: dsn().optional(),
    SENTRY_ENVIRONMENT: z.string().optional(),
    SENTRY_RELEASE: z.string().optional(),
    LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
    HOURHAND_SECRET: secretList().optional(),
  },
  read: (given) => ({
    nodeEnv: given.NODE_ENV,
    /** Whether the process serves people, does the background work, or both. */
    role: given.ROLE,
    port: given.PORT,
    /** The address people use, without a slash at its end. */
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    /** What a start does when it finds that a setting does not fit what it names. */
    wrongSettings: given.WRONG_SETTINGS,
    /** Absolute. */
    dataDir: resolve(given.DATA_DIR),
    redisUrl: given.REDIS_URL,
    /** Whether admins need two-factor login. Without it they can only set it up. */
    adminTwoFactor: given.ADMIN_TWO_FACTOR ?? false,
    /** Where unexpected errors are reported. The release is the product's version unless told. */
    errorReports:
      given.SENTRY_DSN === undefined
        ? undefined
        : Object.freeze({
            dsn: given.SENTRY_DSN,
            release: given.SENTRY_RELEASE,
            environment: given.SENTRY_ENVIRONMENT ?? given.NODE_ENV,
          }),
    /** Whether webhooks may go to programs of this machine and this network, and without TLS. */
    webhooksToPrivate: given.WEBHOOKS_TO_PRIVATE ?? false,
    /** Lets others than this machine read /metrics. */
    metricsToken: given.METRICS_TOKEN,
    logLevel: given.LOG_LEVEL,
    /** Sign and encrypt; the newest first. Unset: one that is made once and kept in the database. */
    secrets: given.HOURHAND_SECRET,
  }),
});

const variables = z.object({
  ...ownSettings.variables,
  ...databaseSettings.variables,
  ...mediaSettings.variables,
  ...mailSettings.variables,
  ...smsSettings.variables,
  ...paymentSettings.variables,
  ...httpSettings.variables,
  ...traceSettings.variables,
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
const groups: readonly (readonly Name[])[] = [mediaSettings, mailSettings, smsSettings, paymentSettings].map(
  ({ together = [] }) => together,
);

/** Everything that is settled from outside. Absent means the embedded or in-process side of it. */
export type Env = ReturnType<typeof read>;

const read = (given: Values, kept: Readonly<Record<string, number>>) =>
  Object.freeze({
    ...ownSettings.read(given),
    ...databaseSettings.read(given),
    ...mediaSettings.read(given),
    ...mailSettings.read(given),
    ...smsSettings.read(given),
    ...paymentSettings.read(given),
    ...httpSettings.read(given),
    ...traceSettings.read(given),
    /** Demo accounts, demo data, and a mailbox that anyone can read. */
    demo: isDemo(given),
    // The demo's passwords are public, so it listens to this machine alone by default.
    host: given.HOST ?? (isDemo(given) ? 'localhost' : '0.0.0.0'),
    /** The product's pages on social networks. */
    socialLinks: given.SOCIAL_LINKS ?? (isDemo(given) ? demoSocialLinks : []),
    /** How long data is kept, for the periods that have a setting. */
    keptDays: keptDays(kept),
  });

export class EnvError extends Error {
  override name = 'EnvError';
}

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
  wrong.push(...groups.flatMap((group) => incomplete(group, given)));
  if (parsed.success)
    wrong.push(
      ...openedDemo(parsed.data),
      ...wrongPaymentSettings(parsed.data),
      ...unsafeSandbox(parsed.data),
      ...lonelyRole(parsed.data),
    );
  if (!parsed.success || !kept.success || wrong.length > 0) throw new EnvError(wrong.join('\n'));
  return read(parsed.data, kept.data);
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

function incomplete(group: readonly Name[], given: Record<string, unknown>): string[] {
  const missing = group.filter((name) => given[name] === undefined);
  const present = group.find((name) => given[name] !== undefined);
  return present === undefined ? [] : missing.map((name) => `${name}: is needed, because ${present} is set`);
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

/** The form of a period's setting. */
function days(least: number) {
  return z
    .string()
    .refine((text) => /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= maxDays, {
      error: `must be a whole number of days from ${least} to ${maxDays}`,
    })
    .transform(Number);
}
