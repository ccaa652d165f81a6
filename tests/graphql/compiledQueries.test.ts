import fc from 'fast-check';
import {
  buildSchema,
  type DocumentNode,
  execute,
  type GraphQLResolveInfo,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileQuery } from '../../server/graphql/compiled/compile.ts';
import { compiledQuery } from '../../server/graphql/compiled/run.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { schema } from '../../server/graphql/schema.ts';
import { type Actor, actors, type Fixtures, makeFixtures } from '../access/fixtures.ts';
import { nouns } from '../nouns/nouns.ts';
import { executeBothWays } from '../support/bothWays.ts';
import { contextFor } from '../support/graph.ts';
import { tries } from '../support/thorough.ts';
import { randomQuery } from './randomQuery.ts';

/**
 * Compiled queries have the same responses as graphql's. The access table, the sweeps over all fields and the random operations
 * compare both ways, too.
 */

let fixtures: Fixtures;
let variables: Record<string, unknown>;

beforeAll(async () => {
  fixtures = await makeFixtures();
  for (const { makeSpare } of nouns) await makeSpare?.(fixtures);
  const { reference } = fixtures.app.services;
  variables = {
    job: reference.jobs.get(fixtures.catalog.jobId)?.slug,
    jobSeeker: fixtures.people.jobSeeker.id,
  };
});
afterAll(() => fixtures.app.stop());

const contextOf = (actor: Actor) => contextFor(fixtures.app, fixtures.viewer(actor));

it('random queries have the same responses for every actor', { timeout: 300_000 }, async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(fc.gen(), fc.constantFrom(...actors), async (any, actor) => {
      const document = parse(randomQuery(any));
      expect(validate(schema, document)).toEqual([]);
      expect(compileQuery(schema, document)).not.toBeNull();
      const { errors } = await executeBothWays(document, variables, () => contextOf(actor));
      if (!errors) answered += 1;
    }),
    { numRuns: tries(500, 150) },
  );
  expect(answered).toBeGreaterThan(50);
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

describe('what cannot be answered as expected', () => {
  const other = buildSchema('type Query { sure: Int! maybe: Int list: [Int!] later: Int! }');
  const context = contextOf;
  const run = (text: string, rootValue: Record<string, unknown>) => {
    const document = parse(text);
    for (const [name, value] of Object.entries(rootValue)) {
      const field = other.getQueryType()?.getFields()[name];
      if (field) field.resolve = () => (typeof value === 'function' ? value() : value);
    }
    const compiled = compileQuery(other, document);
    return Promise.all([compiled?.({}, context('anonymous')), execute({ schema: other, document })]);
  };

  it.each([
    ['an error', '{ maybe }', { maybe: () => fail() }],
    ['a rejection', '{ maybe }', { maybe: () => Promise.reject(new Error('No.')) }],
    [
      'an error beside a rejection',
      '{ later maybe }',
      { later: () => Promise.reject(new Error('No.')), maybe: () => fail() },
    ],
    ['an error that is returned', '{ maybe }', { maybe: new Error('No.') }],
    ['a missing value', '{ sure }', { sure: null }],
    ['a missing value in a list', '{ list }', { list: [1, null] }],
    ['a value of another type', '{ maybe }', { maybe: 'many' }],
    ['a number that is too large', '{ maybe }', { maybe: 2 ** 31 }],
    ['a list that is none', '{ list }', { list: 1 }],
  ])('is left to graphql: %s', async (_what, text, rootValue) => {
    const [compiled, ordinary] = await run(text, rootValue);
    expect(compiled).toBeNull();
    expect(ordinary.errors).not.toEqual([]);
    expect(ordinary.errors).toBeDefined();
  });

  it.each([
    ['refuses', () => false],
    ['refuses later', async () => false],
    ['fails', () => fail()],
    ['fails later', () => Promise.reject(new Error('No.'))],
  ])('is left to graphql: an object that the check of its type %s', async (_what, isTypeOf) => {
    const things = buildSchema('type Query { thing: Thing things: [Thing!]! } type Thing { id: Int }');
    const thing = things.getType('Thing');
    const fields = things.getQueryType()?.getFields();
    if (!isObjectType(thing) || !fields?.thing || !fields.things) throw new Error('There is no thing.');
    fields.thing.resolve = () => ({ id: 1 });
    fields.things.resolve = () => [{ id: 1 }];
    for (const text of ['{ thing { id } }', '{ things { id } }']) {
      const compiled = compileQuery(things, parse(text));
      thing.isTypeOf = () => true;
      expect(await compiled?.({}, context('anonymous'))).not.toBeNull();
      thing.isTypeOf = isTypeOf;
      expect(await compiled?.({}, context('anonymous'))).toBeNull();
    }
  });

  it.each([
    ['a mutation', 'mutation { signOutEverywhere { __typename } }'],
    ['a directive', '{ jobs { name @skip(if: true) } }'],
    ['introspection', '{ __schema { queryType { name } } }'],
    ['two operations', 'query One { jobs { name } } query Two { jobs { name } }'],
  ])('is not compiled: %s', (_what, text) => {
    expect(compileQuery(schema, parse(text))).toBeNull();
  });

  it('is left to graphql: an invalid variable', async () => {
    const query = compileQuery(schema, parse('query ($id: Int!) { jobSeeker(databaseId: $id) { id } }'));
    expect(await query?.({}, context('anonymous'))).toBeNull();
    expect(await query?.({ id: 'x' }, context('anonymous'))).toBeNull();
    expect(await query?.({ id: 2_000_000_000 }, context('anonymous'))).toBe('{"data":{"jobSeeker":null}}');
  });
});

function fail(): never {
  throw new Error('No.');
}
