import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EnvError, parseEnv, variableNames, withFiles } from './env.ts';

const S3 = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'uploads',
  S3_REGION: 'eu-west-1',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
};
const STRIPE = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const SMS = {
  SMS_URL: 'https://sms.example.org/',
  SMS_ACCOUNT: 'AC123',
  SMS_TOKEN: 'the-sms-token',
  SMS_FROM: '+15005550006',
};
const SMTP = { SMTP_URL: 'smtp://user:pass@mail.example.org:587', MAIL_FROM: 'Hourhand <hello@example.org>' };
const SENTRY_DSN = 'https://key@sentry.example.org/errors/7';
const DATABASE_URL = 'postgresql://user:pass@db.example.org/hourhand';

function complaints(source: Record<string, string | undefined>): string[] {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return String(error instanceof Error && error.message).split('\n');
  }
}

describe('with nothing set', () => {
  it('is the demo on port 4000 of this machine, with its data in ./var', () => {
    const place = { port: 4000, host: 'localhost', publicUrl: 'http://localhost:4000', dataDir: resolve('var') };
    expect(parseEnv({})).toMatchObject({ ...place, nodeEnv: 'production', role: 'all', demo: true, migrations: 'run' });
    expect(parseEnv({})).toMatchObject({ trustProxy: ['loopback'], corsOrigins: [], adminTwoFactor: false });
    expect(parseEnv({}).keptDays).toMatchObject({ sessions: 1, activity: 90, guests: 365 });
  });

  it('takes empty variables and those of other programs as nothing', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '', S3_BUCKET: '', HOME: '/home/ana' })).toEqual(parseEnv({}));
  });
});

