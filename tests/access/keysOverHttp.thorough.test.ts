import { beforeAll, describe, expect, it } from 'vitest';
import { keyGroupNames } from '../../server/domain/core/viewer/keyGroups.input.ts';
import type { DocumentedCall } from '../../server/rest/table.ts';
import type { Question } from '../nouns/noun.ts';
import { graphRows } from '../nouns/nouns.ts';
import { type Attempt, send } from '../rest/call.ts';
import { visitorsOf } from '../rest/visitors.ts';
import { fixture } from '../support/fixtures.ts';
import { makeKey, Program, programOf } from '../support/program.ts';
import { startWithRoutes } from '../support/routes.ts';
import { type Fixtures, makeFixtures } from './fixtures.ts';

const started = fixture(
  async () => {
    let made: Fixtures | undefined;
    const { app, routes } = await startWithRoutes(async () => {
      made = await makeFixtures();
      return made.app;
    });
    if (!made) throw new Error('Nothing was started.');
    return { app, routes, fixtures: made };
  },
  ({ app }) => app.stop(),
);
const fixtures = fixture(() => started.fixtures);
const visitors = fixture(() => visitorsOf(fixtures));

/** What each root field answers to keys: keys.test.ts. A call is held to the groups of its document. */
describe('a call of REST', () => {
  const profile = { path: () => ({ id: fixtures.people.jobSeeker.id }), body: { title: 'Quick and reliable' } };
  const calls: [DocumentedCall, { path?: () => Attempt['path']; body?: object }][] = [
    ['GET /api/candidates', {}],
    ['GET /api/user/{id}', { path: profile.path }],
    ['PUT /api/candidates/{id}', profile],
  ];

  it.each(calls)('%s needs a key with its group, and to write one that may', async (call, { path, body }) => {
    const others = keyGroupNames.filter((group) => group !== 'PEOPLE' && group !== 'OFFICE');
    const statusWith = async (groups: readonly string[], canWrite: boolean) => {
      const program = await programOf(visitors.jobSeeker, { groups, canWrite });
      return (await send(program, call, { ...(path && { path: path() }), ...(body && { body }) })).status;
    };
    expect(await statusWith([...others, 'PEOPLE'], true)).toBe(200);
    expect(await statusWith([...others, 'PEOPLE'], false)).toBe(body ? 403 : 200);
    expect(await statusWith(others, true)).toBe(403);
  });
});

describe('a key that is no longer valid', () => {
  const ended = fixture(async () => {
    const owner = visitors.premium;
    const { key: revoked, id } = await makeKey(owner, { groups: ['CHAT'] });
    await owner.graphql('mutation ($id: ID!) { revokeApiKey(input: { id: $id }) { __typename } }', { id });
    const { key: expired } = await makeKey(owner, { groups: ['CHAT'], days: 1 });
    return { revoked: new Program(owner.url, revoked), expired: new Program(owner.url, expired) };
  });
  beforeAll(() => {
    fixtures.app.clock.now = new Date(fixtures.app.clock.now.getTime() + 25 * 3600_000);
  });

  /** Routes that have secrets of their own in the header of keys or in the body, and pages, which need a build. */
  const takesNoKeys = /^\S+ \/(?:metrics$|payment-sandbox\/|api\/auth\/token(?:\/|$)|\*$)/;

  it.each(['revoked', 'expired'] as const)('is refused by every route, when it is %s', async (which) => {
    const requests = started.routes
      .flatMap(({ method, url }) => [method].flat().map((one) => ({ method: one, url })))
      // `fetch` sends no others.
      .filter(({ method }) => /^(?:DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT)$/.test(method));
    expect(requests.length).toBeGreaterThan(120);
    const answered: Record<string, number> = {};
    for (const { method, url } of requests) {
      const address = url
        .replace(/^\/\*$/, '/')
        .replaceAll(/:\w+(?:\([^)]*\))?/g, '1')
        .replaceAll('*', '1');
      answered[`${method} ${url}`] = (await ended[which].fetch(address, { method })).status;
    }
    const admitted = Object.entries(answered).filter(([, status]) => status !== 401);
    expect(admitted.filter(([route]) => !takesNoKeys.test(route))).toEqual([]);
  });

  it.each(['revoked', 'expired'] as const)('is refused by every field of the graph, when it is %s', async (which) => {
    const questions = Object.entries(graphRows).map(([field, about]) => [field, Object.values(about)[0]] as const);
    const answered: Record<string, number> = {};
    for (const [field, question] of questions as [string, Question][]) {
      const body = JSON.stringify({ query: question.ask });
      const headers = { 'content-type': 'application/json' };
      answered[field] = (await ended[which].fetch('/graphql', { method: 'POST', headers, body })).status;
    }
    expect(Object.entries(answered).filter(([, status]) => status !== 401)).toEqual([]);
  });
});
