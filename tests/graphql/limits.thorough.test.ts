import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getIntrospectionQuery, getOperationAST, Kind, parse, print, visit } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { limits } from '../../server/graphql/limits/limits.ts';
import { messageBurst } from '../../server/graphql/liveSocket.ts';
import { persistedOperations } from '../../server/graphql/persisted.ts';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { openSocket } from '../support/socket.ts';

type Refusal = { message: string; extensions?: { code?: string; limit?: string; max?: number; http?: unknown } };
type Answer = { data?: Record<string, unknown> | null; errors?: Refusal[] };
type Request = { query?: string; variables?: Record<string, unknown>; extensions?: Record<string, unknown> };

const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

const laughs = (levels: number) =>
  `{ ...f0 } ${times(levels, (i) =>
    i === levels - 1
      ? `fragment f${i} on Query { viewer { kind } }`
      : `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} ...f${i + 1} }`,
  )}`;

/** Each operation exceeds one limit. */
const excessiveOperations: Record<
  string,
  [limit: keyof typeof limits, query: string, variables?: Record<string, unknown>]
> = {
  'a document of 60,000 characters of fields': ['tokens', `{ ${times(8_000, () => 'viewer')} }`],
  'a long comment': ['query', `{ viewer { kind } } #${'x'.repeat(limits.query)}`],
  '60 aliases': ['aliases', `{ viewer { ${times(60, (i) => `a${i}: kind`)} } }`],
  '60 aliases of a fragment that is spread twice': [
    'aliases',
    `{ viewer { ...f ...f } } fragment f on Viewer { ${times(30, (i) => `a${i}: kind`)} }`,
  ],
  '60 directives': [
    'directives',
    `{ viewer { ${times(15, () => 'kind @skip(if: false) @include(if: true)')} user { ${times(15, () => 'name @skip(if: false) @include(if: true)')} } } }`,
  ],
  '300 fields that may conflict': ['repeats', `{ viewer { ${times(300, () => 'user { name }')} } }`],
  'a depth of 50': ['depth', `${'{ viewer '.repeat(50)} ${'}'.repeat(50)}`],
  'a depth of 50 in fragments': [
    'depth',
    `{ ...f0 } ${times(50, (i) => `fragment f${i} on Query { viewer { kind ${i < 49 ? `...f${i + 1}` : ''} } }`)}`,
  ],
  'fragments that explode': ['queries', laughs(40)],
  '31 fields of the query type': ['queries', `{ ${times(31, (i) => `a${i}: viewer { kind }`)} }`],
  '11 mutations': [
    'mutations',
    `mutation { ${times(11, (i) => `a${i}: deleteJob(input: { id: "x" }) { __typename }`)} }`,
  ],
  'pages in pages': [
    'cost',
    '{ chats(first: 100) { edges { node { messages(first: 100) { edges { node { id text } } } } } } }',
  ],
  'pages in pages, their sizes in variables': [
    'cost',
    `query ($n: Int, $m: Int = 100) {
      chats(first: $n) { edges { node { messages(last: $m) { edges { node { id text } } } } } }
    }`,
    { n: 100 },
  ],
  'ids without end': [
    'cost',
    'query ($ids: [ID!]!) { nodes(ids: $ids) { id a: id b: id } }',
    { ids: Array.from({ length: 9_000 }, () => 'eA') },
  ],
  'a very long value': [
    'variables',
    'query ($slug: String!) { job(slug: $slug) { id } }',
    { slug: 'x'.repeat(limits.variables) },
  ],
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const byHash = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } });

/** The product's own operations, each extended beyond the limit for other operations. */
const ownTexts = Object.values<string>(
  JSON.parse(readFileSync(new URL('../../server/graphql/persisted.json', import.meta.url), 'utf8')),
);
const tooManyAliases = ownTexts.map(withManyAliases);

