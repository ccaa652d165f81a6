import { describe, expect, it } from 'vitest';
import { sendAccountMails } from '../../server/domain/lifecycle/signUp/signUp.ts';
import { sendEmail } from '../../server/domain/office/email/email.ts';
import type { TestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { eventually } from '../support/eventually.ts';
import { makeAdmin, makeEmployer, testPassword } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { contextFor, mutateOver } from '../support/graph.ts';
import { codeIn, mailsTo } from '../support/outbox.ts';
import { newAccount } from '../support/signUp.ts';
import { pausesAreOver, smtpApps } from '../support/smtpApps.ts';
import type { SmtpServer } from '../support/smtpServer.ts';
import { statementsOf } from '../support/statements.ts';
import { auth, logIn } from '../support/visiting.ts';

/** Mails about accounts are jobs: answers do not wait for them, and they survive what fails. */

const app = testApp();
const apps = smtpApps();

async function startWithSmtp(change: Partial<SmtpServer> = {}) {
  const started = await apps.startWithSmtp();
  Object.assign(started.smtp, change);
  return started;
}

const signUp = (app: TestApp, email: string) => auth(new Visitor(app.url), 'sign-up/email', newAccount(email));
const reset = (app: TestApp, email: string) =>
  auth(new Visitor(app.url), 'request-password-reset', { email, redirectTo: '/reset-password' });

const signedIn = async (app: TestApp) => {
  const employer = await makeEmployer(app.services.db);
  return { employer, visitor: await logIn(app, employer) };
};
const changeEmail = (visitor: Visitor, email: string) =>
  mutateOver(visitor, 'changeEmail', { email, password: testPassword }, 'sentTo');

const queued = ({ services }: TestApp) =>
  services.db.$queryRaw<{ state: string; data: unknown }[]>`
    SELECT state::text, data FROM pgboss.job WHERE name = 'account-mail' ORDER BY created_on`;

describe('an answer', () => {
  it('arrives before the mail server has taken the mail', async () => {
    // It takes everything and never says so.
    const { app, smtp } = await startWithSmtp({ silentAfter: -1 });
    const { employer, visitor } = await signedIn(app);
    const sending: Promise<void>[] = [];
    for (const email of ['new@example.test', employer.loginEmail ?? '']) {
      for (const ask of [signUp, reset]) {
        expect((await ask(app, email)).status).toBe(200);
        sending.push(sendAccountMails(app.services));
      }
    }
    const sentTo = 'erin.new@example.test';
    expect(await changeEmail(visitor, sentTo)).toEqual({ __typename: 'ChangeEmailPayload', sentTo });
    await eventually(() => expect(smtp.mails.length).toBeGreaterThan(2));
    // No mail was taken: their jobs are still waiting.
    expect(await queued(app)).toContainEqual(expect.objectContaining({ state: 'active' }));
    await smtp.close();
    await Promise.all(sending);
  });

  it('takes the same statements for a known and an unknown email', async () => {
    const { employer } = await signedIn(app);
    for (const [ask, compared] of [
      [reset, (texts: string[]) => texts],
      [signUp, (texts: string[]) => texts.length],
    ] as const) {
      const statements = (email: string) => statementsOf(() => ask(app, email), 'ordinary');
      // Prepares what only the first request needs.
      await statements(`first-${ask.name}@example.test`);
      const known = await statements(employer.loginEmail ?? '');
      expect(known.length).toBeGreaterThan(0);
      expect(compared(await statements(`unknown-${ask.name}@example.test`))).toEqual(compared(known));
    }
  });

  it('to a change to the email of another account is that to any other, and its owner gets a mail without a code', async () => {
    const { visitor } = await signedIn(app);
    const { employer: other } = await signedIn(app);
    const taken = other.loginEmail ?? '';
    expect(await changeEmail(visitor, taken)).toEqual({ __typename: 'ChangeEmailPayload', sentTo: taken });
    const mails = await mailsTo(app, taken);
    expect(mails.map(({ subject }) => subject)).toEqual(['You already have an account on Hourhand']);
    expect(codeIn(mails[0])).toBe('');
  });
});

describe('a mail that cannot be sent now', () => {
  it('has the same code when it is sent again, and leaves no job behind', async () => {
    const { app, smtp } = await startWithSmtp({ answer: '451 Come back later' });
    const token: string = (await (await signUp(app, 'new@example.test')).json()).token;
    await sendAccountMails(app.services);
    expect(await queued(app)).toMatchObject([{ state: 'retry' }]);
    smtp.answer = '250 Taken';
    await pausesAreOver(app);
    await sendAccountMails(app.services);
    expect(smtp.mails[0]?.head).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    const [code] = /\b\d{4} \d{4}\b/.exec(smtp.mails[0]?.body ?? '') ?? [];
    expect((await auth(new Visitor(app.url), 'sign-up/confirm', { token, code })).status).toBe(200);
    expect(await queued(app)).toEqual([]);
  });

  it('is given up after a while, and leaves no job behind', async () => {
    const { app } = await startWithSmtp({ answer: '451 Come back later' });
    const { employer } = await signedIn(app);
    await reset(app, employer.loginEmail ?? '');
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect(await queued(app)).toHaveLength(1);
      await sendAccountMails(app.services);
      await pausesAreOver(app);
    }
    expect(await queued(app)).toEqual([]);
  });
});

