import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, Kind } from 'graphql';
import type { Logger } from 'pino';
import type { GraphContext } from '../graphql/context.ts';
import { errorMask } from '../graphql/failures.ts';
import { readOn } from '../graphql/multipart.ts';
import { strictJson } from '../graphql/strictJson.ts';
import { answerTo } from './ask.ts';
import { failureBody, refusalOf } from './failure.ts';
import { fileOf, jsonFileLimit, takeFileBodies } from './file.ts';
import type { Answer, Row } from './row.ts';
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
  const serve = (scope: FastifyInstance, call: string, row: Row) => {
    const [method = '', path = ''] = call.split(/ (.*)/);
    scope.route({
      method,
      url: path.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => `:${name.replaceAll(' ', '_')}`),
      // A HEAD is a look, by links' checkers too: what changes something is not looked at.
      ...(method === 'GET' && { exposeHeadRoute: row.documents.every(isQuery) }),
      ...(row.file !== null && { bodyLimit: jsonFileLimit }),
      handler: async (request, reply) => {
        // Who is refused while a file is still on its way gets to read why.
        if (row.file !== null) reply.raw.once('finish', () => readOn(request.raw));
        const { status, body } = await answer(row, request, reply);
        return reply.code(status).type('application/json; charset=utf-8').send(textOf(body));
      },
    });
  };
  const calls = Object.entries<Row>(table);

  await app.register(async (scope) => {
    takeJson(scope);
    scope.setErrorHandler((error, _request, reply) => {
      const { status, body } = refusalOf(error, log);
      return reply.code(status).send(body);
    });
    for (const [call, row] of calls) if (row.file === null) serve(scope, call, row);
    // Nothing is there, whatever is sent along.
    scope.all('/api/*', { onRequest: refuseUnknown }, refuseUnknown);
    await scope.register(async (uploads) => {
      takeFileBodies(uploads);
      await uploads.register(multipart);
      for (const [call, row] of calls) if (row.file !== null) serve(uploads, call, row);
    });
  });
}

const isQuery = ({ definitions }: DocumentNode): boolean =>
  definitions.every((definition) => definition.kind !== Kind.OPERATION_DEFINITION || definition.operation === 'query');

/** Addresses are JSON texts, too. */
const textOf = (body: unknown): string | undefined => (body === undefined ? undefined : JSON.stringify(body));

/** Bodies are JSON; calls without one come with its content type all the same. */
function takeJson(scope: FastifyInstance): void {
  const parse = strictJson(scope);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body, done);
  });
}

const refuseUnknown = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  reply.code(404).send(failureBody(404, 'Not found.'));
