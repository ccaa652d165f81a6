import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, execute, Kind, OperationTypeNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { compiledQuery } from './compiled/run.ts';
import type { GraphContext } from './context.ts';
import { refusalOf } from './limits/operation.ts';
import { type PersistedOperations, persistedId } from './persisted.ts';
import { schema } from './schema.ts';
import { validDocuments } from './validDocuments.ts';

/**
 * Executes queries that are known to be valid without Yoga, whose HTTP pipeline takes a third of the CPU of a search page.
 * Yoga handles everything else: other methods and media types, mutations, unknown or invalid queries, and every query
 * that fails here. Executing it twice is safe, because a query changes nothing. Measurements:
 * `docs/decisions/0053-hand-tuned-sql.md` and `0096-compiled-queries.md`.
 */
export type KnownQueries = {
  /** The response body, with its content type set on the reply; null if Yoga has to handle the request. */
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
  /** Remembers the queries that Yoga has found valid. */
  learn: () => Plugin;
};

const graphType = 'application/graphql-response+json; charset=utf-8';
const jsonType = 'application/json; charset=utf-8';

/** The content types that Yoga chooses for the most frequent accept headers. */
const types = new Map([
  ['application/graphql-response+json, application/json', graphType],
  ['application/graphql-response+json', graphType],
  ['application/json', jsonType],
]);

export function knownQueries(
  persisted: PersistedOperations,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<GraphContext>,
): KnownQueries {
  const valid = validDocuments();

  /** The requested query, if it is known to be valid and within the limits. */
  const documentOf = (body: Record<string, unknown>): DocumentNode | null => {
    const { query, variables } = body;
    const id = persistedId(body);
    if (id !== null) {
      const ours = persisted.document(id);
      return ours && isOneQuery(ours) ? ours : null;
    }
    const known = typeof query === 'string' ? valid.get(query) : undefined;
    return known && !refusalOf(schema, known, variables) ? known : null;
  };

  return {
    answer: async (request, reply) => {
      const { body, headers } = request;
      const type = types.get(headers.accept ?? '');
      if (!type || request.method !== 'POST' || !isRecord(body) || body.operationName != null) return null;
      const { variables = null } = body;
      if (variables !== null && !isRecord(variables)) return null;
      const document = documentOf(body);
      if (!document) return null;
      const contextValue = await contextOf(request, reply);
      const text = await textOf(document, variables, contextValue);
      if (text !== null) reply.header('content-type', type);
      return text;
    },
    learn: () => ({
      onValidate: ({ params: { documentAST }, context }) => {
        const { query } = context.params;
        return (result) => {
          if (result.valid && query && isOneQuery(documentAST)) valid.add(query, documentAST);
        };
      },
    }),
  };
}

/** The response; null if something fails. */
async function textOf(
  document: DocumentNode,
  variables: Record<string, unknown> | null,
  contextValue: GraphContext,
): Promise<string | null> {
  const compiled = compiledQuery(document);
  if (compiled) return compiled(variables, contextValue);
  const result = await execute({ schema, document, variableValues: variables, contextValue });
  return result.errors ? null : JSON.stringify(result);
}

function isOneQuery({ definitions }: DocumentNode): boolean {
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operations.length === 1 && operations[0]?.operation === OperationTypeNode.QUERY;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
