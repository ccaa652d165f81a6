import { beforeAll, describe, expect, it } from 'vitest';
import { keyGroupNames } from '../../server/domain/core/viewer/keyGroups.input.ts';
import { groupsOf } from '../../server/graphql/keyGroups.ts';
import { isFeed, type Row } from '../../server/rest/row.ts';
import type { DocumentedCall } from '../../server/rest/table.ts';
import { table } from '../../server/rest/table.ts';
import type { Question } from '../nouns/noun.ts';
import { graphRows } from '../nouns/nouns.ts';
import { send } from '../rest/call.ts';
import { restCases } from '../rest/roles/cases.ts';
import { visitorsOf } from '../rest/visitors.ts';
import { fixture } from '../support/fixtures.ts';
import { makeKey, Program, programOf } from '../support/program.ts';
import { startWithRoutes } from '../support/routes.ts';
import { openProviderSide } from '../support/sandbox.ts';
import { type Actor, type Fixtures, makeFixtures } from './fixtures.ts';

/** What every documented call answers to keys, and every route and every root field of the graph to those that are no longer valid. */

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

/** The owners of the records of the calls, and others of the same roles. */
const owners = ['jobSeeker', 'premium', 'admin'] as const satisfies readonly Actor[];
const others = ['otherJobSeeker', 'employer', 'otherEmployer'] as const satisfies readonly Actor[];

/** By actor, and by what their keys include. */
const programs = new Map<string, Program>();
const programWith = (actor: Actor, which: string): Program => {
  const program = programs.get(`${actor} ${which}`);
  if (!program) throw new Error(`${actor} has no such key.`);
  return program;
};

beforeAll(async () => {
  // Webhooks of the provider would change the database in between.
  const provider = await openProviderSide(fixtures.app);
  await provider.holdMessages();
  await provider.close();
  // Only admins make keys for the back office.
  const groupsFor = (actor: Actor) => keyGroupNames.filter((group) => actor === 'admin' || group !== 'OFFICE');
  for (const actor of [...owners, ...others]) {
    const groups = groupsFor(actor);
    programs.set(`${actor} everything`, await programOf(visitors[actor], { groups }));
    programs.set(`${actor} reading`, await programOf(visitors[actor], { groups, canWrite: false }));
    for (const missing of keyGroupNames) {
      const rights = { groups: groups.filter((group) => group !== missing) };
      programs.set(`${actor} ${missing}`, await programOf(visitors[actor], rights));
    }
  }
});

/** The groups that each request of a call needs; null: no key may make it. */
function neededBy(call: DocumentedCall): string[] | null {
  const row: Row = table[call];
  // For visitors, whoever asks.
  if (isFeed(row)) return [];
  const [first = [], ...more] = row.documents.map(groupsOf);
  if ([first, ...more].some((groups) => groups.includes(null))) return null;
  return [...new Set(first)].filter(
    (group) => group !== null && more.every((groups) => groups.includes(group)),
  ) as string[];
}

const changes = (call: DocumentedCall): boolean => {
  const { documents }: Row = table[call];
  return documents.some(({ definitions }) =>
    definitions.some((one) => one.kind === 'OperationDefinition' && one.operation === 'mutation'),
  );
};

const firstCases = restCases.filter(({ call }, index) => restCases.findIndex((one) => one.call === call) === index);

describe.each(firstCases)('$title', ({ call, attempt, statuses }) => {
  const needed = neededBy(call);

  it.each([...owners, ...others])('by keys of %s', async (actor) => {
    const statusWith = async (which: string) =>
      (await send(programWith(actor, which), call, await attempt(fixtures, actor))).status;
    const isForNobody = needed === null || (actor !== 'admin' && needed.includes('OFFICE'));
    expect(await statusWith('everything')).toBe(isForNobody ? 403 : statuses[actor]);
    if (!owners.some((owner) => owner === actor)) return;
    expect(await statusWith('reading')).toBe(isForNobody || changes(call) ? 403 : statuses[actor]);
    for (const missing of needed ?? []) expect(await statusWith(missing), missing).toBe(403);
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