describe('what is set', () => {
  const [long, other] = ['x'.repeat(32), 'y'.repeat(32)];
  it.each<[name: string, value: string, property: string, read: unknown]>([
    ['NODE_ENV', 'development', 'nodeEnv', 'development'],
    ['PORT', '8080', 'port', 8080],
    ['HOST', '::1', 'host', '::1'],
    ['PUBLIC_URL', 'https://a.example/', 'publicUrl', 'https://a.example'],
    ['DATABASE_TIMEOUT', '20', 'databaseTimeout', 20_000],
    ['DRAIN_TIMEOUT', '30', 'drainTimeout', 30_000],
    ['DRAIN_DELAY', '5', 'drainDelay', 5_000],
    ['MIGRATIONS', 'wait', 'migrations', 'wait'],
    ['WRONG_SETTINGS', 'degrade', 'wrongSettings', 'degrade'],
    ['DATA_DIR', '/srv/hourhand', 'dataDir', '/srv/hourhand'],
    ['AUTOMATIC_TAX', '1', 'automaticTax', true],
    ['WITHDRAWAL_COUNTRIES', 'de, FR', 'withdrawalCountries', ['DE', 'FR']],
    ['INVOICE_NUMBERS', 'account', 'invoiceNumbers', 'account'],
    ['REQUESTS_PER_MINUTE', '60000', 'requestsPerMinute', 60_000],
    ['PAGES_PER_MINUTE', '6000', 'pagesPerMinute', 6_000],
    ['PAGE_CACHE_MEGABYTES', '0', 'pageCacheMegabytes', 0],
    ['BUDGET_FACTOR', '3', 'budgetFactor', 3],
    ['SIGN_INS_PER_ACCOUNT', '3', 'signInsPerAccount', 3],
    ['SIGN_INS_PER_ADDRESS', '60', 'signInsPerAddress', 60],
    ['ACCOUNT_MAILS_PER_ADDRESS', '40', 'accountMailsPerAddress', 40],
    ['ACCOUNT_MAILS_PER_ACCOUNT', '12', 'accountMailsPerAccount', 12],
    ['ACCOUNT_MAILS_PER_EMAIL', '8', 'accountMailsPerEmail', 8],
    ['MAILS_PER_UNCONFIRMED_EMAIL', '30', 'mailsPerUnconfirmedEmail', 30],
    ['GUESTS_PER_HOUR', '20', 'guestsPerHour', 20],
    ['CONTACTS_PER_HOUR', '30', 'contactsPerHour', 30],
    ['SOCKETS_PER_ADDRESS', '2000', 'socketsPerAddress', 2_000],
    ['SOCKETS_PER_USER', '20', 'socketsPerUser', 20],
    ['ADMIN_TWO_FACTOR', '1', 'adminTwoFactor', true],
    ['WEBHOOKS_TO_PRIVATE', '1', 'webhooksToPrivate', true],
    ['METRICS_TOKEN', '0123456789abcdef', 'metricsToken', '0123456789abcdef'],
    ['LOG_LEVEL', 'debug', 'logLevel', 'debug'],
    ['LOG_REQUESTS', '0', 'logRequests', false],
    [
      'SOCIAL_LINKS',
      'https://a.example/x, https://b.example/y',
      'socialLinks',
      ['https://a.example/x', 'https://b.example/y'],
    ],
    ['CORS_ORIGINS', 'https://a.example, http://b.example', 'corsOrigins', ['https://a.example', 'http://b.example']],
    ['KEEP_GUESTS_DAYS', '730', 'keptDays', { ...parseEnv({}).keptDays, guests: 730 }],
    ['HOURHAND_SECRET', `${long},${other}`, 'secrets', [long, other]],
  ])('%s=%s is %s: %j', (name, value, property, read) => {
    expect(parseEnv({ HOURHAND_DEMO: '0', [name]: value })).toHaveProperty(property, read);
  });

  it('for a part is together, and cannot be changed', () => {
    const env = parseEnv({
      ...{ ...S3, ...SMTP, ...SMS, ...STRIPE, STRIPE_RAW_CARDS: '1' },
      ...{ ROLE: 'web', REDIS_URL: 'rediss://:pass@redis.example.org:6380/1' },
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example.org/',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a%2Cb, x-team = jobs',
      OTEL_SERVICE_NAME: 'hourhand-eu',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      ...{ SENTRY_DSN, SENTRY_ENVIRONMENT: 'staging', SENTRY_RELEASE: 'hourhand@7' },
    });
    const [s3, access] = [{ endpoint: S3.S3_ENDPOINT, bucket: 'uploads', region: 'eu-west-1' }, { accessKeyId: 'id' }];
    const sampling = { sampler: 'parentbased_traceidratio', samplerRatio: 0.25, serviceName: 'hourhand-eu' };
    expect(env).toMatchObject({
      role: 'web',
      redisUrl: 'rediss://:pass@redis.example.org:6380/1',
      s3: { ...s3, ...access, secretAccessKey: 'key' },
      smtp: { url: SMTP.SMTP_URL, from: SMTP.MAIL_FROM },
      sms: { url: 'https://sms.example.org', account: SMS.SMS_ACCOUNT, token: SMS.SMS_TOKEN, from: SMS.SMS_FROM },
      stripe: { secretKey: 'sk_1', publishableKey: 'pk_1', webhookSecret: 'whsec_1' },
      stripeRawCards: true,
      traces: {
        url: 'https://otel.example.org/v1/traces',
        headers: { authorization: 'Bearer a,b', 'x-team': 'jobs' },
        ...sampling,
      },
      errorReports: { dsn: SENTRY_DSN, release: 'hourhand@7', environment: 'staging' },
    });
    for (const part of [env, env.s3, env.smtp, env.sms, env.stripe, env.keptDays, env.traces, env.errorReports])
      expect(Object.isFrozen(part)).toBe(true);
  });
});

const isPublic = 'passwords-are-public';

