import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { makeJobSeeker, makeReference } from '../support/factories.ts';

/** Known queries take a fast path through the server. Their responses must equal those of the normal path. */

let app: TestApp;
let slug: string;

beforeAll(async () => {
  app = await startTestApp();
  const { db, reference } = app.services;
  const around = await makeReference(db);
  await reference.refresh();
  slug = reference.jobs.get(around.jobId)?.slug ?? '';
  await makeJobSeeker(db, around);
});
afterAll(() => app.stop());

const modern = 'application/graphql-response+json, application/json';
/** Equivalent to `modern`, but only the normal path can parse it. */
const modernInOtherWords = 'application/graphql-response+json;q=1, application/json;q=0.9';

type Answer = { status: number; type: string | null; body: unknown };

async function ask(body: unknown, accept: string): Promise<Answer> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
  });
  return { status: response.status, type: response.headers.get('content-type'), body: await response.json() };
}

const persisted: Record<string, string> = JSON.parse(readFileSync('server/graphql/persisted.json', 'utf8'));
const [searchPage = ''] = Object.entries(persisted).flatMap(([id, text]) =>
  text.startsWith('query JobSeekersScreenQuery') ? [id] : [],
);
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
