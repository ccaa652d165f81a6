import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { persistedOperations } from '../../server/graphql/persisted.ts';
import { schema } from '../../server/graphql/schema.ts';
import { Visitor } from '../support/browserless.ts';
import { makeChatFixtures } from '../support/chatFixtures.ts';
import { makeJobSeeker } from '../support/factories.ts';
import { fixture, testApp, testCatalog } from '../support/fixtures.ts';

/** Known operations take a fast path through the server. Their responses must equal those of the normal path. */

const own: Record<string, string> = JSON.parse(readFileSync('server/graphql/persisted.json', 'utf8'));

it('includes only valid operations, those of the last release too', () => {
  const invalid = Object.values(own).flatMap((text) => validate(schema, parse(text)).map(({ message }) => message));
  expect(invalid).toEqual([]);
  const released = Object.keys(JSON.parse(readFileSync('docs/api/released/persisted.json', 'utf8')));
  expect(Object.keys(own)).toEqual(expect.arrayContaining(released));
});

const app = testApp();
const catalog = testCatalog(app);
let slug: string;

beforeAll(async () => {
  const { db, reference } = app.services;
  slug = reference.jobs.get(catalog.jobId)?.slug ?? '';
  await makeJobSeeker(db, catalog);
});

const modern = 'application/graphql-response+json, application/json';
/** Equivalent to `modern`, but only the normal path can parse it. */
const modernInOtherWords = 'application/graphql-response+json;q=1, application/json;q=0.9';

type Answer = { status: number; type: string | null; body: unknown };

async function ask(body: unknown, accept: string, visitor = new Visitor(app.url)): Promise<Answer> {
  const response = await visitor.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
  });
  return { status: response.status, type: response.headers.get('content-type'), body: await response.json() };
}

const idOf = (name: string): string => Object.keys(own).find((id) => own[id]?.includes(` ${name}(`)) ?? '';
const searchPage = idOf('JobSeekersScreenQuery');
const byId = (variables: unknown, id = searchPage) => ({
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: id } },
});

describe('the search page by its id', () => {
  it.each([
    ['a job', () => ({ readings: [{ job: slug }], sort: 'SIGNUP_DATE' })],
    ['an unknown job', () => ({ readings: [{ job: 'nobody-knows' }], sort: 'SIGNUP_DATE' })],
    ['a cursor of another list', () => ({ readings: [{ job: slug }], sort: 'SIGNUP_DATE', after: 'x' })],
    ['an unknown sort', () => ({ readings: [{ job: slug }], sort: 'SHOE_SIZE' })],
    ['no variables', () => undefined],
    ['variables that are a list', () => [1]],
  ])('answers %s like the normal path', async (_what, variables) => {
    const answer = await ask(byId(variables()), modern);
    expect(answer).toEqual(await ask(byId(variables()), modernInOtherWords));
  });

  it('finds the job seeker', async () => {
    const { status, body } = await ask(byId({ readings: [{ job: slug }], sort: 'SIGNUP_DATE' }), modern);
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { jobListing: { jobSeekers: { totalCount: 1, edges: [{ node: {} }] } } } });
  });

  it('refuses an unknown id', async () => {
    const answer = await ask(byId({}, 'f'.repeat(64)), modern);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ message: 'PersistedQueryNotFound' }] } });
  });
});