describe('the demo', () => {
  it.each([
    [{}, true, 'localhost'],
    [{ DATABASE_URL }, false, '0.0.0.0'],
    [{ HOURHAND_DEMO: '0' }, false, '0.0.0.0'],
    [{ HOURHAND_DEMO: 'false' }, false, '0.0.0.0'],
    [{ DATABASE_URL, HOURHAND_DEMO: '1' }, true, 'localhost'],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:8080' }, true, '127.0.0.1'],
    [{ HOST: '0.0.0.0', PUBLISHED_ON: '127.0.0.1' }, true, '0.0.0.0'],
    [{ DATABASE_URL, HOURHAND_DEMO: 'true', HOST: '0.0.0.0', HOURHAND_DEMO_PUBLIC: isPublic }, true, '0.0.0.0'],
    [{ PUBLIC_URL: 'https://demo.example.org', HOURHAND_DEMO_PUBLIC: isPublic }, true, 'localhost'],
    [{ HOURHAND_DEMO: '0', HOST: '0.0.0.0', PUBLIC_URL: 'https://hourhand.example.org' }, false, '0.0.0.0'],
  ])('with %j: %s, on %s', (source, demo, host) => {
    expect(parseEnv(source)).toMatchObject({ demo, host });
  });

  it.each([
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: '::' }],
    ['HOST', { HOST: '192.168.1.5', PUBLIC_URL: 'http://localhost:4000' }],
    ['PUBLISHED_ON', { HOST: '0.0.0.0', PUBLISHED_ON: '0.0.0.0' }],
    ['PUBLISHED_ON', { HOST: '127.0.0.1', PUBLISHED_ON: '192.168.1.5' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://demo.example.org' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://127.0.0.1.example.org' }],
  ])('is not opened to others by %s without confirmation (%j)', (name, source) => {
    expect(complaints(source)).toEqual([
      `${name}: opens the demo, whose passwords are public, to other machines; set HOURHAND_DEMO=0, or confirm it with HOURHAND_DEMO_PUBLIC=${isPublic}`,
    ]);
  });
});

describe('traces', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel:4318' };
  const own = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://otel:4318/own' };
  it.each([
    [{}, undefined],
    [{ OTEL_SERVICE_NAME: 'hourhand', OTEL_TRACES_SAMPLER: 'always_on' }, undefined],
    [{ ...endpoint, OTEL_TRACES_EXPORTER: 'none' }, undefined],
    [endpoint, 'http://otel:4318/v1/traces'],
    [{ ...endpoint, ...own }, 'http://otel:4318/own'],
    [own, 'http://otel:4318/own'],
    [{ OTEL_TRACES_EXPORTER: 'otlp' }, 'http://localhost:4318/v1/traces'],
  ])('with %j are sent to %s', (source, address) => {
    expect(parseEnv(source).traces?.url).toBe(address);
  });
});

describe('TRUST_PROXY', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['0', 0],
    ['2', 2],
    ['192.0.2.7', ['192.0.2.7']],
    ['loopback, 172.16.0.0/12,fd00::/8', ['loopback', '172.16.0.0/12', 'fd00::/8']],
  ])('%s is %j', (given, trustProxy) => {
    expect(parseEnv({ TRUST_PROXY: given })).toMatchObject({ trustProxy });
  });

  const wanted =
    'TRUST_PROXY: must be true, false, a number of proxies, or a list of addresses, networks and loopback, linklocal, uniquelocal';
  it.each(['nginx', '-1', '10.0.0', '10.0.0.0/33', '10.0.0.0/0', 'fd00::/129', '10.0.0.1,', ','])(
    '%s is refused',
    (given) => {
      expect(complaints({ TRUST_PROXY: given })).toEqual([wanted]);
    },
  );
});

