import { createEmailVerificationToken } from 'better-auth/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactDataMessages } from '../../server/domain/contactData/contactData.input.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { createLog } from '../../server/log.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, makeJobOffer, makeJobSeeker, makeReference, testPassword } from '../support/factories.ts';
import { codeIn, linkIn, mailsTo } from '../support/outbox.ts';
import { beginSignUp, mailedCode } from '../support/signUp.ts';
import { send, statusOf } from './wire.ts';

/**
 * Attacks on the running product, one `describe` each, over HTTP only. An attack that needs other settings starts its own
 * app; the others share this one.
 */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Runs `attack` on an app with these settings. */
async function withApp(environment: Record<string, string>, attack: (own: TestApp) => Promise<void>): Promise<void> {
  await withOptions({ environment }, attack);
}

async function withOptions(options: TestAppOptions, attack: (own: TestApp) => Promise<void>): Promise<void> {
  const own = await startTestApp(options);
  try {
    await attack(own);
  } finally {
    await own.stop();
  }
}

/** A log with the product's settings, and its lines. */
function recordedLog() {
  const lines: string[] = [];
  return { lines, log: createLog('trace', { write: (line) => lines.push(line) }) };
}

/** The results of requests that are sent one after another. */
async function inTurn<T>(count: number, send: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  while (answers.length < count) answers.push(await send());
  return answers;
}

/** A visitor who has signed in as a new employer. */
async function signedInEmployer(): Promise<Visitor> {
  const employer = await makeEmployer(app.services.db);
  return new Visitor(app.url).signIn(employer.loginEmail ?? '', testPassword);
}

describe('open redirect after sign-in', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await signedInEmployer();
  });

  it.each(['/.//evil.example', '/%2e//evil.example', '/x/..//evil.example', '//evil.example', '/\\evil.example'])(
    'next=%s stays on this site',
    async (next) => {
      const response = await visitor.fetch(`/login?${new URLSearchParams({ next })}`);
      const location = response.headers.get('location') ?? '/';
      expect(location).not.toMatch(/^[/\\]{2}/);
      expect(new URL(location, app.url).origin).toBe(app.url);
    },
  );
});

