import { createEmailVerificationToken } from 'better-auth/api';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, testPassword } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { mutateOver } from '../support/graph.ts';
import { codeIn, linkIn, mailsTo } from '../support/outbox.ts';
import { beginSignUp, mailedCode, newAccount } from '../support/signUp.ts';
import { kindOf } from '../support/visiting.ts';
import { inTurn, signedInEmployer, withApp } from './attackedApp.ts';

/** Attacks on accounts, their emails and passwords, one `describe` each, over HTTP only. */

const app = testApp();

let emails = 0;
const unusedEmail = () => {
  emails += 1;
  return `stranger-${emails}@example.test`;
};
const signUpBody = (more: Record<string, unknown> = {}) => newAccount(unusedEmail(), more);
const post = (path: string, body: unknown, from = app) => new Visitor(from.url).post(`/api/auth/${path}`, body);

async function resetToken(email: string, from = app): Promise<string> {
  const mails = await mailsTo(from, email);
  const mail = mails.find(({ text }) => text.includes('/api/auth/reset-password/'));
  return /reset-password\/([^?]+)/.exec(linkIn(mail))?.[1] ?? '';
}

describe('a change of email that an intruder requested', () => {
  const confirmEmail = async (visitor: Visitor, code: string) =>
    (await mutateOver(visitor, 'confirmEmail', { code })).__typename;

  async function intrusion() {
    const owner = await makeEmployer(app.services.db);
    const own = await new Visitor(app.url).signIn(owner);
    const intruder = await new Visitor(app.url).signIn(owner);
    const email = unusedEmail();
    await mutateOver(intruder, 'changeEmail', { email, password: testPassword });
    const [mail] = await mailsTo(app, email);
    return { owner, own, intruder, code: codeIn(mail), mail };
  }
  const loginOf = async ({ id }: { id: number }) =>
    (await app.services.db.user.findUniqueOrThrow({ where: { id } })).loginEmail;

  it('is cancelled by a change of the password', async () => {
    const { owner, own, intruder, code } = await intrusion();
    await mutateOver(own, 'changePassword', { currentPassword: testPassword, newPassword: 'another password' });
    for (const visitor of [intruder, own]) expect(await confirmEmail(visitor, code)).not.toBe('ConfirmEmailPayload');
    expect(await loginOf(owner)).toBe(owner.loginEmail);
  });

  it('is cancelled when the owner chooses a new password by mail', async () => {
    const { owner, code } = await intrusion();
    const email = owner.loginEmail ?? '';
    await post('request-password-reset', { email, redirectTo: '/reset-password' });
    const reset = await post('reset-password', { newPassword: 'another password', token: await resetToken(email) });
    expect(reset.status).toBe(200);
    const own = await new Visitor(app.url).signIn(email, 'another password');
    expect(await confirmEmail(own, code)).toBe('InvalidInput');
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
    expect(await confirmEmail(stranger, code)).toBe('SignInRequired');
    expect(await confirmEmail(await signedInEmployer(app), code)).toBe('InvalidInput');
    expect(await kindOf(stranger)).toBe('ANONYMOUS');
    expect(await loginOf(owner)).toBe(owner.loginEmail);
  });
});

describe('a name that contains a message', () => {
  it('is refused at its field at sign-up', async () => {
    const body = signUpBody({ name: 'Nora\nBcc: victim@example.test' });
    const answer = await post('sign-up/email', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: [{ field: 'name' }] });
    expect(await mailsTo(app, body.email)).toEqual([]);
  });

  it('is not mailed to an unconfirmed email', async () => {
    const body = signUpBody({ name: 'Call me on nine one one' });
    await post('sign-up/email', body);
    const [mail] = await mailsTo(app, body.email);
    expect(mail?.text).toContain('enter this code');
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
  const guarded = testApp({ environment });

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
  const guesses = (email: string, count: number) => inTurn(count, () => guess(email));
  const later = (seconds: number) => {
    guarded.clock.now = new Date(guarded.clock.now.getTime() + seconds * 1000);
  };
  const waitOf = (response: Response) => Number(response.headers.get('retry-after'));
  const ownerEmail = async () => (await makeEmployer(guarded.services.db)).loginEmail ?? '';

  it('is delayed for each account, longer each time, up to 15 minutes', async () => {
    const email = await ownerEmail();
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
    const email = await ownerEmail();
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('does not reveal whether an account exists', async () => {
    const said = async (email: string) =>
      Promise.all(
        (await guesses(email, 7)).map(async (answer) => [answer.status, waitOf(answer), await answer.text()] as const),
      );
    expect(await said(await ownerEmail())).toEqual(await said(unusedEmail()));
  });

  it('does not lock the owner out of a session or a browser that has signed in before', async () => {
    const email = await ownerEmail();
    const own = await new Visitor(guarded.url).signIn(email, testPassword);
    await guesses(email, 10);
    expect(await kindOf(own)).toBe('EMPLOYER');
    expect((await guess(email, testPassword)).status).toBe(429);
    expect((await guess(email, testPassword, own)).status).toBe(200);
    // Wrong passwords from this browser are counted separately.
    const answers = await inTurn(6, () => guess(email, 'a wrong guess', own.copy()));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('does not lock out an owner who chooses a new password by mail', async () => {
    const email = await ownerEmail();
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
    const answers = await inTurn(6, () => post('sign-up/email', signUpBody({ email }), guarded));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
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
    await new Visitor(app.url).signIn(owner);
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
    const theft = signUpBody({ email, password: 'the password of a thief' });
    const strangers = await beginSignUp(new Visitor(app.url), theft);
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

  it('is refused at sign-up', async () => {
    const answer = await post('sign-up/email', signUpBody({ password: 'Qwertyuiop' }));
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