describe('a value that is wrong', () => {
  const notAddress = 'must be an address that begins with';
  const slashes = 'has a /, ? or # in its password, which has to be written as %2F, %3F or %23';
  const notOrigins = 'must be a list of origins, such as https://www.example.com, without a slash at the end';
  it.each([
    ['NODE_ENV', 'staging', 'must be one of production, development, test'],
    ['PORT', '-1', 'must be a whole number from 0 to 65535'],
    ['DATABASE_URL', 'postgresql://ana:pa/ss@db.example.org/hourhand', slashes],
    ['DATABASE_URL', 'postgresql://ana:12/3@db.example.org/hourhand', slashes],
    ['PORT', '80.5', 'must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'must be a whole number from 0 to 65535'],
    ['HOST', 'two words', 'must be a host name or an IP address'],
    ['PUBLIC_URL', 'hourhand.example.org', `${notAddress} http:// or https://`],
    ['PUBLIC_URL', 'https://example.org/app', 'must be an address without a path'],
    ['DATABASE_TIMEOUT', '0', 'must be a whole number from 1 to 999'],
    ['DATABASE_URL', 'mysql://db.example.org/hourhand', `${notAddress} postgresql:// or postgres://`],
    ['DATABASE_URL', 'db.example.org', `${notAddress} postgresql:// or postgres://`],
    ['HOURHAND_DEMO', 'yes', 'must be one of 0, 1, true, false'],
    ['HOURHAND_DEMO_PUBLIC', '1', 'must be one of passwords-are-public'],
    ['PUBLISHED_ON', 'every address', 'must be a host name or an IP address'],
    ['REDIS_URL', 'http://redis.example.org', `${notAddress} redis:// or rediss://`],
    ['REQUESTS_PER_MINUTE', '0', 'must be a whole number from 1 to 999999999'],
    ['CORS_ORIGINS', '*', notOrigins],
    ['CORS_ORIGINS', 'https://a.example/', notOrigins],
    ['CORS_ORIGINS', 'https://a.example,https://b.example/page', notOrigins],
    ['PAGE_CACHE_MEGABYTES', '1.5', 'must be a whole number from 0 to 999999'],
    ['METRICS_TOKEN', 'short', 'must have at least 16 characters'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'otel:4317', `${notAddress} http:// or https://`],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'must be one of http/protobuf'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a token', 'must be a list of name=value, with percent-encoded values'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=100%', 'must be a list of name=value, with percent-encoded values'],
    ['OTEL_TRACES_EXPORTER', 'zipkin', 'must be one of otlp, none'],
    [
      'OTEL_TRACES_SAMPLER',
      'jaeger_remote',
      'must be one of always_on, always_off, traceidratio, parentbased_always_on, parentbased_always_off, parentbased_traceidratio',
    ],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'must be a number from 0 to 1'],
    ['SENTRY_DSN', 'sentry.example.org', `${notAddress} https:// or http://`],
    [
      'SENTRY_DSN',
      'https://key@sentry.example.org/',
      'must be the DSN of a project, such as https://key@sentry.example.org/1',
    ],
    ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent'],
    ['HOURHAND_SECRET', 'x'.repeat(31), 'must have at least 32 characters, each if it is a list'],
    ['HOURHAND_SECRET', `${'x'.repeat(32)},short`, 'must have at least 32 characters, each if it is a list'],
  ])('%s=%s is named, with what is wanted', (name, value, wanted) => {
    expect(complaints({ [name]: value })).toEqual([`${name}: ${wanted}`]);
  });

  it.each([
    ['S3_ENDPOINT', 's3.example.org', `${notAddress} http:// or https://`],
    ['SMTP_URL', 'mail.example.org', `${notAddress} smtp:// or smtps://`],
    ['SMS_URL', 'sms.example.org', `${notAddress} https:// or http://`],
    ['MAIL_FROM', 'Hourhand', 'must be an e-mail address, or a name and <an address>'],
    ['STRIPE_SECRET_KEY', 'pk_1', 'must begin with sk_ or rk_'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_1', 'must begin with pk_'],
    ['STRIPE_WEBHOOK_SECRET', 'secret', 'must begin with whsec_'],
  ])('%s=%s is named, with what is wanted', (name, value, wanted) => {
    expect(complaints({ ...S3, ...SMTP, ...SMS, ...STRIPE, [name]: value })).toEqual([`${name}: ${wanted}`]);
  });

  it('the seller has lines of an address, and a name before anything else', () => {
    const seller = { SELLER_NAME: 'Hourhand Pte Ltd', SELLER_ADDRESS: '8 Marina View; Singapore 018960' };
    expect(parseEnv(seller).seller).toEqual({
      name: 'Hourhand Pte Ltd',
      address: ['8 Marina View', 'Singapore 018960'],
      taxNumber: null,
    });
    expect(parseEnv({}).seller).toBeUndefined();
    expect(complaints({ SELLER_TAX_NUMBER: 'M2-1' })).toEqual([
      'SELLER_NAME: is needed, because the address or the tax number of the seller is set',
    ]);
  });

  it.each(['http://127.0.0.1:4100', 'http://localhost:4100', 'http://sandbox:4100', 'https://sandbox.example.org'])(
    'STRIPE_API_ADDRESS=%s is taken with test keys',
    (address) => {
      const env = parseEnv({ ...STRIPE, STRIPE_API_ADDRESS: address });
      expect(env.stripeApiAddress).toBe(address);
    },
  );

  const near = 'http://127.0.0.1:4100';
  const liveOnly = 'is for test keys only; live keys go to Stripe itself, without this setting';
  const withTls = 'must begin with https:// outside of this machine and of private networks';
  it.each([
    [near, { STRIPE_SECRET_KEY: 'sk_live_1' }, liveOnly],
    [near, { STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, liveOnly],
    ['http://sandbox.example.org', {}, withTls],
    ['https://api.stripe.com', {}, 'is for a sandbox; Stripe itself is asked without it'],
    ['https://sandbox.example.org/v1', {}, 'must be an address without a path and a password'],
    ['https://ana:sesame@sandbox.example.org', {}, 'must be an address without a path and a password'],
  ])('STRIPE_API_ADDRESS=%s with %j is refused', (address, keys, wanted) => {
    expect(complaints({ ...STRIPE, ...keys, STRIPE_API_ADDRESS: address })).toEqual([`STRIPE_API_ADDRESS: ${wanted}`]);
  });

  it('STRIPE_API_ADDRESS is refused without keys', () => {
    expect(complaints({ STRIPE_API_ADDRESS: near })).toEqual([
      'STRIPE_API_ADDRESS: needs STRIPE_SECRET_KEY and the two others',
    ]);
  });

  it('does not hide another', () => {
    expect(complaints({ PORT: 'x', LOG_LEVEL: 'x', S3_BUCKET: 'uploads' })).toEqual([
      'PORT: must be a whole number from 0 to 65535',
      'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
      'S3_ENDPOINT: is needed, because S3_BUCKET is set',
      'S3_REGION: is needed, because S3_BUCKET is set',
      'S3_ACCESS_KEY_ID: is needed, because S3_BUCKET is set',
      'S3_SECRET_ACCESS_KEY: is needed, because S3_BUCKET is set',
    ]);
  });

  it('is not shown, for it may be a password', () => {
    expect(complaints({ DATABASE_URL: 'mysql://ana:sesame@db' }).join()).not.toContain('sesame');
  });
});

describe('variables that belong together', () => {
  it.each([...Object.keys(S3), ...Object.keys(SMTP), ...Object.keys(SMS), ...Object.keys(STRIPE)])(
    '%s is missed by the others',
    (name) => {
      expect(complaints({ ...S3, ...SMTP, ...SMS, ...STRIPE, [name]: undefined })).toEqual([
        expect.stringMatching(new RegExp(`^${name}: is needed, because (S3|SMTP|MAIL|SMS|STRIPE)_\\w+ is set$`)),
      ]);
    },
  );
});

describe('.env.example', () => {
  it('has exactly the variables that are read', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const explained = [...example.matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    // Read by docker-compose.yml.
    expect(explained.toSorted()).toEqual([...variableNames, 'POSTGRES_PASSWORD', 'POSTGRES_SHARED_BUFFERS'].toSorted());
  });
});

describe('a variable in a file', () => {
  function fileWith(content: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'hourhand-env-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'value');
    writeFileSync(file, content);
    return file;
  }

  it('is its first line, for every variable', () => {
    const file = fileWith('the value\n');
    const source = Object.fromEntries(variableNames.map((name) => [`${name}_FILE`, file]));
    const complete = withFiles(source);
    expect(variableNames.map((name) => complete[name])).toEqual(variableNames.map(() => 'the value'));
  });

  it('is checked like one that is given', () => {
    expect(parseEnv(withFiles({ DATABASE_URL_FILE: fileWith(`${DATABASE_URL}\r\n`) })).databaseUrl).toBe(DATABASE_URL);
    expect(parseEnv(withFiles({ PORT_FILE: '', PORT: '5000' })).port).toBe(5000);
  });

  it('is refused if it is set too, or if the file is missing', () => {
    const file = fileWith('smtp://mail.example.org');
    expect(() =>
      withFiles({ SMTP_URL: 'smtp://other.example.org', SMTP_URL_FILE: file, PORT_FILE: `${file}s` }),
    ).toThrow('PORT_FILE: cannot be read (ENOENT)\nSMTP_URL: is set, and SMTP_URL_FILE too');
  });
});
