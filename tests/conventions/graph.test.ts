import { getNamedType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../server/graphql/schema.ts';

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const rootFields = roots.flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type?.name}.${field.name}`, field })),
);

type Declared = { pothosOptions?: { authScopes?: unknown } };
const declares = (extensions: Declared): boolean => extensions.pothosOptions?.authScopes !== undefined;

describe('the graph', () => {
  it('says of every root field who may ask', () => {
    expect(rootFields.length).toBeGreaterThan(15);
    expect(rootFields.filter(({ field }) => !declares(field.extensions)).map(({ name }) => name)).toEqual([]);
  });

  it('guards every type that node(id:) gives', () => {
    const nodes = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'));
    expect(nodes.length).toBeGreaterThan(10);
    expect(nodes.filter((type) => !declares(type.extensions)).map(({ name }) => name)).toEqual([]);
  });

  it('answers every mutation with a union of its expected ends', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    const wrong = mutations.filter(
      ({ type, name }) => !getNamedType(type).name.toLowerCase().startsWith(name.toLowerCase()),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(mutations.every(({ type }) => getNamedType(type).name.endsWith('Result'))).toBe(true);
  });

  it('describes every root field', () => {
    expect(rootFields.filter(({ field }) => !field.description).map(({ name }) => name)).toEqual([]);
  });
});
