import { describe, expect, it } from 'vitest';
import { mailEmailConfirmation } from '../../server/domain/accounts/badge/badges.ts';
import { changeEmail } from '../../server/domain/accounts/session/changeEmail.ts';
import { requestPasswordReset } from '../../server/domain/accounts/session/resetPassword.ts';
import { termsVersion } from '../../server/domain/accounts/terms/terms.input.ts';
import { TooMany } from '../../server/domain/core/failures/errors.ts';
import { deliverMail } from '../../server/domain/core/mail/deliver.ts';
import { letter } from '../../server/domain/core/mail/letter.ts';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { createPassword } from '../../server/domain/lifecycle/signUp/guestAccount/createPassword.ts';
import { signUp } from '../../server/domain/lifecycle/signUp/signUp.ts';
import { sendReferenceMails } from '../../server/domain/people/jobReference/jobReference.mail.ts';
import { addJobReference } from '../../server/domain/people/jobReference/jobReference.ts';
import { makeEmployer, makeGuest, makeJobSeeker, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { contextFor, mutateOver } from '../support/graph.ts';
import { allMails } from '../support/outbox.ts';
import { asJobSeeker } from '../support/profiles.ts';
import { asEmployer, asGuest } from '../support/sandbox.ts';
import { inTurn, signedInEmployer } from './attackedApp.ts';

/** Flooding mailboxes of strangers: every way of making the product mail an email that was typed in has the same limits. */

const app = testApp({
  environment: {
    ACCOUNT_MAILS_PER_ADDRESS: '20',
    ACCOUNT_MAILS_PER_ACCOUNT: '10',
    ACCOUNT_MAILS_PER_EMAIL: '5',
    MAILS_PER_UNCONFIRMED_EMAIL: '7',
  },
});
const catalog = testCatalog(app);

let numbers = 0;
const nextNumber = () => {
  numbers += 1;
  return numbers;
};
const newNetwork = () => `198.51.${Math.floor(nextNumber() / 250)}.${1 + (numbers % 250)}`;

/** A person who asks for mails, from a network. */
type Asker = { viewer: Viewer; network: string };
const contextOf = ({ viewer, network }: Asker) => ({
  ...contextFor(app, viewer),
  caller: { network, userAgent: '' },
});

const employer = async () => asEmployer(await makeEmployer(app.services.db));
const jobSeeker = async () => asJobSeeker(await makeJobSeeker(app.services.db, catalog, { emailVerified: true }));
const guest = async () => asGuest(await makeGuest(app.services.db), app);
const visitor = async (): Promise<Viewer> => ({ kind: 'anonymous' });

const account = { name: 'Nora New', password: 'a long password', termsVersion };
type Way = { asker: () => Promise<Viewer>; ask: (asker: Asker, email: string) => Promise<unknown> };

/** The ways to make the product mail an email. Each is asked for a stranger's, and for many. */
const ways: Record<string, Way> = {
  'a sign-up': {
    asker: visitor,
    ask: ({ network }, email) => signUp(app.services, { ...account, email, role: 'ROLE_EMPLOYER' }, network),
  },
  'a new password': {
    asker: visitor,
    ask: ({ network }, email) => requestPasswordReset(app.services, { email }, network),
  },
  'the account of a guest': {
    asker: guest,
    ask: ({ viewer, network }, email) => createPassword(app.services, viewer, { ...account, email }, network),
  },
  'a change of email': {
    asker: employer,
    ask: (asker, email) => changeEmail(contextOf(asker), { email, password: testPassword }),
  },
  'a job reference': {
    asker: jobSeeker,
    ask: (asker, email) =>
      addJobReference(contextOf(asker), {
        ...{ company: 'Blue Door Cafe', contactName: 'Bo Tan', contactEmail: email },
        ...{ job: 'Waiter', beganIn: '2020-01', endedIn: '2021-01' },
      }),
  },
};

async function refusals(
  count: number,
  ask: (at: number) => Promise<unknown>,
): Promise<{ tooMany: number; others: unknown[] }> {
  let tooMany = 0;
  const others: unknown[] = [];
  for (let at = 0; at < count; at += 1) {
    await ask(at).catch((error: unknown) => {
      if (error instanceof TooMany) tooMany += 1;
      else others.push(error);
    });
  }
  return { tooMany, others };
}

async function mailsToAny(part: string): Promise<number> {
  await sendReferenceMails(app.services);
  return (await allMails(app)).filter(({ to }) => to.includes(part)).length;
}

describe.each(Object.entries(ways))('%s', (_name, { asker, ask }) => {
  it('cannot flood a mailbox from many networks and accounts, in different spellings', async () => {
    const victim = `victim${nextNumber()}`;
    const { tooMany, others } = await refusals(30, async (at) =>
      ask(
        { viewer: await asker(), network: newNetwork() },
        `${at % 2 ? victim.toUpperCase() : victim}+${at}@example.test`,
      ),
    );
    expect(others).toEqual([]);
    expect(tooMany).toBeGreaterThanOrEqual(25);
    expect(await mailsToAny(victim)).toBeLessThanOrEqual(5);
    expect(await mailsToAny(victim.toUpperCase())).toBeLessThanOrEqual(5);
  });

  it('cannot mail many people from one account or network', async () => {
    const victims = `many${nextNumber()}`;
    const one = { viewer: await asker(), network: newNetwork() };
    const { tooMany } = await refusals(30, (at) => ask(one, `${victims}-${at}@example.test`));
    expect(tooMany).toBeGreaterThanOrEqual(10);
    expect(await mailsToAny(victims)).toBeLessThanOrEqual(20);
  });

  it('cannot mail many people from one account over many networks', async () => {
    const viewer = await asker();
    if (viewer.kind !== 'employer' && viewer.kind !== 'jobSeeker') return;
    const victims = `spread${nextNumber()}`;
    const { tooMany } = await refusals(30, (at) =>
      ask({ viewer, network: newNetwork() }, `${victims}-${at}@example.test`),
    );
    expect(tooMany).toBeGreaterThanOrEqual(20);
    expect(await mailsToAny(victims)).toBeLessThanOrEqual(10);
  });
});

it('a change of email that is asked for too often says how long to wait', async () => {
  const own = await signedInEmployer(app);
  const email = `victim${nextNumber()}@example.test`;
  const answers = await inTurn(60, () => mutateOver(own, 'changeEmail', { email, password: testPassword }));
  expect(answers.filter(({ __typename }) => __typename === 'ChangeEmailPayload')).toHaveLength(5);
  expect(answers.at(-1)).toEqual({
    __typename: 'TooMany',
    message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ (?:seconds|minutes)\.$/),
  });
  // A code that was replaced before it was sent is not mailed.
  expect(await mailsToAny(email)).toBe(1);
});