function withManyAliases(text: string): string {
  let done = false;
  const extra = parse(`{ ${times(limits.aliases + 1, (i) => `a${i}: __typename`)} }`).definitions[0];
  const selections = extra?.kind === Kind.OPERATION_DEFINITION ? extra.selectionSet.selections : [];
  const grown = visit(parse(text), {
    Field: (field) => {
      if (done || !field.selectionSet) return undefined;
      done = true;
      return {
        ...field,
        selectionSet: { ...field.selectionSet, selections: [...field.selectionSet.selections, ...selections] },
      };
    },
  });
  // If the root consists of fragments, the first field inside them is extended.
  return print(grown);
}

let folder: string;
afterAll(() => rm(folder, { recursive: true, force: true }));
const app = testApp(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hourhand-limits-'));
  const file = join(folder, 'persisted.json');
  await writeFile(file, JSON.stringify(Object.fromEntries(tooManyAliases.map((text) => [hashOf(text), text]))));
  return { persisted: persistedOperations(file) };
});

async function overHttp(request: Request): Promise<Answer & { status: number }> {
  const response = await new Visitor(app.url).post('/graphql', request);
  return { ...(await response.json()), status: response.status };
}

async function overSocket(request: Request): Promise<Answer> {
  const client = openSocket(app, new Visitor(app.url));
  try {
    return await new Promise<Answer>((resolve, reject) => {
      client.subscribe<Record<string, unknown>>(
        { query: '', ...request },
        {
          next: (answer) => resolve({ data: answer.data, errors: answer.errors?.map((error) => ({ ...error })) }),
          error: (thrown) => (Array.isArray(thrown) ? resolve({ errors: thrown }) : reject(thrown)),
          complete: () => {},
        },
      );
    });
  } finally {
    await client.dispose();
  }
}

describe.each(Object.entries(excessiveOperations))('%s', (_name, [limit, query, variables]) => {
  const request: Request = { query, variables };
  const refusal = { extensions: { code: 'OverLimit', limit, max: limits[limit] } };

  it('is refused over HTTP, with the limit and its number', async () => {
    const answer = await overHttp(request);
    expect(answer).toMatchObject({ status: 400, errors: [refusal] });
    expect(answer.errors?.[0]?.message).toContain(limits[limit].toLocaleString('en'));
    expect(answer.errors?.[0]?.extensions).not.toHaveProperty('http');
  });

  // No longer request fits a frame.
  if (JSON.stringify(request).length >= 60_000) return;
  it('is refused over a socket with the same error', async () => {
    expect((await overSocket(request)).errors).toEqual((await overHttp(request)).errors);
  });
});

const sensible: Record<string, Request> = {
  'the introspection of tools': { query: getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true }) },
  'a page of 100 job seekers with everything': {
    query: `{ jobSeekers(first: 100) { totalCount pageInfo { endCursor hasNextPage } edges { cursor node {
      id databaseId name photoUri title description minRate jobAreas answer1 answer2 answer3 answer4 partTime fullTime
      createdAt sex { id name } language { id name } experience { id name } job { id name plural slug }
      nativeCountry { id name currencyCode } city { id name slug recommendedPrices country { id name currencyCode } } } } } }`,
  },
  '100 chats with their members and last message': {
    query: `{ chats(first: 100) { edges { node { id databaseId kind unread members { id name role photoUri }
      lastMessage { id text createdAt user { id name } } } } } }`,
  },
  '50 chats with 20 messages each': {
    query:
      '{ chats(first: 50) { edges { node { messages(first: 20) { edges { node { id text createdAt user { id name } } } } } } } }',
  },
  'all reference tables at once': {
    query: `{ viewer { kind } jobs { id name plural slug } cities { id name slug country { id name } } countries { id name currencyCode }
      sexes { id name } languages { id name } experiences { id name } }`,
  },
};

describe('a sensible query', () => {
  it.each(Object.entries(sensible))('%s is answered', async (_name, request) => {
    const answer = await overHttp(request);
    expect(answer.errors).toBeUndefined();
    expect(answer.data).not.toBeNull();
    expect(answer).toMatchObject({ status: 200 });
  });
});

