import { serverAudits } from 'graphql-http';
import { beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { makeKey } from '../support/program.ts';

/** All audits of GraphQL over HTTP (MUST, SHOULD and MAY), with all limits in force. */

const app = testApp();
let authorization: string;
beforeAll(async () => {
  const owner = await new Visitor(app.url).signIn(await makeEmployer(app.services.db));
  authorization = `Bearer ${(await makeKey(owner, { groups: ['ACCOUNT'] })).key}`;
});

const url = () => `${app.url}/graphql`;
const withKey = async (address: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set('authorization', authorization);
  const response = await fetch(address, { ...init, headers });
  // Without an account there is no key, and with a wrong one no audit would be answered.
  if (response.status === 401) throw new Error('The key is not accepted.');
  return response;
};

describe.each([
  ['a visitor', serverAudits({ url })],
  ['a program with a key', serverAudits({ url, fetchFn: withKey })],
])('GraphQL over HTTP for %s', (_who, audits) => {
  it('has audits', () => {
    expect(audits.length).toBeGreaterThan(60);
  });

  it.each(audits)('$id $name', async (audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  });
});
