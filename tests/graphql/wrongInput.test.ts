import { Writable } from 'node:stream';
import { GraphQLScalarType, parseValue } from 'graphql';
import { pino } from 'pino';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { schema } from '../../server/graphql/schema.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { openSocket } from '../support/socket.ts';

type Answer = { data?: Record<string, unknown> | null; errors?: { message: string; extensions?: { code?: string } }[] };

const complaints: string[] = [];
const sink = new Writable({
  write: (chunk, _encoding, done) => {
    complaints.push(String(chunk));
    done();
  },
});
const app = testApp({ log: pino({ level: 'error' }, sink) });
const catalog = testCatalog(app);
let admin: Visitor;
let employer: Visitor;
let chatId: string;

beforeAll(async () => {
  const { db } = app.services;
  admin = await new Visitor(app.url).signIn(await makeAdmin(db));
  employer = await new Visitor(app.url).signIn(await makeEmployer(db));
  const jobSeeker = await makeJobSeeker(db, catalog);
  const made = await employer.graphql<{ contactJobSeeker: { chat: { id: string } } }>(
    'mutation ($id: ID!) { contactJobSeeker(input: { jobSeeker: $id }) { ... on ContactJobSeekerPayload { chat { id } } } }',
    { id: encodeGlobalId('JobSeeker', jobSeeker.id) },
  );
  chatId = made.data?.contactJobSeeker.chat.id ?? '';
});
afterEach(() => void expect(complaints.splice(0)).toEqual([]));

async function send(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = { 'content-type': 'application/json' },
): Promise<Answer & { status: number; text: string }> {
  const response = await new Visitor(app.url).fetch('/graphql', { method: 'POST', headers, body });
  const text = await response.text();
  return { ...JSON.parse(text), status: response.status, text };
}

/** What else of the protocol: httpAudit.test.ts. */
describe('a request', () => {
  const json = { 'content-type': 'application/json' };
  const valid = '{"query":"{viewer{kind}}"}';

  it.each([
    ['{', json, 400, 'BAD_REQUEST'],
    ['[]', json, 400, 'BAD_REQUEST'],
    ['{"__proto__":{"query":"{viewer{kind}}"}}', json, 400, 'BAD_REQUEST'],
    ['query=%7Bviewer%7D', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'UnsupportedMediaType'],
    [valid, { 'content-type': 'text/plain' }, 415, 'UnsupportedMediaType'],
    [valid, { ...json, accept: 'image/png' }, 406, 'NotAcceptable'],
  ])('with the body %j and %j is refused with %i', async (body, headers, status, code) => {
    expect(await send(body, headers)).toMatchObject({ status, errors: [{ extensions: { code } }] });
  });

  it('that is not UTF-8 is refused', async () => {
    const body = Buffer.concat([
      Buffer.from('{"query":"{viewer{kind}}","x":"'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}'),
    ]);
    expect(await send(new Uint8Array(body))).toMatchObject({
      status: 400,
      errors: [{ message: 'The body is not UTF-8.' }],
    });
  });

  it.each([
    ['Int!', '"1"'],
    ['Int!', '2147483648'],
    ['Int!', '-2147483649'],
    ['Int!', '1.5'],
    ['Int!', '1e999'],
    ['Int!', 'null'],
    ['Int!', '{}'],
    ['Int!', 'true'],
  ])('with %s of %s gets an error with the expected type', async (type, value) => {
    const query = `query ($v: ${type}) { jobSeeker(databaseId: $v) { id } }`;
    const { errors = [], status } = await send(`{"query":${JSON.stringify(query)},"variables":{"v":${value}}}`);
    expect(status).toBeLessThan(500);
    expect(errors[0]).toMatchObject({ message: expect.stringContaining('$v'), extensions: { code: 'BAD_USER_INPUT' } });
  });
});

