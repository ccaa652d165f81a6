import {
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

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const rootFields = roots.flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type?.name}.${field.name}`, field })),
);

type Declared = { pothosOptions?: { authScopes?: unknown } };
const declares = (extensions: Declared): boolean => extensions.pothosOptions?.authScopes !== undefined;

describe('the graph', () => {
  it('declares scopes for every root field', () => {
    expect(rootFields.length).toBeGreaterThan(15);
    expect(rootFields.filter(({ field }) => !declares(field.extensions)).map(({ name }) => name)).toEqual([]);
  });

  it('declares scopes for every type of node(id:)', () => {
    const nodes = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'));
    expect(nodes.length).toBeGreaterThan(10);
    expect(nodes.filter((type) => !declares(type.extensions)).map(({ name }) => name)).toEqual([]);
  });

  it('returns a union of the expected results for every mutation', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    const wrong = mutations.filter(
      ({ type, name }) => !getNamedType(type).name.toLowerCase().startsWith(name.toLowerCase()),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(mutations.every(({ type }) => getNamedType(type).name.endsWith('Result'))).toBe(true);
  });
});

const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const named = (ending: string) => types.filter(isObjectType).filter(({ name }) => name.endsWith(ending));

/** Every output field, by `Type.field`. */
const outputs = types
  .filter((type) => isObjectType(type) || isInterfaceType(type))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, field })));
/** Every input field, by `Type.field`. */
const inputs = types
  .filter(isInputObjectType)
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, field })));

describe('lists', () => {
  it('with pages are connections with edges, pageInfo and totalCount, all non-null', () => {
    const connections = named('Connection');
    expect(connections.length).toBeGreaterThan(5);
    const wrong = connections.filter((type) => {
      const { edges, pageInfo, totalCount } = type.getFields();
      return ![edges, pageInfo, totalCount].every((field) => field && isNonNullType(field.type));
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('contain no nulls, except for unknown nodes', () => {
    const holes = outputs.filter(({ field: { type } }) => {
      const list = isNonNullType(type) ? type.ofType : type;
      return isListType(list) && isNullableType(list.ofType);
    });
    expect(holes.map(({ place }) => place)).toEqual(['Query.nodes']);
  });
});

describe('mutations', () => {
  it('return one payload or failures', () => {
    const wrong = types
      .filter(isUnionType)
      .filter(({ name }) => name.endsWith('Result'))
      .flatMap((union) => {
        const members = union.getTypes();
        const payloads = members.filter(({ name }) => name.endsWith('Payload'));
        const others = members.filter((type) => !payloads.includes(type));
        const silent = others.filter((type) => !type.getInterfaces().some(({ name }) => name === 'Failure'));
        return payloads.length === 1 && silent.length === 0 ? [] : [union.name];
      });
    expect(wrong).toEqual([]);
  });
});

describe('ids', () => {
  const typeOf = ({ field }: { field: { type: Parameters<typeof getNamedType>[0] } }) =>
    String(getNamedType(field.type));

  // Lists of ids are not checked, because their descriptions explain them; the REST layer has such lists.
  it('are global, unless they are named `databaseId`', () => {
    const integer = outputs.filter((one) => /(^id|Id)$/.test(one.field.name) && typeOf(one) === 'Int');
    expect(integer.map(({ place }) => place).filter((place) => !/\b\w*atabaseId$/.test(place))).toEqual([]);
  });

  it('that are named `databaseId` are integers', () => {
    const global = [...outputs, ...inputs].filter((one) => /atabaseId$/.test(one.field.name) && typeOf(one) !== 'Int');
    expect(global.map(({ place }) => place)).toEqual([]);
  });
});

describe('inputs', () => {
  it('that filter a list have no required fields', () => {
    const needed = inputs.filter(({ place, field }) => /Filter\./.test(place) && isNonNullType(field.type));
    expect(needed.map(({ place }) => place)).toEqual([]);
  });
});
