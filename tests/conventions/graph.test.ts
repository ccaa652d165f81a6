import {
  type GraphQLOutputType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isNullableType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../server/graphql/schema.ts';
import { nodeTypes, rootFields } from '../access/wholeGraph.ts';
import { type Part, partsOf } from './source/parts.ts';

const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const objects = types.filter(isObjectType);
const isFailure = (type: (typeof objects)[number]) => type.getInterfaces().some(({ name }) => name === 'Failure');
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const namesOf = (some: readonly { name: string }[]) => some.map(({ name }) => name);

const fieldsOf = (some: typeof types) =>
  some
    .filter((type) => isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        place: `${type.name}.${field.name}`,
        name: field.name,
        field,
      })),
    );
const outputs = fieldsOf(types.filter((type) => !isInputObjectType(type)));
const inputs = fieldsOf(types.filter(isInputObjectType));
const placesOf = (some: readonly { place: string }[]) => some.map(({ place }) => place).sort();

describe('scopes are declared', () => {
  const declares = ({ extensions }: { extensions: { pothosOptions?: { authScopes?: unknown } } }): boolean =>
    extensions.pothosOptions?.authScopes !== undefined;

  it('for every root field, and for every type of node(id:)', () => {
    const silent = Object.entries(rootFields).filter(([, { field }]) => !declares(field));
    expect(silent.map(([name]) => name)).toEqual([]);
    expect(namesOf(objects.filter((type) => nodeTypes.includes(type.name) && !declares(type)))).toEqual([]);
    expect([Object.keys(rootFields).length > 15, nodeTypes.length > 10]).toEqual([true, true]);
  });
});

describe('keys', () => {
  it('read each type that says so', () => {
    // Of a page the records count, and what a mutation returns consists of other types.
    const silent = objects.filter(
      (type) => !/(?:Connection|Edge|Payload)$/.test(type.name) && !isFailure(type) && !('keyGroup' in type.extensions),
    );
    expect(namesOf(silent)).toEqual(['Mutation', 'PageInfo', 'Query', 'Subscription']);
  });

  it('use each mutation that says so, by the verb that it stands for', () => {
    expect(namesOf(mutations.filter(({ extensions }) => !('keyGroup' in extensions)))).toEqual([]);
  });
});

describe('mutations', () => {
  it('return a union of the expected results, which has their name', () => {
    const wrong = mutations.filter(({ type, name }) => {
      const result = getNamedType(type).name;
      return !result.toLowerCase().startsWith(name.toLowerCase()) || !result.endsWith('Result');
    });
    expect(namesOf(wrong)).toEqual([]);
  });

  it('return one payload or failures', () => {
    const wrong = types
      .filter(isUnionType)
      .filter(({ name }) => name.endsWith('Result'))
      .filter((union) => {
        const [payload, ...others] = union.getTypes().filter((type) => !isFailure(type));
        return !payload?.name.endsWith('Payload') || others.length > 0;
      });
    expect(namesOf(wrong)).toEqual([]);
  });
});

describe('lists', () => {
  it('with pages are connections with edges, pageInfo and totalCount, all non-null', () => {
    const connections = objects.filter(({ name }) => name.endsWith('Connection'));
    expect(connections.length).toBeGreaterThan(5);
    const wrong = connections.filter((type) => {
      const { edges, pageInfo, totalCount } = type.getFields();
      return ![edges, pageInfo, totalCount].every((field) => field && isNonNullType(field.type));
    });
    expect(namesOf(wrong)).toEqual([]);
  });

  it('contain no nulls, except for unknown nodes', () => {
    const holes = outputs.filter(({ field: { type } }) => {
      const list = isNonNullType(type) ? type.ofType : type;
      return isListType(list) && isNullableType(list.ofType);
    });
    expect(placesOf(holes)).toEqual(['Query.nodes']);
  });
});

describe('ids', () => {
  const isInteger = ({ field }: (typeof outputs)[number]) =>
    String(getNamedType(field.type as GraphQLOutputType)) === 'Int';

  // Lists of ids are not checked, because their descriptions explain them; the REST layer has such lists.
  it('are global, unless they are named `databaseId`, and integers then', () => {
    const integers = outputs.filter((one) => /(^id|Id)$/.test(one.name) && isInteger(one));
    expect(placesOf(integers.filter(({ name }) => !/atabaseId$/.test(name)))).toEqual([]);
    const named = [...outputs, ...inputs].filter(({ name }) => /atabaseId$/.test(name));
    expect(placesOf(named.filter((one) => !isInteger(one)))).toEqual([]);
  });
});

it('inputs that filter a list have no required fields', () => {
  const needed = inputs.filter(({ place, field }) => /Filter\./.test(place) && isNonNullType(field.type));
  expect(placesOf(needed)).toEqual([]);
});

/** Integrators read the schema, so every part of it is described. */
describe('descriptions', () => {
  const everything = partsOf(schema);

  /** The letters of a text: 'The first name.' says no more than `firstName`. */
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/^(the|a|an|whose|its|of the) /, '')
      .replaceAll(/[^a-z0-9]/g, '');
  const isSentence = (text: string) => /^\p{Lu}|^`|^\d|^'/u.test(text) && /[.:`]$/.test(text);

  it.each<[what: string, isWrong: (part: Part, description: string) => boolean]>([
    ['exist for every part', (_part, description) => description === ''],
    ['say more than the name', ({ name }, description) => bare(description) === bare(name)],
    ['are sentences', (_part, description) => description !== '' && !isSentence(description)],
  ])('%s', (_what, isWrong) => {
    expect(everything.length).toBeGreaterThan(500);
    expect(placesOf(everything.filter((part) => isWrong(part, part.description?.trim() ?? '')))).toEqual([]);
  });
});