it('all ways together have one limit for a mailbox', async () => {
  const victim = `victim${nextNumber()}`;
  for (const { asker, ask } of Object.values(ways)) {
    await refusals(3, async (at) =>
      ask({ viewer: await asker(), network: newNetwork() }, `${victim}+${at}@example.test`),
    );
  }
  expect(await mailsToAny(victim)).toBeLessThanOrEqual(5);
});

it('the confirmation of an email that an account has, but has not proven, counts too', async () => {
  const victim = `victim${nextNumber()}`;
  const { tooMany } = await refusals(9, async (at) => {
    const email = `${victim}+${at}@example.test`;
    const owner = await makeEmployer(app.services.db, { email, loginEmail: email, emailVerified: false });
    await mailEmailConfirmation(contextOf({ viewer: asEmployer(owner), network: newNetwork() }));
  });
  expect(tooMany).toBe(4);
});

describe('an address that no account has confirmed', () => {
  const mailOf = (to: string) => ({
    to,
    people: [],
    ...letter({ subject: 'News', text: ['Hello,', 'news.'], link: null, foot: 'Bye.', productName: 'Hourhand' }),
  });
  const send = (to: string, jobId: string) =>
    deliverMail(app.services, { jobId, mail: mailOf(to), what: 'a mail', ids: {} });

  it('gets a few mails a day, whatever they are about', async () => {
    const to = `guest${nextNumber()}@example.test`;
    const sent = await inTurn(9, () => send(to, crypto.randomUUID()));
    expect(sent.map(({ state }) => state)).toEqual([...Array(7).fill('sent'), 'withheld', 'withheld']);
    expect(await mailsToAny(to)).toBe(7);
    app.clock.now = new Date(app.clock.now.getTime() + 86_400_000);
    expect(await send(to, crypto.randomUUID())).toEqual({ state: 'sent' });
  });

  it('loses none to the attempts of one job', async () => {
    const to = `guest${nextNumber()}@example.test`;
    const jobId = crypto.randomUUID();
    for (let attempt = 0; attempt < 9; attempt += 1) expect(await send(to, jobId)).toEqual({ state: 'sent' });
    expect(await send(to, crypto.randomUUID())).toEqual({ state: 'sent' });
  });

  it('has all of its mails once an account has', async () => {
    const { email } = await makeEmployer(app.services.db, { emailVerified: true });
    for (let at = 0; at < 9; at += 1)
      expect(await send((email ?? '').toUpperCase(), crypto.randomUUID())).toEqual({ state: 'sent' });
  });
});
