import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { persistedOperations } from '../../server/graphql/persisted.ts';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, testPassword } from '../support/factories.ts';
import { fixture, testApp } from '../support/fixtures.ts';

/** A mutation whose result is `Unavailable` is answered with 503 in every form of a request. */

/** Neither payments nor mails are set up. */
const nothing = { HOURHAND_DEMO: '0' };

const confirmPayment = `mutation {
  confirmPayment(input: { sessionId: "sub_1.0" }) { __typename ... on Failure { message code } } }`;
const changeEmail = `mutation ($email: String!) {
  changeEmail(input: { email: $email, password: "${testPassword}" }) { __typename ... on Failure { message code } } }`;
const both = `mutation {
  changeName(input: { name: "Ana Lim" }) { __typename }
  confirmPayment(input: { sessionId: "sub_1.0" }) { __typename } }`;

const idOf = (query: string) => createHash('sha256').update(query).digest('hex');

let folder: string;
afterAll(() => rm(folder, { recursive: true }));
const app = testApp(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hourhand-unavailable-'));
  const file = join(folder, 'persisted.json');
  const texts = [confirmPayment, changeEmail, both].map((text) => [idOf(text), text]);
  await writeFile(file, JSON.stringify(Object.fromEntries(texts)));
  return { environment: nothing, persisted: persistedOperations(file) };
});
const employer = fixture(async () => new Visitor(app.url).signIn(await makeEmployer(app.services.db)));

const modern = 'application/graphql-response+json, application/json';
const byText = (query: string) => ({ query });
const byId = (query: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: idOf(query) } } });

describe.each([
  ['by its id', byId, modern],
  ['by its id, in other words', byId, 'application/graphql-response+json;q=1, application/json;q=0.9'],
  ['as a text', byText, modern],
  ['as plain JSON', byText, 'application/json'],
])('an operation %s', (_form, operation, accept) => {
  const ask = (query: string, email = 'new@example.test') =>
    employer.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ ...operation(query), variables: { email } }),
    });

  it.each([
    ['a payment', confirmPayment, { confirmPayment: { __typename: 'Unavailable', code: 503 } }],
    ['a mail', changeEmail, { changeEmail: { __typename: 'Unavailable', code: 503 } }],
    [
      'one of its mutations',
      both,
      { changeName: { __typename: 'ChangeNamePayload' }, confirmPayment: { __typename: 'Unavailable' } },
    ],
  ])('answers 503 with its result if %s is unavailable', async (_what, query, data) => {
    const response = await ask(query);
    expect(await response.json()).toMatchObject({ data });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('answers 200 to the next one', async () => {
    const response = await ask(changeEmail, 'no address');
    expect(await response.json()).toMatchObject({ data: { changeEmail: { __typename: 'InvalidInput' } } });
    expect(response.status).toBe(200);
  });
});
