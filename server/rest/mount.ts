import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Failure } from '../domain/errors.ts';
import type { GraphContext } from '../graphql/context.ts';
import { errorMask } from '../graphql/failures.ts';
import { readOn } from '../graphql/multipart.ts';
import type { Answer } from './answer.ts';
import { answerTo } from './ask.ts';
import { type FailureBody, failureBody, failureOf } from './failure.ts';
import { fileOf, jsonFileLimit, takeFileBodies } from './file.ts';
import type { Row } from './row.ts';
import { table } from './table.ts';

export type RestServices = {
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<GraphContext>;
  log: Logger;
};

/** Serves the documented calls: each one asks the graph, as whoever the request is from. */
export async function registerRest(app: FastifyInstance, services: RestServices): Promise<void> {
  const { contextOf, log } = services;
  const mask = errorMask(log);
  const answer = async (row: Row, request: FastifyRequest, reply: FastifyReply): Promise<Answer> => {
    const ctx = await contextOf(request, reply);
    const { params: path, query, body } = request;
    const file = row.file === null ? undefined : await fileOf(request, row.file);
    return answerTo(row, { path, query, body }, ctx, mask, file);
  };

  await app.register(async (scope) => {
    takeEmptyJson(scope);
    takeFileBodies(scope);
    await scope.register(multipart);
    scope.setErrorHandler((error, _request, reply) => {
      const { status, body } = refusalOf(error, log);
      return reply.code(status).send(body);
    });
    for (const [call, row] of Object.entries<Row>(table)) {
      const [method = '', path = ''] = call.split(/ (.*)/);
      scope.route({
        method,
        url: path.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => `:${name.replaceAll(' ', '_')}`),
        ...(row.file !== null && { bodyLimit: jsonFileLimit }),
        handler: async (request, reply) => {
          // Who is refused while a file is still on its way gets to read why.
          if (row.file !== null) reply.raw.once('finish', () => readOn(request.raw));
          const { status, body } = await answer(row, request, reply);
          return reply.code(status).type('application/json; charset=utf-8').send(textOf(body));
        },
      });
    }
  });
}

/** Addresses are JSON texts, too. */
const textOf = (body: unknown): string | undefined => (body === undefined ? undefined : JSON.stringify(body));

/** Calls without a body come with its content type all the same. */
function takeEmptyJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else parse(request, text.toString(), done);
  });
}

/** What was thrown before the graph was asked: a failure, a body that cannot be read, or a bug, which says nothing. */
export function refusalOf(error: unknown, log: Logger): Answer & { body: FailureBody } {
  if (error instanceof Failure) return { status: error.status, body: failureOf(error) };
  if (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode < 500
  ) {
    return { status: error.statusCode, body: failureBody(error.statusCode, error.message) };
  }
  log.error({ err: error }, 'a REST call failed');
  return { status: 500, body: failureBody(500, 'Something went wrong on our side.') };
}
