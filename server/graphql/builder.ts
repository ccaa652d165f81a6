import SchemaBuilder, { PothosError } from '@pothos/core';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin, { resolveNodes } from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { GraphQLError } from 'graphql';
import type { Ctx } from '../domain/core/context.ts';
import { Forbidden, InvalidInput, NotFound, TooMany } from '../domain/core/failures/errors.ts';
import { isDay } from '../domain/core/text/format/typed.ts';
import { capitalized } from '../domain/core/text/labels.ts';
import type { Requirement } from '../domain/core/viewer/verb.ts';
import { loginMissing, viewerId } from '../domain/core/viewer/viewer.ts';
import type PrismaTypes from '../generated/pothos.ts';
import { getDatamodel } from '../generated/pothos.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { IncomingFile } from '../media/media.ts';
import { databaseId, decodeGlobalId, encodeGlobalId } from './globalId.ts';
import { maxNodeIds } from './limits/limits.ts';
import type { PageCursors } from './pageCursors.ts';
import RowFieldsPlugin from './rowFields.ts';
import StorableTextPlugin from './storableText.ts';

const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** The moment of an ISO 8601 text with its zone, of the years 1 to 9999; null for any other text. */
export function readMoment(text: string): Date | null {
  const date = new Date(iso.test(text) && isDay(text.slice(0, 10)) ? text : Number.NaN);
  // Written so that it is also wrong for no date at all.
  return date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999 ? date : null;
}

const rootTypes = new Set(['Query', 'Mutation', 'Subscription']);

/** What a missing row, and an id that was never one of ours, come to. */
async function orNotFound<Value>(found: PromiseLike<Value> | Value): Promise<NonNullable<Value>> {
  const value = await Promise.resolve(found).catch((error: unknown) => {
    const missing = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025';
    if (missing || error instanceof PothosError) throw new NotFound();
    throw error;
  });
  if (value === null || value === undefined) throw new NotFound();
  return value;
}

/** Whether a record could have this id; the database complains of the others. */
const isRecord = (id: { typename: string; id: string }): boolean => databaseId(id, id.typename) !== null;

const firstOf = (values: readonly unknown[]): unknown => values[0];

export const builder = new SchemaBuilder<{
  Context: Ctx;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  /** Every list of ours is a connection made by connection.ts. */
  Connection: { totalCount: () => Promise<number>; pageCursors: () => Promise<PageCursors> };
  AuthScopes: {
    /** Everyone, signed in or not. Has to be declared: a test refuses a field without a scope. */
    public: boolean;
    /** Everyone known, guests included. */
    signedIn: boolean;
    admin: boolean;
    /** Requires a viewer who passes this rule of the domain, which throws for others. */
    passes: Requirement;
  };
  Scalars: {
    DateTime: { Input: Date; Output: Date };
    ID: { Input: string; Output: string | number };
    /** Only ever comes in. */
    Upload: { Input: IncomingFile; Output: never };
  };
}>({
  // The first is the outermost: failures of all others become results, and who may not ask is not told what is wrong.
  plugins: [ErrorsPlugin, ScopeAuthPlugin, RelayPlugin, StorableTextPlugin, RowFieldsPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  prisma: {
    // Each request brings its own; the plugin needs one only to load a relation that was not planned.
    client: (context) => context.db,
    dmmf: getDatamodel(),
    exposeDescriptions: false,
    // Refusals and absent records use no query. Tests count the statements of each list.
    onUnusedQuery: null,
  },
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    edgesFieldOptions: { nullable: false },
    nodeFieldOptions: { nullable: false },
    encodeGlobalID: encodeGlobalId,
    decodeGlobalID: decodeGlobalId,
    nodeQueryOptions: {
      authScopes: { public: true },
      description: 'The object with this global id. One that the viewer may not see answers as one that is not there.',
      resolve: (_root, { id }, _ctx, _info, resolveNode) => orNotFound(isRecord(id) ? resolveNode(id) : null),
    },
    nodesQueryOptions: {
      authScopes: { public: true },
      nullable: { list: false, items: true },
      description: `The objects with these global ids, at most ${maxNodeIds}; null where there is none for the viewer.`,
      resolve: (_root, { ids }, ctx, info): Promise<unknown>[] => {
        if (ids.length > maxNodeIds) throw InvalidInput.of('ids', `'ids' has at most ${maxNodeIds} ids.`);
        // Each by itself: what is not there leaves the others as they are.
        return ids.map((id) => orNotFound(isRecord(id) ? resolveNodes(builder, ctx, info, [id]).then(firstOf) : null));
      },
    },
  },
  errors: {
    // Of every mutation: each may have a budget.
    defaultTypes: [TooMany],
    directResult: true,
    defaultUnionOptions: { name: ({ fieldName }) => `${capitalized(fieldName)}Result` },
  },
  scopeAuth: {
    authorizeOnSubscribe: true,
    runScopesOnType: true,
    authScopes: ({ viewer }) => ({
      public: true,
      signedIn: viewerId(viewer) !== null,
      admin: viewer.kind === 'admin',
      passes: (require) => {
        require(viewer);
        return true;
      },
    }),
    unauthorizedError: (_parent, context, { fieldName, parentType }) => {
      // A record that a policy keeps from the viewer is one that is not there; only what a role may ask for is said.
      const asksForRecord = fieldName === 'node' || fieldName === 'nodes' || !rootTypes.has(parentType.name);
      if (asksForRecord) return new NotFound();
      return viewerId(context.viewer) === null ? loginMissing(context.viewer) : new Forbidden();
    },
  },
});

builder.queryType({ description: 'Everything that can be read.' });
builder.mutationType({ description: 'Everything that can be done. Expected failures are members of the result.' });
builder.subscriptionType({ description: 'Everything that can be listened to.' });

builder.scalarType('DateTime', {
  description: 'A moment in UTC, ISO 8601 with its zone, of the years 1 to 9999: `2026-06-01T12:00:00Z`.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const date = typeof value === 'string' ? readMoment(value) : null;
    if (date === null) {
      throw new GraphQLError('A DateTime is an ISO 8601 text with its zone, like 2026-06-01T12:00:00Z.');
    }
    return date;
  },
});

builder.globalConnectionField('totalCount', (t) =>
  t.int({
    description: 'How many there are on all pages.',
    resolve: (connection) => connection.totalCount(),
  }),
);
