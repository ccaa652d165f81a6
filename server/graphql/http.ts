import multipart from '@fastify/multipart';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ExecutionArgs, GraphQLError } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { compressed } from '../http/compression.ts';
import { acceptJson, answerAsGraph, checkAddresses } from './body.ts';
import type { GraphContext } from './context.ts';
import { errorMask } from './failures.ts';
import { keyRefusal } from './keyGroups.ts';
import { type KnownOperationServices, knownOperations } from './knownOperations.ts';
import { useLimits } from './limits/plugin.ts';
import { acceptMultipart } from './multipart.ts';
import { persistedId, persistedNotFound } from './persisted.ts';
import { schema } from './schema.ts';
import { tracedOperation } from './tracedOperation.ts';

type ServerContext = { request: FastifyRequest; reply: FastifyReply };

/** A response that never ends would outlive the session that asked for it; sockets are closed with theirs. */
const subscriptionsElsewhere: Plugin = {
  onSubscribe: ({ setResultAndStopExecution }) => {
    const message = 'Subscriptions are carried by a socket at the same address, in the protocol graphql-transport-ws.';
    setResultAndStopExecution({ errors: [new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })] });
  },
};

/** What Yoga executes itself. Operations that are known go through `executeAsText`. */
const traceOperations: Plugin = {
  onExecute: ({ executeFn, setExecuteFn }) =>
    setExecuteFn((args: ExecutionArgs) => tracedOperation(args, () => executeFn(args))),
};

/** As `executeAsText` does. Refusals are masked with the result. */
const refuseKeys = (mask: (error: unknown) => GraphQLError): Plugin<GraphContext> => ({
  onExecute: ({ args, setResultAndStopExecution }) => {
    const refusal = keyRefusal(args.document, args.contextValue.viewer);
    if (refusal) setResultAndStopExecution({ errors: refusal.errors.map(mask) });
  },
});

const notAcceptable = {
  errors: [
    new GraphQLError('Answers are of the type application/graphql-response+json or application/json.', {
      extensions: { code: 'NotAcceptable', status: 406 },
    }),
  ],
};

/** GraphQL over HTTP at /graphql. */
export function registerGraphql(app: FastifyInstance, services: KnownOperationServices): void {
  const { persisted } = services;
  const unavailable = new WeakSet<FastifyRequest>();
  const contextOf: KnownOperationServices['contextOf'] = async (request, reply) =>
    Object.assign(await services.contextOf(request, reply), {
      reportUnavailable: () => {
        unavailable.add(request);
      },
    });
  const known = knownOperations({ ...services, contextOf });
  const mask = errorMask(services.log);
  const yoga = createYoga<{ fastify: ServerContext }>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    logging: false,
    batching: false,
    cors: false,
    // Files are not held in memory: `acceptMultipart` reads them as they arrive, and counts what it reads.
    multipart: false,
    maxRequestBodySize: false,
    maskedErrors: { maskError: mask },
    context: ({ fastify: { request, reply } }) => contextOf(request, reply),
    plugins: [
      acceptMultipart(),
      usePersistedOperations({
        extractPersistedOperationId: persistedId,
        getPersistedOperation: (id) => persisted.document(id),
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        customErrors: {
          notFound: {
            message: persistedNotFound.message,
            extensions: { code: persistedNotFound.code, http: { status: 400, spec: true } },
          },
          keyNotFound: {
            message: 'Please send a query, or the hash of a persisted one.',
            extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
          },
        },
      }),
      useLimits(),
      subscriptionsElsewhere,
      known.plugin(),
      traceOperations,
      refuseKeys(mask),
    ],
  });
  app.register(async (scope) => {
    acceptJson(scope);
    await scope.register(multipart);
    answerAsGraph(scope, mask);
    checkAddresses(scope);
    scope.route({
      url: yoga.graphqlEndpoint,
      method: ['GET', 'POST', 'OPTIONS'],
      compress: compressed,
      config: { keyGroup: 'by document', readBy: 'listed' },
      handler: async (request, reply) => {
        const answer = await known.answer(request, reply);
        if (answer !== null) return reply.code(unavailable.has(request) ? 503 : 200).send(answer);
        const response = await yoga.handleNodeRequestAndResponse(request, reply, { fastify: { request, reply } });
        for (const [name, value] of response.headers) reply.header(name, value);
        reply.status(unavailable.has(request) ? 503 : response.status);
        if (response.status === 406) return reply.type('application/json').send(notAcceptable);
        // As a text its size is known: small ones are not compressed.
        return response.body === null ? reply.send() : reply.send(await response.text());
      },
    });
  });
}