describe('a forged X-Forwarded-For', () => {
  const from = (addresses: string) => ({ headers: { 'x-forwarded-for': addresses } });

  it('does not make one visitor count as many if the proxy is not trusted, which is logged once', async () => {
    const { lines, log } = recordedLog();
    const environment = { TRUST_PROXY: '10.0.0.0/8', REQUESTS_PER_MINUTE: '5' };
    await withOptions({ environment, log }, async ({ url }) => {
      const statuses: number[] = [];
      for (let visitor = 0; visitor < 6; visitor += 1) {
        statuses.push(await statusOf(url, '/api/jobs', from(`203.0.113.${visitor}`)));
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  });

  it.each([
    ['loopback', (forged: string) => `${forged}, 203.0.113.7`],
    ['loopback, 198.51.100.0/24', (forged: string) => `${forged}, 203.0.113.7, 198.51.100.9`],
    ['2', (forged: string) => `${forged}, 203.0.113.7, 198.51.100.9`],
  ])('does not change what trusted proxies have added (TRUST_PROXY=%s)', async (trusted, forwarded) => {
    const { lines, log } = recordedLog();
    const environment = { TRUST_PROXY: trusted, REQUESTS_PER_MINUTE: '5' };
    await withOptions({ environment, log }, async ({ url }) => {
      const statuses: number[] = [];
      for (let visitor = 0; visitor < 6; visitor += 1) {
        statuses.push(await statusOf(url, '/api/jobs', from(forwarded(`192.0.2.${visitor}`))));
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect(await statusOf(url, '/api/jobs', from(forwarded('192.0.2.1').replace('203.0.113.7', '203.0.113.8')))).toBe(
        200,
      );
    });
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toEqual([]);
  });

  it('with many addresses of one IPv6 network counts as one visitor', async () => {
    await withApp({ REQUESTS_PER_MINUTE: '5' }, async ({ url }) => {
      const statuses: number[] = [];
      for (let visitor = 1; visitor < 7; visitor += 1) {
        statuses.push(await statusOf(url, '/api/jobs', from(`2001:db8::${visitor}`)));
      }
      expect(statuses.at(-1)).toBe(429);
    });
  });
});

describe('reading /metrics through a proxy', () => {
  it('is refused, whatever address the request claims', async () => {
    expect(await statusOf(app.url, '/metrics')).toBe(200);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host']) {
      const status = await statusOf(app.url, '/metrics', { headers: { [header]: '127.0.0.1' } });
      expect([header, status]).toEqual([header, 404]);
    }
  });
});

describe('a forged Host', () => {
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const credentials = { email: 'nobody@example.test', password: 'a password' };

  it('does not appear in the URLs of pages and the sitemap', async () => {
    for (const path of ['/terms', '/careers', '/sitemap.xml', '/robots.txt']) {
      const { status, body } = await send(app.url, path, { headers: forged });
      expect([path, status, body.includes('evil.example')]).toEqual([path, 200, false]);
    }
  });

  it('does not make another site same-origin', async () => {
    for (const origin of ['https://evil.example', 'http://evil.example']) {
      const headers = { ...forged, origin };
      const answer = await send(app.url, '/api/auth/sign-in/email', { method: 'POST', headers, body: credentials });
      expect(answer.status).toBe(403);
    }
  });

  it('does not redirect from the mail for a new password to another site', async () => {
    const { loginEmail: email } = await makeEmployer(app.services.db);
    const body = { email, redirectTo: 'http://evil.example/take' };
    const asked = { method: 'POST', headers: forged, body };
    const { status } = await send(app.url, '/api/auth/request-password-reset', asked);
    expect(status).toBe(403);
  });

  it('has no effect if PUBLIC_URL is set, whose origin alone may write', async () => {
    await withApp({ PUBLIC_URL: 'https://hourhand.example' }, async ({ url }) => {
      const signIn = (headers: Record<string, string>) =>
        statusOf(url, '/api/auth/sign-in/email', { method: 'POST', headers, body: credentials });
      const { host } = new URL(url);
      expect(await signIn({ host, origin: 'https://hourhand.example' })).toBe(401);
      expect(await signIn({ host: 'hourhand.example', origin: 'http://hourhand.example' })).toBe(403);
      expect(await signIn({ host, origin: url })).toBe(403);
    });
  });
});

describe('a link on another site to a GET that creates', () => {
  const path = '/api/chat-with-user-1';
  it.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }])(
    'is refused with %j',
    async (headers) => {
      const { status, body } = await send(app.url, path, { headers });
      expect([status, body]).toEqual([403, expect.stringContaining('other sites')]);
    },
  );
  it.each([{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
    'is served with %j',
    async (headers) => {
      expect(await statusOf(app.url, path, { headers })).toBe(401);
    },
  );
});

describe('secrets in URLs', () => {
  it('are not logged when the database fails', async () => {
    const { lines, log } = recordedLog();
    await withOptions({ log }, async ({ url, services }) => {
      const secret = 'Zm9yZ2VkLXNlY3JldC1oYXNo';
      await services.db.$executeRawUnsafe('ALTER TABLE chat RENAME TO gone');
      const query = 'query ($hash: String!) { chat(reference: { sharedHash: $hash }) { id } }';
      await send(url, `/chat/shared/${secret}`);
      await send(url, `/api/chat/1?shared_hash=${secret}`);
      await send(url, `/api/chat/${secret}/employer`);
      await send(url, '/graphql', { method: 'POST', body: { query, variables: { hash: secret } } });
      await send(url, `/unsubscribe/1-${secret}`);
      await send(url, `/api/auth/verify-email?token=${secret}`);
      await send(url, `/api/auth/reset-password/${secret}?callbackURL=/`);
      await send(url, `/media/chats/${'a'.repeat(32)}.webp?until=1&signature=${secret}`);
      expect(lines.some((line) => line.includes('does not exist'))).toBe(true);
      expect(lines.filter((line) => line.includes(secret))).toEqual([]);
    });
  });
});

describe('descriptions that are slow to parse', () => {
  it.each([
    ['spaces around a letter before U+2028', `#${' '.repeat(4990)}a${' '.repeat(4990)}\u2028a`],
    ['nothing but brackets', '['.repeat(10_000)],
    ['nothing but emphasis', '**a'.repeat(3333)],
    ['nothing but list items', '- '.repeat(5000)],
  ])('do not delay the page and the list of an offer (%s)', async (_what, description) => {
    const { db } = app.services;
    const employer = await makeEmployer(db);
    const place = await makeReference(db);
    await app.services.reference.refresh();
    const offer = await makeJobOffer(db, place, { employerId: employer.id, description });
    const visitor = new Visitor(app.url);
    for (const path of [`/Job-Offer-public-${offer.id}`, `/api/job-offers?employerId=${employer.id}`]) {
      const began = performance.now();
      const response = await visitor.fetch(path);
      await response.text();
      expect(response.status, path).toBe(200);
      // Far more than a busy machine takes; a previous parser took minutes.
      expect(performance.now() - began, path).toBeLessThan(4000);
    }
  });
});

describe('evading limits by another spelling of the URL', () => {
  it('is prevented, because the matched route is counted', async () => {
    await withApp({ REQUESTS_PER_MINUTE: '5' }, async ({ url }) => {
      const spellings = ['/api/jobs', '/%61pi/jobs', '/api/%6aobs', '/%67raphql', '/%73itemap.xml', '/robots.txt'];
      for (const [index, path] of spellings.entries()) {
        const headers = { 'x-forwarded-for': `203.0.113.${index}` };
        const statuses = await inTurn(6, () => statusOf(url, path, { headers }));
        expect([path, statuses.indexOf(429)]).toEqual([path, 5]);
      }
    });
  });

  it('is prevented for unknown URLs, too', async () => {
    await withApp({ REQUESTS_PER_MINUTE: '5' }, async ({ url }) => {
      const statuses = await inTurn(6, () => statusOf(url, '/nothing-here', { method: 'PUT' }));
      expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
    });
  });
});

describe('a flood of pages', () => {
  it('is refused, while the API still serves the same visitor', async () => {
    await withApp({ PAGES_PER_MINUTE: '5' }, async ({ url }) => {
      const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(url, '/')));
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(15);
      expect(await statusOf(url, '/api/jobs')).toBe(200);
    });
  });

  it('is refused with a page and the time to retry', async () => {
    await withApp({ PAGES_PER_MINUTE: '1' }, async ({ url }) => {
      await statusOf(url, '/');
      const response = await fetch(url);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toContain('<h1>Too many requests</h1>');
    });
  });

  it('from many addresses does not affect signed-in users', async () => {
    const visitor = await signedInEmployer();
    const flood = Array.from({ length: 100 }, (_, number) =>
      statusOf(app.url, '/', { headers: { 'x-forwarded-for': `203.0.113.${number}` } }),
    );
    const served = [await visitor.fetch('/'), await visitor.fetch('/api/jobs')].map(({ status }) => status);
    expect(served).toEqual([200, 200]);
    for (const status of await Promise.all(flood)) expect([200, 503]).toContain(status);
  });
});

