import type { FastifyError, FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { limits, overLimit } from './limits/limits.ts';
import { badRequest, strictJson } from './strictJson.ts';

/** JSON bodies, each of them one operation. */
export function acceptJson(scope: FastifyInstance): void {
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
export function checkAddresses(scope: FastifyInstance): void {
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
export function answerAsGraph(scope: FastifyInstance, mask: (error: unknown) => GraphQLError): void {
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
