import multipart from '@fastify/multipart';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ExecutionArgs, GraphQLError } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Ctx } from '../domain/core/context.ts';
import { compressed } from '../http/compression.ts';
import { errorMask } from './failures.ts';
import { keyRefusal } from './keyGroups.ts';
import { type KnownOperationServices, knownOperations } from './knownOperations.ts';
import { limits, overLimit } from './limits/limits.ts';
import { type Cost, parseWithin, validateWithin, weighed, withCost } from './limits/operation.ts';
import { acceptMultipart } from './multipart.ts';
import { isPersisted, persistedId, persistedNotFound } from './persisted.ts';
import { schema } from './schema.ts';
import { badRequest, strictJson } from './strictJson.ts';
import { tracedOperation } from './tracedOperation.ts';

/** JSON bodies, each of them one operation. */
function acceptJson(scope: FastifyInstance): void {
  const parse = strictJson(scope);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: limits.body },
    (request, body, done) =>
      parse(request, body, (error, value) => {
        if (error) done(error);
        else if (Array.isArray(value)) done(badRequest('A request is one operation, not a list of them.'));
        else if (typeof value !== 'object' || value === null) done(badRequest('A request is a JSON object.'));
        else done(null, value);
      }),
  );
}

/** A GET carries everything in its address: at most so long, and what is JSON in it has to be some. */
function checkAddresses(scope: FastifyInstance): void {
  scope.addHook<{ Querystring: Record<string, unknown> }>('onRequest', async ({ url, query }, reply) => {
    if (url.length > limits.address) return reply.code(414).send({ errors: [overLimit('address')] });
    const wrong = ['variables', 'extensions'].find((name) => query[name] && !isJson(query[name]));
    if (wrong) throw badRequest(`The ${wrong} in the address are not JSON.`);
  });
}

function isJson(text: unknown): boolean {
  try {
    JSON.parse(String(text));
    return true;
  } catch {
    return false;
  }
}

/** What is refused before there is an operation is answered like one: as a list of errors. */
function answerAsGraph(scope: FastifyInstance, mask: (error: unknown) => GraphQLError): void {
  scope.setErrorHandler<FastifyError>((error, _request, reply) => {
    const { statusCode: status = 500, message } = error;
    if (status < 500) {
      const code = codes[status] ?? 'BAD_REQUEST';
      const refusal = status === 413 ? overLimit('body') : new GraphQLError(message, { extensions: { code, status } });
      return reply.code(status).send({ errors: [refusal] });
    }
    const masked = mask(error);
    const { status: said = 500 } = masked.extensions;
    return reply.code(Number(said)).send({ errors: [masked] });
  });
}

const codes: Record<number, string> = { 415: 'UnsupportedMediaType', 429: 'TooManyRequests' };

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
const refuseKeys = (mask: (error: unknown) => GraphQLError): Plugin<Ctx> => ({
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

/** Applies the limits to every operation over HTTP except the product's own, and tells its cost. */
function useLimits(): Plugin {
  const costs = new WeakMap<Request, Cost>();
  return {
    onParse({ setParseFn }) {
      setParseFn((text: unknown) => parseWithin(String(text)));
    },
    onValidate({ params: { documentAST }, context, setValidationFn }) {
      if (isPersisted(documentAST)) return;
      // Thrown and not returned, because a returned result is cached for the text, which may be within the limits with
      // other variables.
      const { refusal, cost } = weighed(schema, documentAST, context.params.variables);
      if (cost) costs.set(context.request, cost);
      if (refusal) throw refusal;
      setValidationFn(validateWithin);
    },
    onExecutionResult({ result, setResult, context }) {
      if (!result || Array.isArray(result) || Symbol.asyncIterator in result) return;
      setResult(withCost(result, costs.get(context.request)));
      if (!('errors' in result) || 'data' in result) return;
      for (const { extensions } of result.errors ?? []) {
        // The status of operations that were not executed. Clients that accept plain JSON get it for excessive requests
        // too.
        if (extensions.code === 'OverLimit') extensions.http = { status: 400 };
        // Of a key.
        else if (extensions.code === 'Forbidden') extensions.http = { status: 403 };
        else extensions.http ??= { status: 400, spec: true };
      }
    },
  };
}