let emails = 0;
const unusedEmail = () => {
  emails += 1;
  return `stranger-${emails}@example.test`;
};
const signUpBody = (more: Record<string, unknown> = {}) => ({
  name: 'Nora New',
  email: unusedEmail(),
  password: 'a long password',
  role: 'ROLE_EMPLOYER',
  ...more,
});
const post = (path: string, body: unknown, from = app) => new Visitor(from.url).post(`/api/auth/${path}`, body);
const kindOf = async (visitor: Visitor) =>
  (await visitor.graphql<{ viewer: { kind: string } }>('{ viewer { kind } }')).data?.viewer.kind;

/** The token in the mailed link to choose a password. */
async function resetToken(email: string, from = app): Promise<string> {
  const mails = await mailsTo(from, email);
  const mail = mails.find(({ text }) => text.includes('/api/auth/reset-password/'));
  return /reset-password\/([^?]+)/.exec(linkIn(mail))?.[1] ?? '';
}

describe('a change of email that an intruder requested', () => {
  const changeEmail = (visitor: Visitor, email: string) =>
    visitor.graphql(
      `mutation { changeEmail(input: { email: "${email}", password: "${testPassword}" }) { __typename } }`,
    );
  const confirmEmail = (visitor: Visitor, code: string) =>
    visitor.graphql<{ confirmEmail: { __typename: string } }>(
      `mutation { confirmEmail(input: { code: "${code}" }) { __typename } }`,
    );

  async function intrusion() {
    const { db } = app.services;
    const owner = await makeEmployer(db);
    const [own, intruder] = await Promise.all([1, 2].map(() => signIn(owner.loginEmail ?? '')));
    if (!own || !intruder) throw new Error('Two sessions are needed.');
    const email = unusedEmail();
    await changeEmail(intruder, email);
    const [mail] = await mailsTo(app, email);
    return { owner, own, intruder, code: codeIn(mail), mail };
  }
  const signIn = (email: string) => new Visitor(app.url).signIn(email, testPassword);
  const loginOf = async ({ id }: { id: number }) => {
    const { loginEmail } = await app.services.db.user.findUniqueOrThrow({ where: { id } });
    return loginEmail;
  };

  it('is cancelled by a change of the password', async () => {
    const { owner, own, intruder, code } = await intrusion();
    const input = `currentPassword: "${testPassword}", newPassword: "another password"`;
    await own.graphql(`mutation { changePassword(input: { ${input} }) { __typename } }`);
    for (const visitor of [intruder, own]) {
      const answer = await confirmEmail(visitor, code);
      expect(answer.data?.confirmEmail.__typename).not.toBe('ConfirmEmailPayload');
    }
    expect(await loginOf(owner)).toBe(owner.loginEmail);
  });

  it('is cancelled when the owner chooses a new password by mail', async () => {
    const { owner, code } = await intrusion();
    const email = owner.loginEmail ?? '';
    await post('request-password-reset', { email, redirectTo: '/reset-password' });
    const reset = await post('reset-password', { newPassword: 'another password', token: await resetToken(email) });
    expect(reset.status).toBe(200);
    const own = await new Visitor(app.url).signIn(email, 'another password');
    expect((await confirmEmail(own, code)).data?.confirmEmail.__typename).toBe('InvalidInput');
    expect(await loginOf(owner)).toBe(owner.loginEmail);
  });

  it('is not possible with a link in the format of earlier versions', async () => {
    const HOURHAND_SECRET = 'a secret of at least thirty-two characters';
    await withApp({ HOURHAND_SECRET }, async (own) => {
      const owner = await makeEmployer(own.services.db);
      const extra = { requestType: 'change-email-verification' };
      const link = [HOURHAND_SECRET, owner.loginEmail ?? '', unusedEmail(), 3600, extra] as const;
      const token = await createEmailVerificationToken(...link);
      const stranger = new Visitor(own.url);
      const answer = await stranger.fetch(`/api/auth/verify-email?${new URLSearchParams({ token, callbackURL: '/' })}`);
      expect(answer.status).toBe(400);
      expect(await kindOf(stranger)).toBe('ANONYMOUS');
      expect(await own.services.db.user.findUnique({ where: { id: owner.id } })).toEqual(owner);
    });
  });

  it('can be confirmed only by the session that requested it, and its mail has no link that signs in', async () => {
    const { owner, code, mail } = await intrusion();
    expect(mail?.text).not.toMatch(/https?:/);
    const stranger = new Visitor(app.url);
    expect((await confirmEmail(stranger, code)).data?.confirmEmail.__typename).toBe('SignInRequired');
    expect((await confirmEmail(await signedInEmployer(), code)).data?.confirmEmail.__typename).toBe('InvalidInput');
    expect(await kindOf(stranger)).toBe('ANONYMOUS');
    expect(await loginOf(owner)).toBe(owner.loginEmail);
  });
});

