import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';

/** GraphQL over HTTP, as its own audits ask for it: what MUST be, what SHOULD be and what MAY be, with every limit in force. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const audits = serverAudits({ url: () => `${app.url}/graphql` });

describe('GraphQL over HTTP', () => {
  it('is audited at all', () => {
    expect(audits.length).toBeGreaterThan(60);
  });

  it.each(audits)('$id $name', async (audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  });
});
