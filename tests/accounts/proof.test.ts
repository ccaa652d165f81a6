import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { grantsPage } from '../../scripts/grantsPage.ts';
import { type grants, proofMs } from '../../server/domain/accounts/session/grants.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, testPassword } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { mutateOver } from '../support/graph.ts';
import { mailsTo } from '../support/outbox.ts';
import { enrolled } from '../support/twoFactor.ts';
import { auth, logIn } from '../support/visiting.ts';

const app = testApp();

/** Someone in a browser whose login is over ten minutes old, with a key and a webhook from before. */
async function longLoggedIn(make: typeof makeAdmin | typeof makeEmployer = makeEmployer) {
  // Sessions begin at the time of the machine.
  app.clock.now = new Date();
  const employer = await make(app.services.db);
  const own = await logIn(app, employer);
  const key = await mutateOver(own, 'addApiKey', keyInput, 'apiKey { id }');
  const hook = await mutateOver(own, 'addWebhookEndpoint', hookInput, 'webhookEndpoint { id }');
  app.clock.now = new Date(Date.now() + proofMs + 1000);
  return { employer, own, keyId: key.apiKey.id, hookId: hook.webhookEndpoint.id };
}

const keyInput = { name: 'Till', groups: ['CHAT'], canWrite: true, days: 30 };
const hookInput = { url: 'https://hooks.example.com/', events: ['message.created'] };

type Person = Awaited<ReturnType<typeof longLoggedIn>>;

const acts: Record<string, (person: Person) => Promise<{ __typename: string }>> = {
  'a key': ({ own }) => mutateOver(own, 'addApiKey', keyInput),
  'another key in its place': ({ own, keyId }) => mutateOver(own, 'rotateApiKey', { id: keyId }),
  'a webhook': ({ own }) => mutateOver(own, 'addWebhookEndpoint', hookInput),
  'another address of a webhook': ({ own, hookId }) =>
    mutateOver(own, 'changeWebhookEndpoint', { webhookEndpoint: hookId, ...hookInput }),
  'another secret of a webhook': ({ own, hookId }) =>
    mutateOver(own, 'rotateWebhookSecret', { webhookEndpoint: hookId }),
  'an integration': ({ own }) => mutateOver(own, 'addIntegration', { name: 'Payroll import' }),
};

it.each(Object.entries(acts))('%s needs the password again, ten minutes after the login', async (name, act) => {
  const person = await longLoggedIn(name === 'an integration' ? makeAdmin : makeEmployer);
  const { own } = person;
  expect(await act(person)).toMatchObject({ __typename: 'ProofRequired' });
  expect((await auth(own, 'confirm-identity', { password: 'not the password' })).status).toBe(400);
  expect(await act(person)).toMatchObject({ __typename: 'ProofRequired' });
  expect((await auth(own, 'confirm-identity', { password: testPassword })).status).toBe(200);
  expect((await act(person)).__typename).not.toBe('ProofRequired');
});

it('with two-factor login, the password alone is no proof', async () => {
  const { employer } = await longLoggedIn();
  app.clock.now = new Date();
  const { visitor: own, code } = await enrolled(app, employer);
  app.clock.now = new Date(Date.now() + proofMs + 1000);
  const answer = await auth(own, 'confirm-identity', { password: testPassword });
  expect(await answer.json()).toMatchObject({ fields: [{ field: 'code' }] });
  expect((await auth(own, 'confirm-identity', { password: testPassword, code: await code() })).status).toBe(200);
});

it('the proof of one browser is not that of another, nor of visitors', async () => {
  const person = await longLoggedIn();
  const other = await logIn(app, person.employer);
  expect((await auth(other, 'confirm-identity', { password: testPassword })).status).toBe(200);
  expect(await acts['a key']?.(person)).toMatchObject({ __typename: 'ProofRequired' });
  expect((await auth(new Visitor(app.url), 'confirm-identity', { password: testPassword })).status).toBe(401);
});

it('the owner is mailed what was added', async () => {
  const { employer } = await longLoggedIn();
  const mails = await mailsTo(app, employer.loginEmail ?? '');
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['A new key for your Hourhand account', 'A new webhook for your Hourhand account']),
  );
});

/** The tables with secrets, and the grant that each belongs to. A new one is a new way into an account. */
const holders: Record<string, keyof typeof grants | null> = {
  session: 'browser that is logged in',
  app_login: 'app that is logged in',
  webhook_endpoint: 'webhook endpoint',
  pending_email_change: 'change of email that waits for its code',
  pending_sign_up: 'password that a guest has chosen',
  chat: 'share link of a chat',
  // The password and the codes themselves.
  account: null,
  two_factor: null,
  // Neither gives access: one verifies a phone number, and the other only redirects to the login.
  phone_code: null,
  former_share_link: null,
};

it('every table with a secret of a person is a grant, and docs/operate/grants.md has them all', async () => {
  const found = await app.services.db.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name ~ '(token|secret|hash|password)' ORDER BY 1`;
  expect(found.map(({ name }) => name)).toEqual(Object.keys(holders).toSorted());
  expect(readFileSync('docs/operate/grants.md', 'utf8')).toBe(grantsPage());
});
