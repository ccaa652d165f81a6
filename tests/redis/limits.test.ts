import { Redis } from 'ioredis';
import { afterAll, beforeEach, expect, inject, it } from 'vitest';
import { budgets } from '../../server/domain/core/limits/budgets.ts';
import { ownDataPath } from '../../server/http/ownData.ts';
import type { TestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, testPassword } from '../support/factories.ts';
import { testApp, testDatabase } from '../support/fixtures.ts';

// A separate Redis database, so that other tests do not interfere.
const redisUrl = `${inject('redisUrl')}/2`;
const redis = new Redis(redisUrl);
const database = testDatabase();
const options = () => ({
  databaseUrl: database.url,
  redisUrl,
  environment: { SIGN_INS_PER_ACCOUNT: '5', SIGN_INS_PER_ADDRESS: '30', BUDGET_FACTOR: '1' },
});
const here = testApp(options);
const there = testApp(options);

beforeEach(() => redis.flushdb());
afterAll(() => redis.disconnect());

const tryPassword = ({ url }: TestApp, email: string) =>
  new Visitor(url).post('/api/auth/sign-in/email', { email, password: 'a guess' });
const inTurn = (count: number): TestApp[] => Array.from({ length: count }, (_, at) => (at % 2 ? there : here));

it('wrong passwords in one session are counted across processes', async () => {
  const employer = await makeEmployer(here.services.db);
  const visitor = await new Visitor(here.url).signIn(employer.loginEmail ?? '', testPassword);
  const guess = async ({ url }: TestApp, password: string) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: visitor.cookieHeader },
      body: JSON.stringify({
        query: `mutation ($input: ChangePasswordInput!) {
          changePassword(input: $input) { ... on InvalidInput { fields { message } } }
        }`,
        variables: { input: { currentPassword: password, newPassword: 'another password' } },
      }),
    });
    const { data } = await answer.json();
    return data.changePassword.fields?.[0]?.message;
  };
  for (const app of inTurn(10)) expect(await guess(app, 'a guess')).toBe('The password is incorrect.');
  for (const app of [here, there]) expect(await guess(app, testPassword)).toMatch(/^Too many wrong passwords/);
});

it('sign-in attempts for one account and from one address are counted across processes, and so is the delay', async () => {
  const isDelayed = async (app: TestApp, email: string) => {
    const refused = await tryPassword(app, email);
    return refused.status === 429 && Number(refused.headers.get('retry-after')) > 0;
  };
  for (const app of inTurn(5)) expect((await tryPassword(app, 'unknown@example.org')).status).toBe(401);
  for (const app of [here, there]) expect(await isDelayed(app, 'unknown@example.org')).toBe(true);
  // Refused attempts count for the address too.
  for (const [at, app] of inTurn(23).entries())
    expect((await tryPassword(app, `unknown-${at}@example.org`)).status).toBe(401);
  for (const app of [here, there]) expect(await isDelayed(app, 'another@example.org')).toBe(true);
});

it('the budget of an account is shared by processes, and that of another is its own', async () => {
  const download = async ({ url }: TestApp, cookie: string) =>
    (await fetch(`${url}${ownDataPath}`, { headers: { cookie } })).status;
  const [one, other] = await Promise.all(
    [1, 2].map(async () => {
      const { loginEmail } = await makeEmployer(here.services.db);
      return (await new Visitor(here.url).signIn(loginEmail ?? '', testPassword)).cookieHeader;
    }),
  );
  const allowed = budgets.ownData.limits[0]?.allowed ?? 0;
  const statuses = await Promise.all(inTurn(2 * allowed).map((app) => download(app, one ?? '')));
  expect(statuses.toSorted()).toEqual([...Array<number>(allowed).fill(200), ...Array<number>(allowed).fill(429)]);
  for (const app of [here, there]) expect(await download(app, one ?? '')).toBe(429);
  expect(await download(there, other ?? '')).toBe(200);
});