it('jobs contain no codes, names, links or passwords', async () => {
  const { employer, visitor } = await signedIn(app);
  const token: string = (await (await signUp(app, 'new@example.test')).json()).token;
  await reset(app, employer.loginEmail ?? '');
  await changeEmail(visitor, 'erin.new@example.test');
  const jobs = JSON.stringify(await queued(app));
  const mails = [...(await mailsTo(app, 'new@example.test')), ...(await mailsTo(app, 'erin.new@example.test'))];
  const codes = mails.map(codeIn);
  expect(codes).toEqual([expect.stringMatching(/^\d{8}$/), expect.stringMatching(/^\d{8}$/)]);
  for (const secret of [...codes, token, 'Nora', employer.name, 'http', 'a long password']) {
    expect(jobs).not.toContain(secret);
  }
});

describe('an address that the mail server refuses', () => {
  const refused = { field: 'email', message: 'This address does not accept mail. Check the spelling.' };

  it('is refused at the next sign-up, with an account or without', async () => {
    const { app, smtp } = await startWithSmtp({ receiver: '550 No such user' });
    const { employer } = await signedIn(app);
    for (const email of ['nroa@example.test', employer.loginEmail ?? '']) {
      expect((await signUp(app, email)).status).toBe(200);
      await sendAccountMails(app.services);
      const again = await signUp(app, email.toUpperCase());
      expect(again.status).toBe(400);
      expect(await again.json()).toMatchObject({ fields: [refused] });
    }
    expect(await queued(app)).toEqual([]);
    // After an hour it is tried again.
    smtp.receiver = '250 Known';
    app.clock.now = new Date(app.clock.now.getTime() + 3_600_000);
    expect((await signUp(app, 'nroa@example.test')).status).toBe(200);
    await sendAccountMails(app.services);
    expect(smtp.mails.map(({ to }) => to)).toEqual([['nroa@example.test']]);
  });

  it('reveals nothing about accounts: a refused mail to the owner of one is not told', async () => {
    const { app } = await startWithSmtp({ receiver: '550 No such user' });
    const { employer } = await signedIn(app);
    const email = employer.loginEmail ?? '';
    for (let time = 0; time < 2; time += 1) {
      expect((await reset(app, email)).status).toBe(200);
      await sendAccountMails(app.services);
    }
    expect((await signUp(app, email)).status).toBe(200);
  });

  it.each([
    ['busy', { receiver: '450 Mailbox busy' }],
    ['wrong about the sender', { receiver: '250 Known', answer: '554 Spam' }],
  ])('is not one whose server is %s', async (_what, change) => {
    const { app } = await startWithSmtp(change);
    await signUp(app, 'nora@example.test');
    await sendAccountMails(app.services);
    expect((await signUp(app, 'nora@example.test')).status).toBe(200);
  });
});

it('without a mail server, outside of the demo, what needs a mail answers that none can be sent', async () => {
  const { app } = await apps.startWithSmtp({ smtpUrl: undefined, environment: { HOURHAND_DEMO: '0' } });
  const { employer, visitor } = await signedIn(app);
  const message = /^This site cannot send emails at the moment\. Please try again later, or write to /;
  for (const answer of [await signUp(app, 'new@example.test'), await reset(app, employer.loginEmail ?? '')]) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ code: 'Unavailable', message: expect.stringMatching(message) });
  }
  expect(await changeEmail(visitor, 'erin.new@example.test')).toMatchObject({ __typename: 'Unavailable' });
  expect(await app.services.db.pendingSignUp.count()).toBe(0);
  const { id } = await makeAdmin(app.services.db);
  const asAdmin = contextFor(app, { kind: 'admin', id, sessionId: 0 });
  await expect(sendEmail(asAdmin, employer, { text: 'Hello' })).rejects.toMatchObject({ name: 'Unavailable' });
  expect(await queued(app)).toEqual([]);
});