describe('the product’s own operations', () => {
  const kindOf = (text: string) => getOperationAST(parse(text))?.operation;

  it.each(['query', 'mutation', 'subscription'] as const)(
    'such as a %s have no limits by their ids, but have limits as texts',
    async (kind) => {
      const text = tooManyAliases.find((one) => kindOf(one) === kind) ?? '';
      const own = { extensions: byHash(text), variables: {} };
      const foreign = { query: text, variables: {} };
      const refused = { errors: [{ extensions: { code: 'OverLimit', limit: 'aliases' } }] };
      expect(JSON.stringify(await overSocket(own))).not.toContain('OverLimit');
      expect(await overSocket(foreign)).toMatchObject(refused);
      if (kind === 'subscription') return;
      expect(JSON.stringify(await overHttp(own))).not.toContain('OverLimit');
      expect(await overHttp(foreign)).toMatchObject(refused);
    },
  );

  it('are answered', async () => {
    const own = tooManyAliases.find((text) => text.startsWith('query FrameQuery')) ?? '';
    const answer = { status: 200, data: { viewer: { kind: 'ANONYMOUS' } } };
    expect(await overHttp({ extensions: byHash(own) })).toMatchObject(answer);
  });

  it('cannot be registered by a client', async () => {
    const query = '{ viewer { kind } }';
    const error = { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } };
    const data = { viewer: { kind: 'ANONYMOUS' } };
    for (const ask of [overHttp, overSocket]) {
      expect(await ask({ extensions: byHash(query) })).toMatchObject({ errors: [error] });
      expect(await ask({ query, extensions: byHash(query) })).toMatchObject({ data });
      expect(await ask({ extensions: byHash(query) })).toMatchObject({ errors: [error] });
    }
  });

  it('do not exempt a text that is sent with their id', async () => {
    const own = tooManyAliases[0] ?? '';
    const query = `{ viewer { ${times(60, (i) => `a${i}: kind`)} } }`;
    const errors = [{ extensions: { limit: 'aliases' } }];
    for (const ask of [overHttp, overSocket])
      expect(await ask({ query, extensions: byHash(own) })).toMatchObject({ errors });
  });
});

