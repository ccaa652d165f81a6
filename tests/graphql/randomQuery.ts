import fc, { type GeneratorValue } from 'fast-check';
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { schema } from '../../server/graphql/schema.ts';

/**
 * Random queries: fields of random types to a random depth, with aliases, fields that are selected twice, inline fragments and
 * named ones. Their variables are `$job`, a slug, and `$jobSeeker`, an integer id.
 */

/** Required arguments of root fields. Others without them are not selected. */
const given: Record<string, string> = {
  jobListing: '(readings: [{ job: $job }])',
  jobSeeker: '(databaseId: $jobSeeker)',
};

const deepest = 4;

type Field = GraphQLField<unknown, unknown>;
type Wrapping = 'plain' | 'typed' | 'untyped' | 'named';

const argumentsOf = (field: Field): string | null => {
  if (field.args.some(isRequiredArgument)) return given[field.name] ?? null;
  return field.args.some(({ name }) => name === 'first') ? '(first: 3)' : '';
};

/** Builds a query with the values that `any` makes. */
export function randomQuery(any: GeneratorValue): string {
  const fragments: string[] = [];

  // By names: the generator compares what it is asked for, and types refer to each other.
  const someOf = <Named extends { name: string }>(all: readonly Named[], minLength: number, maxLength: number) => {
    const names = all.map(({ name }) => name);
    const chosen = any(fc.subarray<string>, names, { minLength, maxLength: Math.min(maxLength, names.length) });
    return all.filter(({ name }) => chosen.includes(name));
  };

  const selected = (type: GraphQLNamedType, depth: number): string => {
    if (isObjectType(type)) return `{ ${fieldsOf(type, depth)} }`;
    if (!isCompositeType(type)) return '';
    const members = someOf(schema.getPossibleTypes(type), 1, 3);
    const own = any(fc.boolean) ? '__typename ' : '';
    return `{ ${own}${members.map((member) => `... on ${member.name} { ${fieldsOf(member, depth, true)} }`).join(' ')} }`;
  };

  /** @param isMember of an interface or a union: names in the response must not be those of other members' fields */
  const fieldsOf = (type: GraphQLObjectType, depth: number, isMember = false): string => {
    const fields = Object.values(type.getFields()).filter(
      (field) => argumentsOf(field) !== null && (depth > 0 || !isCompositeType(getNamedType(field.type))),
    );
    const some = someOf(fields, Math.min(1, fields.length), 5);
    const repeated = someOf(some, 0, 1);
    const parts = [...some, ...repeated].map((field) => {
      const alias = isMember || any(fc.boolean) ? `${type.name}_${field.name}: ` : '';
      const part = `${alias}${field.name}${argumentsOf(field)} ${selected(getNamedType(field.type), depth - 1)}`;
      return wrapped(type, part);
    });
    return parts.length === 0 || any(fc.boolean) ? ['__typename', ...parts].join(' ') : parts.join(' ');
  };

  const wrapped = (type: GraphQLObjectType, part: string): string => {
    const how = any(fc.constantFrom<Wrapping[]>, 'plain', 'plain', 'plain', 'typed', 'untyped', 'named');
    if (how === 'typed') return `... on ${type.name} { ${part} }`;
    if (how === 'untyped') return `... { ${part} }`;
    if (how === 'plain') return part;
    const name = `F${fragments.length}`;
    fragments.push(`fragment ${name} on ${type.name} { ${part} }`);
    return `...${name}`;
  };

  const root = schema.getQueryType();
  if (!root) throw new Error('There is no query type.');
  // The variables have to be used.
  const uses =
    '... { _listing: jobListing(readings: [{ job: $job }]) { __typename } _one: jobSeeker(databaseId: $jobSeeker) { id } }';
  const query = `query ($job: String!, $jobSeeker: Int!) { ${uses} ${fieldsOf(root, deepest)} }`;
  return [query, ...fragments].join('\n');
}
