import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { schema } from '../../server/graphql/schema.ts';

/** Operations on any root field, and selections of every field of every type that can be reached. */

const roots = {
  query: schema.getQueryType(),
  mutation: schema.getMutationType(),
  subscription: schema.getSubscriptionType(),
};

export type RootField = { kind: keyof typeof roots; field: GraphQLField<unknown, unknown> };

export const rootFields: Readonly<Record<string, RootField>> = Object.fromEntries(
  (['query', 'mutation', 'subscription'] as const).flatMap((kind) =>
    Object.values(roots[kind]?.getFields() ?? {}).map((field) => [
      `${roots[kind]?.name}.${field.name}`,
      { kind, field },
    ]),
  ),
);

export const nodeTypes: string[] = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'))
  .map(({ name }) => name);

/** An operation with all arguments of the field as variables. What has a default may be missing. */
export function operationOf({ kind, field }: RootField, selection: string): string {
  const declared = field.args
    .map((arg) => `$${arg.name}: ${isRequiredArgument(arg) ? arg.type : getNullableType(arg.type)}`)
    .join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  return `${kind} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`;
}

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