describe('text that cannot be stored', () => {
  const bad = { NUL: 'a\u0000b', 'half of a character': 'a\ud800b', 'the other half': '\udc00' };
  const refusal = (field: string) => ({
    __typename: 'InvalidInput',
    fields: [{ field, message: 'This text has characters in it that cannot be stored.' }],
  });
  const sendMessage = (reference: string, text: string) =>
    `mutation { sendMessage(input: { chat: { ${reference} }, text: ${text} }) { __typename ... on InvalidInput { fields { field message } } } }`;

  it.each(Object.entries(bad))('%s is refused at its field, in variables', async (_name, text) => {
    const query =
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename ... on InvalidInput { fields { field message } } } }';
    const answer = await employer.graphql(query, { input: { chat: { id: chatId }, text } });
    expect(answer.data).toEqual({ sendMessage: refusal('text') });
    const shared = await employer.graphql(query, { input: { chat: { sharedHash: text }, text: 'Hello' } });
    expect(shared.data).toEqual({ sendMessage: refusal('chat.sharedHash') });
  });

  it.each(Object.values(bad).map((text) => JSON.stringify(text)))(
    '%s is refused at its field, in the query',
    async (text) => {
      const answer = await employer.graphql(sendMessage(`id: "${chatId}"`, text));
      if (answer.errors) expect(answer.errors[0]?.extensions?.code).toBe('GRAPHQL_PARSE_FAILED');
      else expect(answer.data).toEqual({ sendMessage: refusal('text') });
    },
  );

  it.each(Object.values(bad))('%j is refused in a query too', async (slug) => {
    const answer = await employer.graphql('query ($slug: String!) { job(slug: $slug) { id } }', { slug });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'InvalidInput', fields: [{ field: 'slug' }] } }]);
  });

  it.each(Object.values(bad))('%j is refused before a subscription begins', async (sharedHash) => {
    const client = openSocket(app, employer);
    const query = 'subscription ($chat: ChatReference!) { chatEvents(chat: $chat) { __typename } }';
    const { value } = await client.iterate({ query, variables: { chat: { sharedHash } } }).next();
    expect(value.errors).toMatchObject([
      { extensions: { code: 'InvalidInput', fields: [{ field: 'chat.sharedHash' }] } },
    ]);
    await client.dispose();
  });

  it('is refused for an admin, who has permission', async () => {
    const query = 'mutation ($input: SaveJobInput!) { saveJob(input: $input) { __typename } }';
    const save = (visitor: Visitor) => visitor.graphql(query, { input: { name: bad.NUL, plural: 'x' } });
    expect((await save(admin)).data).toEqual({ saveJob: { __typename: 'InvalidInput' } });
  });
});

describe('a time', () => {
  const type = schema.getType('DateTime');
  if (!(type instanceof GraphQLScalarType)) throw new Error('There is no DateTime.');

  it.each([
    '+300000-01-01T00:00:00Z',
    '+200000-01-01T00:00:00Z',
    '-000001-01-01T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+12:00',
    '9999-12-31T23:59:59-12:00',
    '2026-13-01T00:00:00Z',
    '2026-06-01',
    '2026-06-01T12:00:00',
    'yesterday',
    '',
    1_780_000_000,
    null,
    Number.NaN,
  ])('%j is refused', (value) => {
    expect(() => type.parseValue(value)).toThrow(/^A DateTime is an ISO 8601 text/);
    if (typeof value === 'string')
      expect(() => type.parseLiteral(parseValue(JSON.stringify(value)))).toThrow(/ISO 8601/);
  });

  it.each([
    '2026-06-01T12:00:00Z',
    '2026-06-01T12:00:00.123Z',
    '2026-06-01T14:00+02:00',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
  ])('%j is accepted', (value) => {
    expect(type.parseValue(value)).toEqual(new Date(value));
  });
});

describe('an id', () => {
  it.each([
    '',
    'x',
    '%',
    '\u0000',
    encodeGlobalId('JobSeeker', '99999999999'),
    encodeGlobalId('JobSeeker', '-1'),
    encodeGlobalId('JobSeeker', '\u0000'),
    encodeGlobalId('JobSeeker', ''),
    encodeGlobalId('Query', 1),
    encodeGlobalId('__Type', 1),
    encodeGlobalId('constructor', 1),
    'x'.repeat(10_000),
  ])('%j belongs to no record', async (id) => {
    const job = encodeGlobalId('Job', catalog.jobId);
    const { data, errors = [] } = await employer.graphql(
      'query ($id: ID!, $job: ID!) { node(id: $id) { id } nodes(ids: [$id, $job]) { id } }',
      { id, job },
    );
    expect(data).toEqual({ node: null, nodes: [null, { id: job }] });
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['NotFound', 'NotFound']);
  });
});
