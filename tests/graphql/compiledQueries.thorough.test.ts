import fc from 'fast-check';
import { type DocumentNode, type GraphQLResolveInfo, isObjectType, parse, validate } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { compiledQuery, executeAsText } from '../../server/graphql/compiled.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { schema } from '../../server/graphql/schema.ts';
import { type Actor, actors, testFixtures } from '../access/fixtures.ts';
import { nouns } from '../nouns/nouns.ts';
import { executeBothWays } from '../support/bothWays.ts';
import { contextFor } from '../support/graph.ts';
import { randomQuery } from './randomQuery.ts';

/**
 * Compiled queries have the same responses as graphql's. The access table, the sweeps over all fields and the random operations
 * compare both ways, too.
 */

const fixtures = testFixtures();
let variables: Record<string, unknown>;

beforeAll(async () => {
  for (const { makeSpare } of nouns) await makeSpare?.(fixtures);
  const { reference } = fixtures.app.services;
  variables = {
    job: reference.jobs.get(fixtures.catalog.jobId)?.slug,
    jobSeeker: fixtures.people.jobSeeker.id,
  };
});

const contextOf = (actor: Actor) => contextFor(fixtures.app, fixtures.viewer(actor));

it('random queries have the same responses for every actor', { timeout: 300_000 }, async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(fc.gen(), fc.constantFrom(...actors), async (any, actor) => {
      const document = parse(randomQuery(any));
      expect(validate(schema, document)).toEqual([]);
      expect(compiledQuery(document)).not.toBeNull();
      const { errors } = await executeBothWays(document, variables, () => contextOf(actor));
      if (!errors) answered += 1;
    }),
    { numRuns: 500 },
  );
  expect(answered).toBeGreaterThan(50);
});

it('a query that is not compiled has a text too, so that its page is remembered', async () => {
  const execute = (text: string) => executeAsText(parse(text), {}, contextOf('anonymous'));
  const plain = await execute('{ jobs { name } }');
  expect(compiledQuery(parse('{ jobs @include(if: true) { name } }'))).toBeNull();
  expect(plain).toEqual({ text: expect.stringContaining('"jobs":[') });
  expect(await execute('{ jobs @include(if: true) { name } }')).toEqual(plain);
  expect(await execute('query ($id: Int!) { jobSeeker(databaseId: $id) { id } }')).toHaveProperty('errors');
});

const shared = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => type.extensions.sameForEveryone === true);

describe('a type that is the same for everyone', () => {
  it('is a reference table', () => {
    expect(shared.map(({ name }) => name).sort()).toEqual(
      ['City', 'Country', 'Experience', 'Job', 'Language', 'Sex'].sort(),
    );
  });

  it.each(shared)('has no rules: $name', async (type) => {
    const info = { schema } as GraphQLResolveInfo;
    const context = contextOf('anonymous');
    const row = await context.db.city.findFirstOrThrow();
    expect(await type.isTypeOf?.(row, context, info)).toBe(true);
    const onlyReference = new Proxy(context, {
      get: (all, name) => {
        if (name !== 'reference') throw new Error(`${String(name)} is not the same for everyone.`);
        return all.reference;
      },
    });
    const fields = Object.values(type.getFields()).filter(({ extensions }) => extensions.sameForEveryone === true);
    for (const field of fields) expect(field.resolve?.(row, {}, onlyReference, info)).toBeDefined();
  });
});

describe('texts of reference rows', () => {
  const source = '{ cities { version name country { name } } jobs { name plural } }';
  const ask = async (actor: Actor, text = source): Promise<string | null> =>
    (await compiledQuery(documentOf(text))?.({}, contextOf(actor))) ?? null;
  const known = new Map<string, DocumentNode>();
  const documentOf = (text: string): DocumentNode => {
    const document = known.get(text) ?? parse(text);
    known.set(text, document);
    return document;
  };

  it('do not pass on what only admins may see', async () => {
    expect(await ask('admin')).toMatch(/"version":"/);
    expect(await ask('anonymous')).not.toMatch(/"version":"/);
    expect(await ask('admin')).toMatch(/"version":"/);
  });

  it('follow a change of the row, and of the row it refers to', async () => {
    const { db, reference } = fixtures.app.services;
    const names = '{ cities { name country { name } } }';
    await ask('anonymous', names);
    await db.city.update({ where: { id: fixtures.catalog.cityId }, data: { name: 'Renamed City' } });
    await db.country.updateMany({ data: { currencyName: 'Renamed' } });
    await reference.refresh();
    expect(await ask('anonymous', names)).toContain('Renamed City');
    const currency = '{ cities { country { currencyName } } }';
    expect(await ask('anonymous', currency)).toContain('"Renamed"');
    await db.country.updateMany({ data: { currencyName: 'Renamed again' } });
    await reference.refresh();
    expect(await ask('anonymous', currency)).toContain('"Renamed again"');
  });
});

it('a fragment on another type selects nothing', async () => {
  const city = encodeGlobalId('City', fixtures.catalog.cityId);
  const document = parse('query ($id: ID!) { node(id: $id) { ... on Job { name } } }');
  const { data } = await executeBothWays(document, { id: city }, () => contextOf('anonymous'));
  expect(data).toEqual({ node: {} });
});
