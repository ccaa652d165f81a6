import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';

/** All audits of GraphQL over HTTP (MUST, SHOULD and MAY), with all limits in force. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const audits = serverAudits({ url: () => `${app.url}/graphql` });

describe('GraphQL over HTTP', () => {
  it('has audits', () => {
    expect(audits.length).toBeGreaterThan(60);
  });

  it.each(audits)('$id $name', async (audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  });
});
