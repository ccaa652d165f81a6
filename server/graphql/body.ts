import type { FastifyError, FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { limits, overLimit } from './limits/limits.ts';

/** JSON bodies that are UTF-8, and no others: a letter that had to be replaced would be stored as if it had been meant. */
export function acceptJson(scope: FastifyInstance): void {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: limits.body },
    (request, body, done) => {
      let text: string;
      try {
        text = utf8.decode(body);
      } catch {
        done(Object.assign(new Error('The body is not UTF-8.'), { statusCode: 400 }));
        return;
      }
      return parseJson(request, text, done);
    },
  );
}

export function refuseLongAddresses(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (request.url.length > limits.address) await reply.code(414).send({ errors: [overLimit('address')] });
  });
}

/** What is refused before there is an operation is answered like one: as a list of errors. */
export function answerAsGraph(scope: FastifyInstance): void {
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode: status = 500, message } = error;
    if (status < 500) {
      const code = codes[status] ?? 'BAD_REQUEST';
      const refusal = status === 413 ? overLimit('body') : new GraphQLError(message, { extensions: { code, status } });
      return reply.code(status).send({ errors: [refusal] });
    }
    request.log.error({ err: error }, 'unexpected error before the graph');
    const masked = new GraphQLError('Something went wrong on our side.', { extensions: { code: 'Internal' } });
    return reply.code(500).send({ errors: [masked] });
  });
}

const codes: Record<number, string> = { 415: 'UnsupportedMediaType', 429: 'TooManyRequests' };