describe('a name that contains a message', () => {
  const names = [
    ['50,000 characters', 'x'.repeat(50_000)],
    ['a line break', 'Nora\nBcc: victim@example.test'],
    ['a change of text direction', 'Nora\u202egro.live'],
    ['a link', 'You won! https://evil.example'],
    ['a domain', 'evil.example'],
  ];

  it.each(names)('is refused at its field at sign-up: %s', async (_what, name) => {
    const body = signUpBody({ name });
    const answer = await post('sign-up/email', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: [{ field: 'name' }] });
    expect(await mailsTo(app, body.email)).toEqual([]);
  });

  it.each(names)('is refused at its field for a guest: %s', async (_what, name) => {
    const answer = await new Visitor(app.url).post('/api/employers/no-login', { name, email: unusedEmail() });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ children: { name: { errors: [expect.any(String)] } } });
  });

  it('is not mailed to an unconfirmed email', async () => {
    const body = signUpBody({ name: 'Call me on nine one one' });
    await post('sign-up/email', body);
    const [mail] = await mailsTo(app, body.email);
    expect(mail?.text).toContain('your code is');
    expect(`${mail?.subject}${mail?.text}`).not.toContain('Call me');
  });
});

describe('guessing passwords from many addresses', () => {
  // A high number of requests per minute must not disable the limits of sign-in.
  const environment = {
    REQUESTS_PER_MINUTE: '1000000',
    SIGN_INS_PER_ACCOUNT: '5',
    SIGN_INS_PER_ADDRESS: '10',
    ACCOUNT_MAILS_PER_ADDRESS: '20',
    ACCOUNT_MAILS_PER_EMAIL: '5',
  };
  let guarded: TestApp;
  beforeAll(async () => {
    guarded = await startTestApp({ environment });
  });
  afterAll(() => guarded.stop());

  let addresses = 0;
  /** Each call comes from a different address, as forwarded by a local proxy. */
  function guess(email: string, password = 'a wrong guess', visitor = new Visitor(guarded.url)): Promise<Response> {
    addresses += 1;
    return visitor.fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.${Math.floor(addresses / 250)}.${1 + (addresses % 250)}`,
      },
      body: JSON.stringify({ email, password }),
    });
  }
  const guesses = async (email: string, count: number) => {
    const answers: Response[] = [];
    for (let at = 0; at < count; at += 1) answers.push(await guess(email));
    return answers;
  };
  const later = (seconds: number) => {
    guarded.clock.now = new Date(guarded.clock.now.getTime() + seconds * 1000);
  };
  const waitOf = (response: Response) => Number(response.headers.get('retry-after'));

  it('is delayed for each account, longer each time, up to 15 minutes', async () => {
    const { loginEmail } = await makeEmployer(guarded.services.db);
    const email = loginEmail ?? '';
    const first = await guesses(email, 6);
    expect(first.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    const waits: number[] = [];
    for (let at = 0; at < 8; at += 1) {
      const refused = await guess(email.toUpperCase(), testPassword);
      expect(refused.status).toBe(429);
      waits.push(waitOf(refused));
      later(waitOf(refused));
      expect((await guess(email)).status).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('is delayed if the guesses are sent at the same time', async () => {
    const { loginEmail } = await makeEmployer(guarded.services.db);
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(loginEmail ?? '')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('does not reveal whether an account exists', async () => {
    const { loginEmail } = await makeEmployer(guarded.services.db);
    const said = async (email: string) =>
      Promise.all(
        (await guesses(email, 7)).map(async (answer) => [answer.status, waitOf(answer), await answer.text()] as const),
      );
    expect(await said(loginEmail ?? '')).toEqual(await said(unusedEmail()));
  });

  it('does not lock the owner out of a session or a browser that has signed in before', async () => {
    const { loginEmail } = await makeEmployer(guarded.services.db);
    const email = loginEmail ?? '';
    const own = await new Visitor(guarded.url).signIn(email, testPassword);
    await guesses(email, 10);
    expect(await kindOf(own)).toBe('EMPLOYER');
    expect((await guess(email, testPassword)).status).toBe(429);
    expect((await guess(email, testPassword, own)).status).toBe(200);
    // Wrong passwords from this browser are counted separately.
    const answers: number[] = [];
    for (let at = 0; at < 6; at += 1) answers.push((await guess(email, 'a wrong guess', own.copy())).status);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('does not lock out an owner who chooses a new password by mail', async () => {
    const { loginEmail } = await makeEmployer(guarded.services.db);
    const email = loginEmail ?? '';
    await guesses(email, 10);
    const own = new Visitor(guarded.url);
    await own.post('/api/auth/request-password-reset', { email, redirectTo: '/reset-password' });
    const token = await resetToken(email, guarded);
    expect((await own.post('/api/auth/reset-password', { newPassword: 'another password', token })).status).toBe(200);
    // The guesses continue, but this browser is counted separately.
    await guesses(email, 10);
    expect((await guess(email, 'another password', own)).status).toBe(200);
  });

  it('is limited per address, across all accounts', async () => {
    later(60);
    const answers = await Promise.all(
      Array.from({ length: 11 }, () => post('sign-in/email', { email: unusedEmail(), password: 'x' }, guarded)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('cannot flood a mailbox with sign-ups and links', async () => {
    const email = unusedEmail();
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await post('sign-up/email', signUpBody({ email }), guarded)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await post('request-password-reset', { email: email.toUpperCase() }, guarded)).status).toBe(429);
    expect(await mailsTo(guarded, email)).toHaveLength(5);
  });
});

describe('a sign-up with the email of an existing account', () => {
  it('has the same response and next step as any other, and one mail', async () => {
    const { loginEmail } = await makeEmployer(app.services.db);
    const said = async (email: string) => {
      const answer = await post('sign-up/email', signUpBody({ email }));
      const { token, ...rest } = await answer.json();
      const confirmed = await post('sign-up/confirm', { token, code: '0000 0000' });
      const headers = [...answer.headers.keys()].sort();
      return [answer.status, headers, String(token).length, rest, confirmed.status, await confirmed.json()];
    };
    const fresh = unusedEmail();
    expect(await said(loginEmail?.toUpperCase() ?? '')).toEqual(await said(fresh));
    const [mail, ...others] = await mailsTo(app, loginEmail);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^You already have an account/);
    expect(mail?.text).toMatch(/\/login\n[\s\S]*\/reset-password\n/);
    expect(await mailsTo(app, fresh)).toHaveLength(1);
  });

  it('does not change the account', async () => {
    const owner = await makeEmployer(app.services.db);
    await post('sign-up/email', signUpBody({ email: owner.loginEmail, password: 'the password of a thief' }));
    expect(await app.services.db.user.findUnique({ where: { id: owner.id } })).toEqual(owner);
    await new Visitor(app.url).signIn(owner.loginEmail ?? '', testPassword);
  });
});

describe("signing up with another person's email", () => {
  it('creates no account without the code from that mailbox, and limits wrong codes', async () => {
    const account = signUpBody();
    const token = await beginSignUp(new Visitor(app.url), account);
    const code = await mailedCode(app, account.email);
    const wrong = code === '00000000' ? '00000001' : '00000000';
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('sign-up/confirm', { token, code: wrong })));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect((await post('sign-up/confirm', { token, code })).status).toBe(400);
    expect((await post('sign-in/email', { email: account.email, password: account.password })).status).toBe(401);
  });

  it('does not give the account to the stranger if the owner signs up too', async () => {
    const email = unusedEmail();
    const strangers = await beginSignUp(
      new Visitor(app.url),
      signUpBody({ email, password: 'the password of a thief' }),
    );
    const strangersCode = await mailedCode(app, email);
    const owners = await beginSignUp(new Visitor(app.url), signUpBody({ email, password: 'my own password' }));
    // The owner enters the code of the other mail by mistake, which belongs to the stranger's sign-up.
    expect((await post('sign-up/confirm', { token: owners, code: strangersCode })).status).toBe(400);
    const codes = (await mailsTo(app, email)).map(codeIn);
    const ownersCode = codes.find((code) => code !== strangersCode) ?? '';
    expect((await post('sign-up/confirm', { token: owners, code: ownersCode })).status).toBe(200);
    expect((await post('sign-up/confirm', { token: strangers, code: ownersCode })).status).toBe(400);
    await new Visitor(app.url).signIn(email, 'my own password');
  });

  it.each([
    ['a null character', '\u0000'],
    ['100,000 characters', 'x'.repeat(100_000)],
    ['nothing', null],
    ['a number', 7],
    ['an object', { length: 1 }],
  ])('refuses %s as a token', async (_what, token) => {
    expect((await post('sign-up/confirm', { token, code: '0000 0000' })).status).toBe(400);
    expect((await post('reset-password', { token, newPassword: 'another password' })).status).toBe(400);
  });
});

describe('a common password', () => {
  const fields = [
    { field: 'password', message: 'This password is too easy to guess. Please choose a less common one.' },
  ];

  it.each(['password123', 'Qwertyuiop', '12345678'])('is refused at sign-up: %s', async (password) => {
    const answer = await post('sign-up/email', signUpBody({ password }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields });
  });

  it('is refused by the mailed link, which remains valid', async () => {
    const { loginEmail } = await makeEmployer(app.services.db);
    const email = loginEmail ?? '';
    await post('request-password-reset', { email, redirectTo: '/reset-password' });
    const token = await resetToken(email);
    for (const newPassword of ['password123', email]) {
      const answer = await post('reset-password', { newPassword, token });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ fields });
    }
    expect((await post('reset-password', { newPassword: 'another password', token })).status).toBe(200);
  });
});

describe('contact data that a guest enters behind the paywall', () => {
  it('is not shown to the job seeker by the request, the chat or the search', async () => {
    const { db, reference } = app.services;
    const around = await makeReference(db);
    await reference.refresh();
    const jobSeeker = await makeJobSeeker(db, around);
    const made = await new Visitor(app.url).post('/api/contact_requests/employer-contact-candidate', {
      name: 'Zulu',
      company: 'Zulu Pte',
      description: 'Ask for Zulu at the counter',
      email: 'zulu@guests.test',
      candidate: jobSeeker.id,
    });
    expect(made.status).toBe(201);
    const { id, chat } = await made.json();
    const reader = await new Visitor(app.url).signIn(jobSeeker.loginEmail ?? '', testPassword);
    for (const path of [`/api/contact_requests/${id}`, `/api/chat/${chat.id}`, '/api/get-user-info']) {
      const response = await reader.fetch(path);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toMatch(/zulu/i);
    }
    const search = '{ chats(filter: { q: "zulu" }) { totalCount } }';
    expect(await reader.graphql(search)).toEqual({ data: { chats: { totalCount: 0 } } });
  });
});

describe('many guests from one address', () => {
  const limits = { GUESTS_PER_HOUR: '3', CONTACTS_PER_HOUR: '4' };
  const leave = (own: TestApp, address = '192.0.2.1', email = 'gus@guests.test') =>
    new Visitor(own.url).fetch('/api/employers/no-login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email }),
    });
  const guests = (own: TestApp) => own.services.db.user.count({ where: { role: 'ROLE_EMPLOYER' } });

  it('are limited per address and hour', () =>
    withApp(limits, async (own) => {
      const statuses = await inTurn(5, async () => (await leave(own)).status);
      expect(statuses).toEqual([201, 201, 201, 429, 429]);
      expect(await guests(own)).toBe(3);
      expect((await leave(own, '192.0.2.2')).status).toBe(201);
      own.clock.now = new Date(own.clock.now.getTime() + 3_600_000);
      expect((await leave(own)).status).toBe(201);
    }));

  it('are counted as attempts, so that they do not reveal which emails have an account', () =>
    withApp(limits, async (own) => {
      const { email } = await makeEmployer(own.services.db);
      const statuses = await inTurn(5, async () => (await leave(own, '192.0.2.1', email ?? '')).status);
      expect(statuses).toEqual([400, 400, 400, 429, 429]);
    }));

  it('are counted individually in the aliases of one operation', () =>
    withApp(limits, async (own) => {
      const one = (at: number) =>
        `guest${at}: createGuestEmployer(input: { email: "guest${at}@guests.test" }) { __typename ... on Failure { code } }`;
      const operation = `mutation { ${Array.from({ length: 10 }, (_, at) => one(at)).join(' ')} }`;
      const { data } = await new Visitor(own.url).graphql(operation);
      const answers = Object.values(data ?? {});
      expect(answers.slice(0, 3)).toEqual(Array(3).fill({ __typename: 'CreateGuestEmployerPayload' }));
      expect(answers.slice(3)).toEqual(Array(7).fill({ __typename: 'TooMany', code: 429 }));
      expect(await guests(own)).toBe(1);
    }));

  it('cannot exceed the limits of contacts and popularity, and neither can a single employer', () =>
    withApp({ ...limits, CONTACTS_PER_HOUR: '7' }, async (own) => {
      const { db, reference } = own.services;
      const around = await makeReference(db);
      await reference.refresh();
      const jobSeeker = await makeJobSeeker(db, around);
      const employer = await makeEmployer(db);
      const signedIn = await new Visitor(own.url).signIn(employer.loginEmail ?? '', testPassword);
      const contact = async (visitor: Visitor, candidate = jobSeeker.id) =>
        (
          await visitor.post('/api/contact_requests/employer-contact-candidate', {
            email: employer.email,
            candidate,
          })
        ).status;
      // The limit of one employer and job seeker.
      expect(await inTurn(6, () => contact(signedIn))).toEqual([201, 201, 201, 201, 201, 429]);
      expect(await db.user.findUnique({ where: { id: jobSeeker.id } })).toMatchObject({ popularity: 10 });
      // The limit of one account.
      const other = await makeJobSeeker(db, around);
      expect(await inTurn(2, () => contact(signedIn, other.id))).toEqual([201, 429]);
      // The limit of one address.
      const guest = async () =>
        (
          await new Visitor(own.url).post('/api/contact_requests/employer-contact-candidate', {
            email: 'gus@guests.test',
            candidate: other.id,
          })
        ).status;
      expect(await inTurn(4, guest)).toEqual([201, 201, 201, 429]);
    }));
});

describe('a profile that is viewed repeatedly', () => {
  it('does not become more popular', async () => {
    const { db, reference } = app.services;
    const around = await makeReference(db);
    await reference.refresh();
    const { id } = await makeJobSeeker(db, around);
    const view = `countProfileView(input: { jobSeeker: "${encodeGlobalId('JobSeeker', id)}" }) { __typename }`;
    const operation = `mutation { ${Array.from({ length: 10 }, (_, at) => `view${at}: ${view}`).join(' ')} }`;
    await inTurn(3, () => new Visitor(app.url).graphql(operation));
    expect(await db.user.findUnique({ where: { id } })).toMatchObject({ popularity: 1 });
  });
});

describe('contact data in other fields', () => {
  const mutation = `mutation ($input: ContactJobSeekerInput!) {
    contactJobSeeker(input: $input) { __typename ... on InvalidInput { fields { field message } } }
  }`;

  it.each([
    ['name', 'Maria 9123 4567', contactDataMessages.phone],
    ['description', 'Call nine one two three four five six seven', contactDataMessages.phone],
    ['description', 'Write to maria at gmail dot com', contactDataMessages.email],
    ['description', 'See cafe.example.com', contactDataMessages.link],
    ['description', 'Instagram: maria_tan', contactDataMessages.handle],
  ])('such as the %s %j is refused over GraphQL and REST, and nothing is stored', async (field, text, message) => {
    const { db, reference } = app.services;
    const place = await makeReference(db);
    await reference.refresh();
    const { id } = await makeJobSeeker(db, place);
    const given = { name: 'Gus', email: 'gus@example.test', [field]: text };
    const guest = new Visitor(app.url);

    const input = { jobSeeker: encodeGlobalId('JobSeeker', id), ...given };
    const answer = await guest.graphql(mutation, { input });
    expect(answer.data?.contactJobSeeker).toEqual({ __typename: 'InvalidInput', fields: [{ field, message }] });

    const employer = await makeEmployer(db);
    const member = await new Visitor(app.url).signIn(employer.loginEmail ?? '', testPassword);
    const response = await member.post('/api/contact_requests/employer-contact-candidate', {
      ...given,
      candidate: { id },
      employer: { id: employer.id },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ children: { [field]: { errors: [message] } } });
    expect(await db.contactRequest.count({ where: { jobSeekerId: id } })).toBe(0);
  });
});
