import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, type ExecutionResult, Kind, OperationTypeNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { Ctx } from '../domain/core/context.ts';
import { executeAsText } from './compiled.ts';
import { errorMask } from './failures.ts';
import { type Cost, weighed, withCost } from './limits/operation.ts';
import { isRecord, type PersistedOperations, persistedId, validDocuments } from './persisted.ts';
import { schema } from './schema.ts';

/**
 * Executes operations that are known to be valid without Yoga, whose HTTP pipeline takes a third of the CPU of a search page and
 * a sixth of that of a message: queries, and the product's own mutations. Yoga handles everything else: other methods and
 * media types, other mutations, and unknown or invalid operations. Yoga also sends the results that have errors. Measurements:
 * docs/decisions/0053, docs/decisions/0096 and docs/decisions/0123.
 */
export type KnownOperations = {
  /** The response body, with its content type set on the reply; null if Yoga has to handle the request. */
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
  /** Remembers the queries that Yoga has found valid, and gives it the results that have errors. */
  plugin: () => Plugin<object, { fastify: { request: FastifyRequest } }>;
};

export type KnownOperationServices = {
  persisted: PersistedOperations;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Ctx>;
  log: Logger;
};

const { QUERY, MUTATION } = OperationTypeNode;

const graphType = 'application/graphql-response+json; charset=utf-8';
const jsonType = 'application/json; charset=utf-8';

/** The content types that Yoga chooses for the most frequent accept headers. */
const types = new Map([
  ['application/graphql-response+json, application/json', graphType],
  ['application/graphql-response+json', graphType],
  ['application/json', jsonType],
]);

export function knownOperations({ persisted, contextOf, log }: KnownOperationServices): KnownOperations {
  const valid = validDocuments();
  const withErrors = new WeakMap<FastifyRequest, ExecutionResult>();
  const mask = errorMask(log);

  /** The requested operation, if it is known to be valid and within the limits. */
  const documentOf = (body: Record<string, unknown>): { document: DocumentNode; cost?: Cost } | null => {
    const { query, variables } = body;
    const id = persistedId(body);
    if (id !== null) {
      const ours = persisted.document(id);
      return ours && (isOne(ours, QUERY) || isOne(ours, MUTATION)) ? { document: ours } : null;
    }
    const document = typeof query === 'string' ? valid.get(query) : undefined;
    if (!document) return null;
    const { refusal, cost } = weighed(schema, document, variables);
    return refusal ? null : { document, cost };
  };

  return {
    answer: async (request, reply) => {
      const { body, headers } = request;
      const type = types.get(headers.accept ?? '');
      if (!type || request.method !== 'POST' || !isRecord(body) || body.operationName != null) return null;
      const { variables = null } = body;
      if (variables !== null && !isRecord(variables)) return null;
      const found = documentOf(body);
      if (!found) return null;
      const { document, cost } = found;
      const result = await executeAsText(document, variables, await contextOf(request, reply));
      if (!('text' in result)) {
        withErrors.set(request, withCost({ ...result, errors: result.errors?.map(mask) }, cost));
        return null;
      }
      reply.header('content-type', type);
      return cost ? `${result.text.slice(0, -1)},"extensions":{"cost":${JSON.stringify(cost)}}}` : result.text;
    },
    plugin: () => ({
      onParams: ({ context, setResult }) => {
        const result = withErrors.get(context.fastify.request);
        if (result) setResult(result);
      },
      onValidate: ({ params: { documentAST }, context }) => {
        const { query } = context.params;
        return (result) => {
          if (result.valid && query && isOne(documentAST, QUERY)) valid.set(query, documentAST);
        };
      },
    }),
  };
}

/** Whether a document has one operation, of this type. */
function isOne({ definitions }: DocumentNode, type: OperationTypeNode): boolean {
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operations.length === 1 && operations[0]?.operation === type;
}
