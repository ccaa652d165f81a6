import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createYoga } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { GraphContext } from './context.ts';
import { errorMask } from './failures.ts';
import type { PersistedOperations } from './persisted.ts';
import { schema } from './schema.ts';

export type GraphHttpServices = {
  persisted: PersistedOperations;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<GraphContext>;
  log: Logger;
  /** Serves GraphiQL to browsers. */
  explorer: boolean;
};

type ServerContext = { request: FastifyRequest; reply: FastifyReply };

/** GraphQL over HTTP at /graphql. */
export function registerGraphql(app: FastifyInstance, services: GraphHttpServices): void {
  const yoga = createYoga<{ fastify: ServerContext }>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: services.explorer,
    landingPage: false,
    logging: false,
    batching: false,
    cors: false,
    multipart: false,
    maskedErrors: { maskError: errorMask(services.log) },
    context: ({ fastify: { request, reply } }) => services.contextOf(request, reply),
    plugins: [
      usePersistedOperations({
        getPersistedOperation: (id) => services.persisted.document(id),
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
      }),
    ],
  });
  app.route({
    url: yoga.graphqlEndpoint,
    method: ['GET', 'POST', 'OPTIONS'],
    handler: async (request, reply) => {
      const response = await yoga.handleNodeRequestAndResponse(request, reply, { fastify: { request, reply } });
      for (const [name, value] of response.headers) reply.header(name, value);
      reply.status(response.status);
      return reply.send(response.body);
    },
  });
}
