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
    expect(parseEnv({})).toEqual({
      nodeEnv: 'production',
      role: 'all',
      port: 4000,
      host: 'localhost',
      publicUrl: 'http://localhost:4000',
      databaseUrl: undefined,
      databaseTimeout: 10_000,
      drainTimeout: 25_000,
      drainDelay: 0,
      migrations: 'run',
      wrongSettings: 'stop',
      dataDir: resolve('var'),
      demo: true,
      redisUrl: undefined,
      s3: undefined,
      smtp: undefined,
      sms: undefined,
      stripe: undefined,
      stripeApiAddress: undefined,
      paymentForm: undefined,
      stripeRawCards: false,
      trustProxy: ['loopback'],
      adminTwoFactor: false,
      corsOrigins: [],
      socialLinks: ['https://www.facebook.com/', 'https://www.instagram.com/'],
      requestsPerMinute: 600,
      pagesPerMinute: 300,
      pageCacheMegabytes: 16,
      signInsPerAccount: 5,
      signInsPerAddress: 30,
      accountMailsPerAddress: 20,
      accountMailsPerAccount: 10,
      accountMailsPerEmail: 5,
      automaticTax: false,
      invoiceNumbers: 'customer',
      mailsPerUnconfirmedEmail: 20,
      budgetFactor: 1,
      guestsPerHour: undefined,
      contactsPerHour: undefined,
      keptDays: {
        sessions: 1,
        codes: 1,
        uploads: 1,
        views: 1,
        activity: 90,
        bulkActions: 90,
        webhookDeliveries: 30,
        webhookEvents: 90,
        keptMail: 30,
        references: 90,
        reports: 365,
        savedFilters: 365,
        guests: 365,
      },
      socketsPerAddress: 1000,
      socketsPerUser: 50,
      traces: undefined,
      errorReports: undefined,
      webhooksToPrivate: false,
      metricsToken: undefined,
      logLevel: 'info',
      secrets: undefined,
    });
  });

  it('takes empty variables and those of other programs as nothing', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '', S3_BUCKET: '', HOME: '/home/ana' })).toEqual(parseEnv({}));
  });
});