describe('a request', () => {
  const post = (body: string, contentType = 'application/json') =>
    new Visitor(app.url).fetch('/graphql', { method: 'POST', headers: { 'content-type': contentType }, body });

  it('with a body of 5 MB is refused', async () => {
    const variables = { a: 'x'.repeat(5_000_000) };
    const response = await post(JSON.stringify({ query: '{ viewer { kind } }', variables }));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'OverLimit', limit: 'body', max: 1_048_576 } }],
    });
  });

  it('with a URL of 9,000 characters is refused', async () => {
    const response = await new Visitor(app.url).fetch(
      `/graphql?query=${encodeURIComponent(`{viewer{kind}}${'#'.repeat(9_000)}`).replaceAll('%23', 'x')}`,
    );
    expect(response.status).toBe(414);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { limit: 'address', max: 8_192 } }] });
  });

  it('with a list of operations is refused', async () => {
    const response = await post(JSON.stringify([{ query: '{ viewer { kind } }' }, { query: '{ viewer { kind } }' }]));
    expect(response.status).toBe(400);
    const message = 'A request is one operation, not a list of them.';
    expect(await response.json()).toMatchObject({ errors: [{ message }] });
  });

  it.each(['application/json', 'text/event-stream', '*/*'])(
    'that subscribes is referred to the socket (accepting %s)',
    async (accept) => {
      const headers = { 'content-type': 'application/json', accept };
      const body = JSON.stringify({ query: 'subscription { inbox { __typename } }' });
      const response = await new Visitor(app.url).fetch('/graphql', { method: 'POST', headers, body });
      expect(response.status).toBeLessThan(500);
      expect(await response.text()).toContain('Subscriptions are carried by a socket');
    },
  );

  it('with a hundred errors is told the first twenty', async () => {
    const { errors = [], status } = await overHttp({ query: `{ viewer { ${times(100, (i) => `x${i}`)} } }` });
    expect(errors.length).toBe(21);
    expect(status).toBe(200);
  });

  it.each([70_000, 50])('with a value %d lists deep is refused', async (depth) => {
    const query = 'query ($a: Int) { pricingOptions(cityId: $a) { amount } }';
    const body = `{"query":"${query}","variables":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
    const response = await post(body);
    expect(await response.json()).toMatchObject({ errors: [{ message: 'The body is nested too deeply.' }] });
    expect(response.status).toBe(400);
  });

  it('with cyclic fragments is refused', async () => {
    const query = `{ ...f0 } ${times(100, (i) => `fragment f${i} on Query { ...f${(i + 1) % 100} }`)}`;
    expect((await overHttp({ query })).errors?.[0]?.message).toContain('Cannot spread fragment');
    expect((await overSocket({ query })).errors?.[0]?.message).toContain('Cannot spread fragment');
  });

  it('for more than a hundred nodes is refused at its field', async () => {
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const refused = await overHttp({ query, variables: { ids: Array.from({ length: 101 }, () => 'eA') } });
    expect(refused.errors).toMatchObject([
      { path: ['nodes'], extensions: { code: 'InvalidInput', fields: [{ field: 'ids' }] } },
    ]);
    const answered = await overHttp({ query, variables: { ids: Array.from({ length: 100 }, () => 'eA') } });
    expect(answered.data?.nodes).toHaveLength(100);
  });

  it.each([1_000_000, 101, -1])('for a page of %d is refused at its field', async (size) => {
    for (const argument of ['first', 'last']) {
      const answer = await overHttp({ query: `{ jobSeekers(${argument}: ${size}) { totalCount } }` });
      expect(answer.errors).toMatchObject([
        { path: ['jobSeekers'], extensions: { code: 'InvalidInput', fields: [{ field: argument }] } },
      ]);
    }
  });
});

describe('a socket', () => {
  const open = async (cookie = '') => {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { origin: app.url, cookie },
    });
    const heard: { type: string; id?: string }[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.once('open', resolve));
    const next = async (type: string, id?: string): Promise<{ type: string }> => {
      const at = heard.findIndex((message) => message.type === type && (!id || message.id === id));
      const [found] = at < 0 ? [] : heard.splice(at, 1);
      if (found) return found;
      await new Promise((resolve) => socket.once('message', resolve));
      return next(type, id);
    };
    return { socket, closed, next, send: (message: unknown) => socket.send(JSON.stringify(message)) };
  };

  it('is limited to fifty subscriptions', async () => {
    const visitor = await new Visitor(app.url).signIn(await makeEmployer(app.services.db));
    const { send, next, closed, socket } = await open(visitor.cookieHeader);
    send({ type: 'connection_init' });
    await next('connection_ack');
    for (let index = 0; index <= limits.operations; index++)
      send({ type: 'subscribe', id: `s${index}`, payload: { query: 'subscription { inbox { __typename } }' } });
    expect(await next('error')).toMatchObject({
      id: `s${limits.operations}`,
      payload: [{ extensions: { code: 'OverLimit', limit: 'operations' } }],
    });
    send({ type: 'complete', id: 's0' });
    send({ type: 'subscribe', id: 'again', payload: { query: '{ viewer { kind } }' } });
    expect(await next('next', 'again')).toMatchObject({ payload: { data: { viewer: { kind: 'EMPLOYER' } } } });
    socket.close();
    await closed;
  });

  it('that sends too many messages is closed', async () => {
    const { closed, send } = await open();
    send({ type: 'connection_init' });
    for (let index = 0; index < messageBurst * 2; index++) send({ type: 'ping' });
    expect(await closed).toBe(1008);
  });

  it('that does not speak the protocol is closed', async () => {
    const { closed, socket } = await open();
    socket.send('hello');
    expect(await closed).toBe(4400);
  });

  it('with a frame of more than 64 KB is closed', async () => {
    const { closed, send } = await open();
    send({ type: 'connection_init', payload: { a: 'x'.repeat(70_000) } });
    expect(await closed).toBe(1009);
  });
});
