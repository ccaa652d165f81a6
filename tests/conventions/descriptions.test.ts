import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../server/graphql/schema.ts';

/** Integrators read the schema, so every part of it is described. */

type Described = {
  name: string;
  /** Path in the schema, such as `Query.chat.reference`. */
  place: string;
  description: string | null | undefined;
  deprecationReason?: string | null | undefined;
};

const below =
  (place: string) =>
  (one: Omit<Described, 'place'>): Described => ({ ...one, place: `${place}.${one.name}` });

function membersOf(type: GraphQLNamedType): Described[] {
  const within = below(type.name);
  if (isEnumType(type)) return type.getValues().map(within);
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(within);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    within(field),
    ...field.args.map(below(`${type.name}.${field.name}`)),
  ]);
}

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
);
const everything: Described[] = types.flatMap((type) => [{ ...type, place: type.name }, ...membersOf(type)]);

/** The letters of a text: 'The first name.' says no more than `firstName`. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(the|a|an|whose|its|of the) /, '')
    .replaceAll(/[^a-z0-9]/g, '');

const places = (found: Described[]) => found.map(({ place }) => place).sort();

describe('the descriptions of the graph', () => {
  it('covers many parts', () => {
    expect(everything.length).toBeGreaterThan(500);
  });

  it('exist for every part', () => {
    expect(places(everything.filter(({ description }) => !description))).toEqual([]);
  });

  it('say more than the name', () => {
    expect(places(everything.filter(({ name, description }) => bare(description ?? '') === bare(name)))).toEqual([]);
  });

  it('are sentences', () => {
    const wrong = everything.filter(
      ({ description }) =>
        (description && !/^\p{Lu}|^`|^\d|^'/u.test(description.trim())) || !/[.:`]$/.test(description?.trim() ?? '.'),
    );
    expect(places(wrong)).toEqual([]);
  });

  it('include a reason for every deprecation', () => {
    const wrong = everything.filter(
      ({ deprecationReason }) =>
        typeof deprecationReason === 'string' &&
        (deprecationReason.length < 10 || deprecationReason === 'No longer supported'),
    );
    expect(places(wrong)).toEqual([]);
  });
});
