import { readFileSync } from 'node:fs';
import { createClient } from 'graphql-ws/client';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { limits } from '../../server/graphql/limits/limits.ts';
import { Visitor } from '../support/browserless.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

const app = testApp();
testCatalog(app);

type Answer = { data?: unknown; errors?: { extensions: { code: string } }[]; extensions?: { cost?: unknown } };

const ask = async (body: object): Promise<Answer> =>
  (await new Visitor(app.url)
    .fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
    .then((response) => response.json())) as Answer;

const cost = (requested: number) => ({ requested, limit: limits.cost });

/** `jobSeekers`, and for each of its rows `edges`, `node` and so many fields. */
const list = (fields: number) =>
  `query ($first: Int) { jobSeekers(first: $first) { edges { node { ${Array.from({ length: fields }, (_, at) => `f${at}: id`).join(' ')} } } } }`;
const costOf = (fields: number, first: number) => 1 + first * (2 + fields);

describe('the cost of a text', () => {
  it('is the number of fields that the answer may have, the first time and afterwards', async () => {
    const request = { query: list(3), variables: { first: 7 } };
    for (const time of ['first', 'second']) {
      const answer = await ask(request);
      expect(answer.errors, time).toBeUndefined();
      expect(answer.extensions, time).toEqual({ cost: cost(costOf(3, 7)) });
    }
  });

  it('follows the variables of each request', async () => {
    for (const first of [10, 20]) {
      const { extensions } = await ask({ query: list(2), variables: { first } });
      expect(extensions).toEqual({ cost: cost(costOf(2, first)) });
    }
  });

  it('is in the answer to a mutation', async () => {
    const query = 'mutation { deleteJob(input: { id: "x" }) { __typename } }';
    expect((await ask({ query })).extensions).toEqual({ cost: cost(2) });
  });

  it('is in an answer with errors, the first time and afterwards', async () => {
    const query = '{ jobSeekers(first: 5, after: "x") { edges { node { id } } } }';
    for (const time of ['first', 'second']) {
      const answer = await ask({ query });
      expect(answer.errors, time).toHaveLength(1);
      expect(answer.extensions, time).toEqual({ cost: cost(costOf(1, 5)) });
    }
  });

  it('is in the answer to a text that is not valid, but not to one that is none', async () => {
    expect((await ask({ query: '{ viewer { shoeSize } }' })).extensions).toEqual({ cost: cost(2) });
    expect((await ask({ query: '{ viewer {' })).extensions).toBeUndefined();
  });

  it('is what the limit is compared with: at the limit it is answered, one field more is refused', async () => {
    // 1 + 100 * (3 + 82 * 3), and 1 + 49 * 2.
    const most = `chats(first: 100) { edges { node { messages(first: 82) { edges { node { id } } } } } }
      jobSeekers(first: 49) { edges { cursor } }`;
    expect((await ask({ query: `{ ${most} }` })).extensions).toEqual({ cost: cost(limits.cost) });
    const answer = await ask({ query: `{ ${most} __typename }` });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'OverLimit', limit: 'cost', max: limits.cost } }]);
    expect(answer.extensions).toEqual({ cost: cost(limits.cost + 1) });
    expect(answer).not.toHaveProperty('data');
  });
});

it('is not in answers to operations of our own, which have no limit', async () => {
  const own: Record<string, string> = JSON.parse(readFileSync('server/graphql/persisted.json', 'utf8'));
  const [sha256Hash] = Object.entries(own).find(([, text]) => text.includes('query PrivacyScreenQuery')) ?? [];
  const answer = await ask({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
  expect(answer.data).toBeDefined();
  expect(answer.extensions).toBeUndefined();
});

it('is in each result on a socket', async () => {
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  });
  try {
    for await (const result of client.iterate({ query: list(1), variables: { first: 3 } }))
      expect(result.extensions).toEqual({ cost: cost(costOf(1, 3)) });
  } finally {
    await client.dispose();
  }
  expect.assertions(1);
});
