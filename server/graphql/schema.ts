import './failureTypes.ts';
import './recordEdit.ts';
import './nouns.ts';
import { errorTypeMap } from '@pothos/plugin-errors';
import {
  defaultFieldResolver,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { refuseWrites } from '../domain/accounts/viewAs/viewAs.ts';
import type { Ctx } from '../domain/core/context.ts';
import { Unavailable } from '../domain/core/failures/errors.ts';
import { mutations, startAtZero, startGraphErrors } from '../metrics/counted.ts';
import { noteInTrace } from '../tracing/traced.ts';
import { builder } from './builder.ts';
import { outcomeAttribute } from './tracedOperation.ts';

/**
 * What stands everywhere in the graph and means the same everywhere is described in one place: the parts of connections,
 * the ends of mutations, ids and times. What has a description of its own keeps it.
 */
const typeDescriptions: Record<string, string> = {
  Node: 'An object with a global id, by which it can be fetched again.',
  PageInfo: 'The position of a page in its list.',
};

/** By `Type.field`, and by the field's name alone. */
const fieldDescriptions: Record<string, string> = {
  'PageInfo.endCursor': 'Cursor of the last row; as `after` it leads to the next page. Null for an empty page.',
  'PageInfo.startCursor': 'Cursor of the first row; as `before` it leads to the previous page. Null for an empty page.',
  'PageInfo.hasNextPage': 'Whether there are rows after this page, when paging with `first` and `after`.',
  'PageInfo.hasPreviousPage': 'Whether there are rows before this page, when paging with `last` and `before`.',
  'Query.node.id': 'A global id of any type.',
  'Query.nodes.ids': 'Global ids of any type.',
  id: 'The global id: opaque and permanent. `node` and mutations accept it.',
  createdAt: 'When it was created.',
  updatedAt: 'When it was last changed.',
};

const pageDescriptions: Record<string, string> = {
  first: 'Number of rows from the start or after the cursor: 0 to 100, 20 by default.',
  last: 'Number of rows from the end or before the cursor: 0 to 100. Instead of `first`.',
  after: 'A cursor of this list: the page starts after it.',
  before: 'A cursor of this list: the page ends before it.',
};

const edgeDescriptions: Record<string, string> = {
  node: 'The row.',
  cursor: 'The position of the row in this list, for `after` and `before`.',
};

const connectionDescriptions: Record<string, string> = {
  edges: 'The rows of the page, each with its cursor.',
  pageInfo: 'Whether there are more pages, and the cursors that lead to them.',
};

const uncapitalised = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The name without its ending, where it has that ending. */
const stem = (name: string, ending: string): string | null =>
  name.endsWith(ending) && name !== ending ? name.slice(0, -ending.length) : null;

/** Describes what is conventional in a schema, and gives it back. */
function describeConventions(schema: GraphQLSchema): GraphQLSchema {
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
  if (row) return `A row of a page of ${row}s and its cursor.`;
  const mutation = (ending: string) => {
    const name = uncapitalised(stem(type.name, ending) ?? '');
    return Object.hasOwn(mutations, name) ? `\`${name}\`` : null;
  };
  const [input, payload, result] = [mutation('Input'), mutation('Payload'), mutation('Result')];
  if (input) return `The input of ${input}.`;
  if (payload) return `The result of a successful ${payload}.`;
  if (result) return `The payload of ${result}, or one of these failures, after which nothing has changed.`;
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
  if (name === 'input') return `The input of \`${field.name}\`.`;
  return (
    fieldDescriptions[`${type.name}.${field.name}.${name}`] ?? (isPaged(field) ? pageDescriptions[name] : undefined)
  );
}

const isPaged = (field: GraphQLField<unknown, unknown>): boolean =>
  String(field.type).replace('!', '').endsWith('Connection');

/** The only mutation of an admin who views as a user. */
const ends = 'stopViewingAs';

/**
 * What holds for every mutation, however it is called: pages, REST, uploads and both kinds of sockets all come through these fields.
 * While an admin views as a user it is refused before anything of it is decided. It uses the database itself where the context reads
 * from a replica, and so does what is read after it. It is counted by how it ended. `Unavailable` is reported, so that over HTTP the
 * response has the status 503 whether it is a typed result or an error.
 */
function guardMutations(schema: GraphQLSchema): GraphQLSchema {
  const fieldsOf = (type: GraphQLObjectType | null | undefined) => type?.getFields() ?? {};
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  startGraphErrors(types.flatMap((type) => Object.keys(fieldsOf(type))));
  const all = fieldsOf(schema.getMutationType());
  startAtZero(mutations, { mutation: Object.keys(all), outcome: ['done', 'Unavailable', 'error'] });
  for (const field of Object.values(all)) {
    const { name: mutation, resolve = defaultFieldResolver } = field;
    field.resolve = async (root, args, ctx: Ctx, info) => {
      try {
        if (mutation !== ends) refuseWrites(ctx.viewer);
        const result: unknown = await resolve(root, args, Object.assign(ctx, ctx.primary), info);
        const failure = typeof result === 'object' && result !== null ? errorTypeMap.get(result) : undefined;
        mutations.inc({ mutation, outcome: failure?.name ?? 'done' });
        if (failure) noteInTrace({ [outcomeAttribute]: failure.name });
        if (failure === Unavailable) ctx.reportUnavailable?.();
        return result;
      } catch (error) {
        mutations.inc({ mutation, outcome: 'error' });
        throw error;
      }
    };
  }
  return schema;
}

/** The schema. */
export const schema = describeConventions(guardMutations(builder.toSchema()));

/** The graph in the schema language, in the order of its names. */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
