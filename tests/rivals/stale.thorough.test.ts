import { beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../server/graphql/schema.ts';
import { type Fixtures, peopleIn } from '../access/fixtures.ts';
import { outcomeOf } from '../access/outcome.ts';
import { testApp, testCatalog, testPool } from '../support/fixtures.ts';
import { isOpenToAll, mutationCases, stillAllowed, withoutCase } from './cases.ts';
import { end, endingsOf } from './endings.ts';
import { tracesOf } from './traces.ts';

/**
 * A request that has begun before its author was deleted, banned or no longer an admin changes nothing: every verb looks
 * again when it writes.
 */

const app = testApp();
const catalog = testCatalog(app);
const pool = testPool(() => app.databaseUrl);

beforeAll(async () => {
  await app.services.reference.refresh();
});

it('every mutation has a case', () => {
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  const named = new Set([...mutationCases.map(({ mutation }) => mutation), ...Object.keys(withoutCase)]);
  expect(mutations.filter((mutation) => !named.has(mutation))).toEqual([]);
});

const idsOf = ({ people }: Fixtures) => Object.entries(people).map(([name, { id }]) => [name, id] as const);

const cases = mutationCases
  .filter((one) => !isOpenToAll(one))
  .flatMap((one) => endingsOf(one.actor).map((ending) => ({ ...one, ending })))
  .filter(({ mutation, ending }) => !(`${mutation} ${ending}` in stillAllowed));

describe.each(cases)('$title, who is $ending meanwhile', ({ actor, ending, question }) => {
  it('changes nothing', async () => {
    const fixtures = await peopleIn(app, catalog);
    // What others clean up after a change would look like one.
    const { after: _after, ...asked } = question;
    const variables = (await asked.variables?.(fixtures, actor)) ?? {};
    expect(await end(fixtures, actor, ending)).toBe('done');
    const before = await tracesOf(pool, idsOf(fixtures));
    const outcome = await outcomeOf(fixtures, actor, { ...asked, variables: () => variables });
    expect(await tracesOf(pool, idsOf(fixtures))).toEqual(before);
    expect(outcome).not.toBe('Internal');
  });
});
