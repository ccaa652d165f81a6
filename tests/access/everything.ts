import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  parse,
  print,
} from 'graphql';
import { schema } from '../../server/graphql/schema.ts';

/**
 * Operations that ask for all there is: every field of every type that can be reached, each type once on a way. What a
 * viewer may not see must not come back from any of them.
 */

/** From a root field over a chat, its messages' connection and edge to who wrote one. */
const longestWay = 6;

function argumentsOf(field: GraphQLField<unknown, unknown>): string | null {
  if (field.args.some(isRequiredArgument)) return null;
  return field.args.some(({ name }) => name === 'first') ? '(first: 20)' : '';
}

/** Aliases carry the type's name, since members of a union may call different things the same. */
function fieldsOf(type: GraphQLObjectType, way: readonly string[], longest: number): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const args = argumentsOf(field);
    const selection = args === null ? null : everythingOf(field.type, longest, way);
    return selection === null ? [] : [`${type.name}_${field.name}: ${field.name}${args} ${selection}`];
  });
  return ['__typename', ...fields].join(' ');
}

/** The selection of all that a type holds; empty for a leaf, null where the way has been here already. */
export function everythingOf(output: GraphQLOutputType, longest: number, way: readonly string[] = []): string | null {
  const type = getNamedType(output);
  if (!isCompositeType(type)) return '';
  if (way.length >= longest) return null;
  const members = isObjectType(type) ? [type] : schema.getPossibleTypes(type);
  const open = members.filter(({ name }) => !way.includes(name));
  if (open.length === 0) return null;
  const parts = open.map((member) => `... on ${member.name} { ${fieldsOf(member, [...way, member.name], longest)} }`);
  return `{ ${parts.join(' ')} }`;
}

/** One operation over one root field; `args` as they stand in its brackets. */
export function askEverything(operation: 'query' | 'subscription', field: string, args = '', longest = longestWay) {
  const root = operation === 'query' ? schema.getQueryType() : schema.getSubscriptionType();
  const definition = root?.getFields()[field];
  if (!definition) throw new Error(`There is no ${operation} ${field}.`);
  return print(parse(`${operation} { ${field}${args} ${everythingOf(definition.type, longest) ?? ''} }`));
}
