import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { schema } from '../../server/graphql/schema.ts';

/** Operations that select every field of every type that can be reached, each type once on a path. */

/** From a root field to the author of a chat's message, through the connection and its edges. */
const longestPath = 6;

function argumentsOf(field: GraphQLField<unknown, unknown>): string | null {
  if (field.args.some(isRequiredArgument)) return null;
  return field.args.some(({ name }) => name === 'first') ? '(first: 20)' : '';
}

/** Aliases have the name of the type, since members of a union may have fields of the same name and another type. */
function fieldsOf(type: GraphQLObjectType, path: readonly string[], longest: number): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const args = argumentsOf(field);
    const selection = args === null ? null : everythingOf(field.type, longest, path);
    return selection === null ? [] : [`${type.name}_${field.name}: ${field.name}${args} ${selection}`];
  });
  return ['__typename', ...fields].join(' ');
}

/** The selection of everything in a type; empty for a leaf, null where the path has this type already or is too long. */
export function everythingOf(output: GraphQLOutputType, longest: number, path: readonly string[] = []): string | null {
  const type = getNamedType(output);
  if (!isCompositeType(type)) return '';
  if (path.length >= longest) return null;
  const members = isObjectType(type) ? [type] : schema.getPossibleTypes(type);
  const open = members.filter(({ name }) => !path.includes(name));
  if (open.length === 0) return null;
  const parts = open.map((member) => `... on ${member.name} { ${fieldsOf(member, [...path, member.name], longest)} }`);
  return `{ ${parts.join(' ')} }`;
}

/** Arguments and the declaration of their variables, both in brackets. */
export type Arguments = { args?: string; declared?: string };

const known = new Map<string, string>();

/** An operation on one root field that selects everything. Each is built once, since nine actors send it for many records. */
export function askEverything(
  operation: 'query' | 'subscription',
  field: string,
  { args = '', declared = '', longest = longestPath }: Arguments & { longest?: number } = {},
): string {
  const key = [operation, declared, field, args, longest].join(' ');
  const asked = known.get(key) ?? built(operation, field, { args, declared, longest });
  known.set(key, asked);
  return asked;
}

function built(
  operation: 'query' | 'subscription',
  field: string,
  { args, declared, longest }: Required<Arguments> & { longest: number },
): string {
  const root = operation === 'query' ? schema.getQueryType() : schema.getSubscriptionType();
  const definition = root?.getFields()[field];
  if (!definition) throw new Error(`There is no ${operation} ${field}.`);
  return `${operation} ${declared} { ${field}${args} ${everythingOf(definition.type, longest) ?? ''} }`;
}