describe('with everything set', () => {
  const env = parseEnv({
    ...S3,
    ...STRIPE,
    STRIPE_RAW_CARDS: '1',
    ...SMTP,
    ...SMS,
    NODE_ENV: 'development',
    ROLE: 'web',
    PORT: '8080',
    HOST: '::1',
    PUBLIC_URL: 'https://hourhand.example.org/',
    DATABASE_URL,
    DATABASE_TIMEOUT: '20',
    DRAIN_TIMEOUT: '30',
    DRAIN_DELAY: '5',
    MIGRATIONS: 'wait',
    WRONG_SETTINGS: 'degrade',
    DATA_DIR: '/srv/hourhand',
    HOURHAND_DEMO: '0',
    REDIS_URL: 'rediss://:pass@redis.example.org:6380/1',
    TRUST_PROXY: '10.0.0.0/8, 2001:db8::1,uniquelocal',
    ADMIN_TWO_FACTOR: '1',
    SOCIAL_LINKS: 'https://www.facebook.com/hourhand, https://www.instagram.com/hourhand',
    CORS_ORIGINS: 'https://app.example.com, http://localhost:3000',
    REQUESTS_PER_MINUTE: '60000',
    PAGES_PER_MINUTE: '6000',
    PAGE_CACHE_MEGABYTES: '0',
    SIGN_INS_PER_ACCOUNT: '3',
    SIGN_INS_PER_ADDRESS: '60',
    ACCOUNT_MAILS_PER_ADDRESS: '40',
    ACCOUNT_MAILS_PER_ACCOUNT: '12',
    ACCOUNT_MAILS_PER_EMAIL: '8',
    MAILS_PER_UNCONFIRMED_EMAIL: '30',
    BUDGET_FACTOR: '3',
    GUESTS_PER_HOUR: '20',
    CONTACTS_PER_HOUR: '30',
    KEEP_GUESTS_DAYS: '730',
    KEEP_REPORTS_DAYS: '90',
    SOCKETS_PER_ADDRESS: '2000',
    SOCKETS_PER_USER: '20',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example.org/',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a%2Cb, x-team = jobs',
    OTEL_SERVICE_NAME: 'hourhand-eu',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    SENTRY_DSN,
    SENTRY_ENVIRONMENT: 'staging',
    SENTRY_RELEASE: 'hourhand@7',
    WEBHOOKS_TO_PRIVATE: '1',
    SELLER_NAME: 'Hourhand Pte. Ltd.',
    SELLER_ADDRESS: '1 Raffles Place; Singapore 048616',
    SELLER_TAX_NUMBER: 'GST M2-1234567-8',
    AUTOMATIC_TAX: '1',
    INVOICE_NUMBERS: 'account',
    METRICS_TOKEN: '0123456789abcdef',
    LOG_LEVEL: 'debug',
    HOURHAND_SECRET: 'x'.repeat(32),
  });

  it('has it all', () => {
    expect(env).toEqual({
      nodeEnv: 'development',
      role: 'web',
      port: 8080,
      host: '::1',
      publicUrl: 'https://hourhand.example.org',
      databaseUrl: DATABASE_URL,
      databaseTimeout: 20_000,
      drainTimeout: 30_000,
      drainDelay: 5_000,
      migrations: 'wait',
      wrongSettings: 'degrade',
      dataDir: '/srv/hourhand',
      demo: false,
      redisUrl: 'rediss://:pass@redis.example.org:6380/1',
      s3: {
        endpoint: 'https://s3.example.org',
        bucket: 'uploads',
        region: 'eu-west-1',
        accessKeyId: 'id',
        secretAccessKey: 'key',
      },
      smtp: { url: SMTP.SMTP_URL, from: SMTP.MAIL_FROM },
      sms: { url: 'https://sms.example.org', account: SMS.SMS_ACCOUNT, token: SMS.SMS_TOKEN, from: SMS.SMS_FROM },
      stripe: { secretKey: 'sk_1', publishableKey: 'pk_1', webhookSecret: 'whsec_1' },
      stripeApiAddress: undefined,
      paymentForm: undefined,
      stripeRawCards: true,
      trustProxy: ['10.0.0.0/8', '2001:db8::1', 'uniquelocal'],
      adminTwoFactor: true,
      socialLinks: ['https://www.facebook.com/hourhand', 'https://www.instagram.com/hourhand'],
      corsOrigins: ['https://app.example.com', 'http://localhost:3000'],
      requestsPerMinute: 60_000,
      pagesPerMinute: 6_000,
      pageCacheMegabytes: 0,
      signInsPerAccount: 3,
      signInsPerAddress: 60,
      accountMailsPerAddress: 40,
      accountMailsPerAccount: 12,
      accountMailsPerEmail: 8,
      automaticTax: true,
      invoiceNumbers: 'account',
      seller: {
        name: 'Hourhand Pte. Ltd.',
        address: ['1 Raffles Place', 'Singapore 048616'],
        taxNumber: 'GST M2-1234567-8',
      },
      mailsPerUnconfirmedEmail: 30,
      budgetFactor: 3,
      guestsPerHour: 20,
      contactsPerHour: 30,
      keptDays: { ...parseEnv({}).keptDays, guests: 730, reports: 90 },
      socketsPerAddress: 2_000,
      socketsPerUser: 20,
      traces: {
        url: 'https://otel.example.org/v1/traces',
        headers: { authorization: 'Bearer a,b', 'x-team': 'jobs' },
        serviceName: 'hourhand-eu',
        sampler: 'parentbased_traceidratio',
        samplerRatio: 0.25,
      },
      errorReports: { dsn: SENTRY_DSN, release: 'hourhand@7', environment: 'staging' },
      webhooksToPrivate: true,
      metricsToken: '0123456789abcdef',
      logLevel: 'debug',
      secrets: ['x'.repeat(32)],
    });
  });

  it('cannot be changed', () => {
    expect(Object.isFrozen(env)).toBe(true);
    for (const group of [env.s3, env.smtp, env.sms, env.stripe, env.keptDays, env.traces, env.errorReports])
      expect(Object.isFrozen(group)).toBe(true);
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
    [{ ...endpoint, OTEL_SDK_DISABLED: 'true' }, undefined],
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
  it.each([
    'yes',
    'nginx',
    '-1',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0.0/8/8',
    'fd00::/129',
    '10.0.0.1,',
    ',',
  ])('%s is refused', (given) => {
    expect(complaints({ TRUST_PROXY: given })).toEqual([wanted]);
  });
});

describe('a value that is wrong', () => {
  const notAddress = 'must be an address that begins with';
  const notOrigins = 'must be a list of origins, such as https://www.example.com, without a slash at the end';
  it.each([
    ['NODE_ENV', 'staging', 'must be one of production, development, test'],
    ['PORT', 'http', 'must be a whole number from 0 to 65535'],
    ['PORT', '-1', 'must be a whole number from 0 to 65535'],
    ['PORT', '80.5', 'must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'must be a whole number from 0 to 65535'],
    ['HOST', 'two words', 'must be a host name or an IP address'],
    ['PUBLIC_URL', 'hourhand.example.org', `${notAddress} http:// or https://`],
    ['PUBLIC_URL', 'ftp://example.org', `${notAddress} http:// or https://`],
    ['PUBLIC_URL', 'https://example.org/app', 'must be an address without a path'],
    ['PUBLIC_URL', 'https://example.org/?a=b', 'must be an address without a path'],
    ['DATABASE_TIMEOUT', '0', 'must be a whole number from 1 to 999'],
    ['DATABASE_URL', 'mysql://db.example.org/hourhand', `${notAddress} postgresql:// or postgres://`],
    ['DATABASE_URL', 'db.example.org', `${notAddress} postgresql:// or postgres://`],
    ['HOURHAND_DEMO', 'yes', 'must be one of 0, 1, true, false'],
    ['HOURHAND_DEMO_PUBLIC', '1', 'must be one of passwords-are-public'],
    ['PUBLISHED_ON', 'every address', 'must be a host name or an IP address'],
    ['REDIS_URL', 'http://redis.example.org', `${notAddress} redis:// or rediss://`],
    ['REQUESTS_PER_MINUTE', '0', 'must be a whole number from 1 to 999999999'],
    ['CORS_ORIGINS', '*', notOrigins],
    ['CORS_ORIGINS', 'null', notOrigins],
    ['CORS_ORIGINS', 'https://a.example/', notOrigins],
    ['CORS_ORIGINS', 'https://a.example,https://b.example/page', notOrigins],
    ['CORS_ORIGINS', 'https://A.example', notOrigins],
    ['CORS_ORIGINS', 'ftp://a.example', notOrigins],
    ['PAGES_PER_MINUTE', '-5', 'must be a whole number from 1 to 999999999'],
    ['PAGE_CACHE_MEGABYTES', '1.5', 'must be a whole number from 0 to 999999'],
    ['SOCKETS_PER_USER', 'many', 'must be a whole number from 1 to 999999999'],
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
      'https://sentry.example.org/7',
      'must be the DSN of a project, such as https://key@sentry.example.org/1',
    ],
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

  it('PAYMENT_FORM=own is refused with Stripe', () => {
    expect(complaints({ ...STRIPE, PAYMENT_FORM: 'own' })).toEqual([
      'PAYMENT_FORM: own is for the sandbox only; with Stripe it must be elements or checkout',
    ]);
  });

  it.each([
    ['http://127.0.0.1:4100', {}],
    ['http://localhost:4100', {}],
    ['http://10.0.0.7:4100', {}],
    ['http://sandbox:4100', {}],
    ['https://sandbox.example.org', { PAYMENT_FORM: 'own' }],
  ])('STRIPE_API_ADDRESS=%s is taken with test keys', (address, more) => {
    const env = parseEnv({ ...STRIPE, ...more, STRIPE_API_ADDRESS: address });
    expect(env.stripeApiAddress).toBe(address);
  });

  const near = 'http://127.0.0.1:4100';
  const liveOnly = 'is for test keys only; live keys go to Stripe itself, without this setting';
  const withTls = 'must begin with https:// outside of this machine and of private networks';
  it.each([
    [near, { STRIPE_SECRET_KEY: 'sk_live_1' }, liveOnly],
    [near, { STRIPE_SECRET_KEY: 'rk_live_1' }, liveOnly],
    [near, { STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, liveOnly],
    ['http://sandbox.example.org', {}, withTls],
    ['http://93.184.216.34:4100', {}, withTls],
    ['https://api.stripe.com', {}, 'is for a sandbox; Stripe itself is asked without it'],
    ['https://sandbox.example.org/v1', {}, 'must be an address without a path and a password'],
    ['https://ana:sesame@sandbox.example.org', {}, 'must be an address without a path and a password'],
  ])('STRIPE_API_ADDRESS=%s with %j is refused', (address, keys, wanted) => {
    expect(complaints({ ...STRIPE, ...keys, STRIPE_API_ADDRESS: address })).toEqual([`STRIPE_API_ADDRESS: ${wanted}`]);
  });

  it('STRIPE_API_ADDRESS is refused without keys, and with the fields of Stripe', () => {
    expect(complaints({ STRIPE_API_ADDRESS: near })).toEqual([
      'STRIPE_API_ADDRESS: needs STRIPE_SECRET_KEY and the two others',
    ]);
    expect(complaints({ ...STRIPE, STRIPE_API_ADDRESS: near, PAYMENT_FORM: 'elements' })).toEqual([
      'PAYMENT_FORM: elements is for Stripe only; with STRIPE_API_ADDRESS it must be own or checkout',
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
