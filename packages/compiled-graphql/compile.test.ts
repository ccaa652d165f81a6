import { buildSchema, execute, isObjectType, parse } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { compileQuery } from './compile.ts';
import type { Options } from './options.ts';

describe('what cannot be answered as expected', () => {
  const other = buildSchema('type Query { sure: Int! maybe: Int list: [Int!] later: Int! }');
  const run = (text: string, rootValue: Record<string, unknown>) => {
    const document = parse(text);
    for (const [name, value] of Object.entries(rootValue)) {
      const field = other.getQueryType()?.getFields()[name];
      if (field) field.resolve = () => (typeof value === 'function' ? value() : value);
    }
    const compiled = compileQuery(other, document);
    return Promise.all([compiled?.({}, {}), execute({ schema: other, document })]);
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
      expect(await compiled?.({}, {})).not.toBeNull();
      thing.isTypeOf = isTypeOf;
      expect(await compiled?.({}, {})).toBeNull();
    }
  });

  const shop = buildSchema('type Query { offers: [String!] offer(id: Int!): String } type Mutation { order: Int }');

  it.each([
    ['a mutation', 'mutation { order }'],
    ['a directive', '{ offers @skip(if: true) }'],
    ['introspection', '{ __schema { queryType { name } } }'],
    ['two operations', 'query One { offers } query Two { offers }'],
  ])('is not compiled: %s', (_what, text) => {
    expect(compileQuery(shop, parse(text))).toBeNull();
  });

  it('is left to graphql: an invalid variable', async () => {
    const query = compileQuery(shop, parse('query ($id: Int!) { offer(id: $id) }'));
    expect(await query?.({}, {})).toBeNull();
    expect(await query?.({ id: 'x' }, {})).toBeNull();
    expect(await query?.({ id: 2_000_000_000 }, {})).toBe('{"data":{"offer":null}}');
  });
});

describe('a format', () => {
  it('renames keys, converts values, and writes a connection as the list of its nodes', async () => {
    const schema = buildSchema(
      'type Query { jobs: JobConnection } type JobConnection { edges: [JobEdge] } type JobEdge { node: Job } type Job { title: String at: String }',
    );
    const jobs = schema.getQueryType()?.getFields().jobs;
    if (!jobs) throw new Error('There are no jobs.');
    jobs.resolve = () => ({ edges: [{ node: { title: 'Waiter', at: '2026' } }] });
    const format = {
      keyOf: (name: string) => name.toUpperCase(),
      conversionOf: (name: string) => (name === 'at' ? Number : undefined),
    };
    const query = compileQuery(schema, parse('{ jobs { edges { node { title at } } } }'), { format });
    expect(await query?.({}, {})).toBe('{"data":{"JOBS":[{"TITLE":"Waiter","AT":2026}]}}');
  });
});

describe('a row', () => {
  const schema = buildSchema('type Query { city: City cities: [City!]! } type City { name: String mayor: String }');
  const city = schema.getType('City');
  const ofQuery = schema.getQueryType()?.getFields();
  if (!isObjectType(city) || !ofQuery?.city || !ofQuery.cities) throw new Error('There is no city.');
  let rows = [{ name: 'Ipoh' }];
  ofQuery.city.resolve = () => rows[0];
  ofQuery.cities.resolve = () => rows;
  const resolve = vi.fn(() => 'resolved');
  const fields = city.getFields();
  if (fields.name) fields.name.resolve = resolve;
  const readerOf: Options['readerOf'] = (resolver) =>
    resolver === resolve ? (row) => (row as { name?: string }).name : undefined;
  const ask = compileQuery(schema, parse('{ city { name } }'), { readerOf });

  it('is read without its resolver, as long as it has the column', async () => {
    expect(await ask?.({}, {})).toBe('{"data":{"city":{"name":"Ipoh"}}}');
    expect(resolve).not.toHaveBeenCalled();
    rows[0] = {} as { name: string };
    expect(await ask?.({}, {})).toBe('{"data":{"city":{"name":"resolved"}}}');
  });

  it('is written once if it is the same for everyone', async () => {
    city.extensions = { sameForEveryone: true };
    const again = compileQuery(schema, parse('{ city { name } }'), { readerOf });
    rows[0] = { name: 'Ipoh' };
    expect(await again?.({}, {})).toBe('{"data":{"city":{"name":"Ipoh"}}}');
    rows[0].name = 'Changed in place';
    expect(await again?.({}, {})).toBe('{"data":{"city":{"name":"Ipoh"}}}');
    rows[0] = { name: 'Another row' };
    expect(await again?.({}, {})).toBe('{"data":{"city":{"name":"Another row"}}}');
    // Without a reader the field may follow a rule, which is asked each time.
    if (fields.mayor) fields.mayor.resolve = vi.fn(() => 'Ana');
    const ruled = compileQuery(schema, parse('{ city { name mayor } }'), { readerOf });
    await ruled?.({}, {});
    await ruled?.({}, {});
    expect(fields.mayor?.resolve).toHaveBeenCalledTimes(2);
  });

  it('is written once with its list, and again for another viewer where a rule decides', async () => {
    const list = compileQuery(schema, parse('{ cities { name } }'), { readerOf });
    rows = [{ name: 'Ipoh' }];
    expect(await list?.({}, {})).toBe('{"data":{"cities":[{"name":"Ipoh"}]}}');
    rows.push({ name: 'Pushed in place' });
    expect(await list?.({}, {})).toBe('{"data":{"cities":[{"name":"Ipoh"}]}}');
    rows = [...rows];
    expect(await list?.({}, {})).toBe('{"data":{"cities":[{"name":"Ipoh"},{"name":"Pushed in place"}]}}');
    const asked = vi.fn(() => 'Ana');
    if (fields.mayor) fields.mayor.resolve = asked;
    const ruled = compileQuery(schema, parse('{ cities { mayor } }'), { readerOf });
    await ruled?.({}, {});
    await ruled?.({}, {});
    expect(asked).toHaveBeenCalledTimes(4);
  });
});

function fail(): never {
  throw new Error('No.');
}
