import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/**
 * What stands everywhere in the graph and means the same everywhere is described in one place: the parts of connections,
 * the ends of mutations, ids and times. Whatever has a description of its own keeps it.
 */

const typeDescriptions: Record<string, string> = {
  Node: 'Whatever has a global id, by which it can be asked for again.',
  PageInfo: 'Where a page stands in its list, and what leads on from it.',
};

/** By `Type.field`, and by the field's name alone. */
const fieldDescriptions: Record<string, string> = {
  'PageInfo.endCursor': "Of the last row of the page: as 'after' it leads to the next one. Null on an empty page.",
  'PageInfo.startCursor':
    "Of the first row of the page: as 'before' it leads to the one before. Null on an empty page.",
  'PageInfo.hasNextPage': "Whether there is more after this page, as far as 'first' and 'after' go.",
  'PageInfo.hasPreviousPage': "Whether there is more before this page, as far as 'last' and 'before' go.",
  'Query.node.id': 'A global id, of whatever type.',
  'Query.nodes.ids': 'Global ids, of whatever types.',
  id: 'The global id: opaque, the same for ever, and what `node` and mutations take.',
  createdAt: 'When it was made.',
  updatedAt: 'When it was last changed.',
};

const pageDescriptions: Record<string, string> = {
  first: 'How many rows, from the beginning or after the cursor: 0 to 100, 20 where nothing is said.',
  last: 'How many rows, from the end or before the cursor: 0 to 100. Instead of `first`.',
  after: 'A cursor of this list: the page begins behind it.',
  before: 'A cursor of this list: the page ends in front of it.',
};

const edgeDescriptions: Record<string, string> = {
  node: 'The row itself.',
  cursor: 'The place of the row in this list, for `after` and `before`.',
};

const connectionDescriptions: Record<string, string> = {
  edges: 'The rows of the page, each with its cursor.',
  pageInfo: 'Whether there is more, and the cursors that lead there.',
};

const uncapitalised = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The name without its ending, where it has that ending. */
const stem = (name: string, ending: string): string | null =>
  name.endsWith(ending) && name !== ending ? name.slice(0, -ending.length) : null;

/** Describes what is conventional in a schema, and gives it back. */
export function describeConventions(schema: GraphQLSchema): GraphQLSchema {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  for (const type of Object.values(schema.getTypeMap())) {
    type.description ??= typeDescription(type, mutations);
    if (isObjectType(type) || isInterfaceType(type)) Object.values(type.getFields()).forEach(describeField(type));
  }
  return schema;
}

function typeDescription(type: GraphQLNamedType, mutations: Record<string, unknown>): string | undefined {
  const known = typeDescriptions[type.name];
  if (known) return known;
  const row = stem(type.name, 'Edge');
  if (row) return `One row of a page of ${row}s, with its place in the list.`;
  const mutation = (ending: string) => {
    const name = uncapitalised(stem(type.name, ending) ?? '');
    return name in mutations ? `\`${name}\`` : null;
  };
  const [input, payload, result] = [mutation('Input'), mutation('Payload'), mutation('Result')];
  if (input) return `What ${input} takes.`;
  if (payload) return `What ${payload} gives once it is done.`;
  if (result) return `How ${result} can end: with its payload, or with one of these failures and nothing done.`;
  return undefined;
}

const describeField =
  (type: GraphQLNamedType) =>
  (field: GraphQLField<unknown, unknown>): void => {
    const ofPart = type.name.endsWith('Connection')
      ? connectionDescriptions
      : type.name.endsWith('Edge')
        ? edgeDescriptions
        : {};
    field.description ??=
      fieldDescriptions[`${type.name}.${field.name}`] ?? ofPart[field.name] ?? fieldDescriptions[field.name];
    for (const argument of field.args) {
      argument.description ??= argumentDescription(type, field, argument);
    }
  };

function argumentDescription(
  type: GraphQLNamedType,
  field: GraphQLField<unknown, unknown>,
  { name }: GraphQLArgument,
): string | undefined {
  if (name === 'input') return `What \`${field.name}\` takes.`;
  return (
    fieldDescriptions[`${type.name}.${field.name}.${name}`] ?? (isPaged(field) ? pageDescriptions[name] : undefined)
  );
}

const isPaged = (field: GraphQLField<unknown, unknown>): boolean =>
  String(field.type).replace('!', '').endsWith('Connection');
