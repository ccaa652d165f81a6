import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { testApp } from '../support/fixtures.ts';

/** All audits of GraphQL over HTTP (MUST, SHOULD and MAY), with all limits in force. */

const app = testApp();

const audits = serverAudits({ url: () => `${app.url}/graphql` });

describe('GraphQL over HTTP', () => {
  it('has audits', () => {
    expect(audits.length).toBeGreaterThan(60);
  });

  it.each(audits)('$id $name', async (audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  });
});