describe("a mutation of the product's own", () => {
  /** Persisted beside the product's own operations: its answer has an error after it has stored a message. */
  const failing = `mutation ($chat: ChatReference!, $text: String!) {
    sendMessage(input: { chat: $chat, text: $text }) {
      __typename ... on SendMessagePayload { chat { messages(first: 1000000) { totalCount } } } } }`;
  const failingId = createHash('sha256').update(failing).digest('hex');

  let folder: string;
  afterAll(() => rm(folder, { recursive: true }));
  const chats = testApp(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hourhand-known-'));
    const file = join(folder, 'persisted.json');
    await writeFile(file, JSON.stringify({ ...own, [failingId]: failing }));
    return { persisted: persistedOperations(file) };
  });
  const fixtures = fixture(() => makeChatFixtures(chats));

  const sendMessage = idOf('useSendMessageMutation');
  const chat = () => ({ databaseId: fixtures.chatId });
  const stored = () => chats.services.db.message.count({ where: { chatId: fixtures.chatId } });

  it.each([
    ['a chat of others', () => ({ input: { chat: { databaseId: fixtures.chatId }, text: 'Hello' } })],
    ['an unknown chat', () => ({ input: { chat: { databaseId: 0 }, text: 'Hello' } })],
    ['a variable of another type', () => ({ input: { chat: 'here', text: 7 } })],
    ['no variables', () => undefined],
    ['variables that are a list', () => [1]],
  ])('answers %s like the normal path', async (_what, variables) => {
    const answer = await ask(byId(variables(), sendMessage), modern, new Visitor(chats.url));
    expect(answer).toEqual(await ask(byId(variables(), sendMessage), modernInOtherWords, new Visitor(chats.url)));
    expect(JSON.stringify(answer.body)).toContain('message');
  });

  it('is executed once, and answered like the normal path if its text is wrong', async () => {
    for (const accept of [modern, modernInOtherWords]) {
      const before = await stored();
      const hello = byId({ input: { chat: chat(), text: 'Hello' } }, sendMessage);
      const data = { sendMessage: { sentMessage: { text: 'Hello' }, chat: { unread: false } } };
      expect(await ask(hello, accept, fixtures.employer)).toMatchObject({ status: 200, body: { data } });
      expect(await stored()).toBe(before + 1);
    }
    const wrong = byId({ input: { chat: chat(), text: '' } }, sendMessage);
    const answer = await ask(wrong, modern, fixtures.employer);
    expect(answer).toMatchObject({ status: 200, body: { data: { sendMessage: { __typename: 'InvalidInput' } } } });
    expect(answer).toEqual(await ask(wrong, modernInOtherWords, fixtures.employer));
  });

  it('is executed once also if its answer has errors, which are those of the normal path', async () => {
    const before = await stored();
    const answers: Answer[] = [];
    for (const accept of [modern, modernInOtherWords])
      answers.push(await ask(byId({ chat: chat(), text: 'Hello' }, failingId), accept, fixtures.employer));
    expect(await stored()).toBe(before + 2);
    const [quick, normal] = answers;
    expect(quick).toEqual(normal);
    expect(quick).toMatchObject({
      status: 200,
      body: { errors: [{ path: ['sendMessage', 'chat', 'messages'], extensions: { code: 'InvalidInput' } }] },
    });
  });
});

describe('a query text', () => {
  const query = 'query ($size: Int) { jobSeekers(first: $size) { totalCount edges { node { name } } } }';

  it.each([modern, 'application/graphql-response+json', 'application/json', '*/*', 'text/html, */*;q=0.1'])(
    'has the same response the second time, for %s',
    async (accept) => {
      const text = `# ${accept}\n${query}`;
      const first = await ask({ query: text, variables: { size: 5 } }, accept);
      expect(first).toMatchObject({ status: 200, body: { data: { jobSeekers: { totalCount: 1 } } } });
      expect(await ask({ query: text, variables: { size: 5 } }, accept)).toEqual(first);
    },
  );

  it('is checked against the limits again for other variables', async () => {
    const people = (of: string) => `(first: $size) { edges { node { name title ${of} } } }`;
    const costly = `query ($size: Int) { jobSeekers${people(`similarJobSeekers${people('databaseId')}`)} }`;
    expect((await ask({ query: costly, variables: { size: 1 } }, modern)).status).toBe(200);
    const refused = await ask({ query: costly, variables: { size: 100 } }, modern);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: 'OverLimit' } }] } });
  });

  it('returns the same errors as the normal path', async () => {
    const failing = 'query ($after: String) { jobSeekers(after: $after) { totalCount } }';
    expect((await ask({ query: failing }, modern)).status).toBe(200);
    const answer = await ask({ query: failing, variables: { after: 'x' } }, modern);
    expect(answer).toMatchObject({ body: { errors: [{ extensions: { code: 'InvalidInput' } }] } });
    expect(answer).toEqual(await ask({ query: failing, variables: { after: 'x' } }, modernInOtherWords));
  });

  it('runs the operation that is named', async () => {
    const two = 'query One { jobs { name } } query Two { cities { name } }';
    for (const operationName of ['One', 'Two', 'One']) {
      const { body } = await ask({ query: two, operationName }, modern);
      expect(body).toMatchObject({ data: operationName === 'One' ? { jobs: [{}] } : { cities: [{}] } });
    }
  });

  it('runs a mutation each time', async () => {
    const query = 'mutation { saveJob(input: { name: "X", plural: "Xs" }) { __typename } }';
    const refused = { status: 200, body: { data: { saveJob: { __typename: 'SignInRequired' } } } };
    for (const _time of [1, 2]) expect(await ask({ query }, modern)).toMatchObject(refused);
  });
});
