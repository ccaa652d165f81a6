import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, Kind } from 'graphql';
import type { Logger } from 'pino';
import { refusedViewers } from '../domain/core/viewer/refusedViewers.ts';
import type { Requirement } from '../domain/core/viewer/verb.ts';
import type { GraphContext } from '../graphql/context.ts';
import { errorMask } from '../graphql/failures.ts';
import { readOn } from '../graphql/multipart.ts';
import { strictJson } from '../graphql/strictJson.ts';
import { compressed } from '../http/compression.ts';
import { noteInTrace, traced } from '../tracing/traced.ts';
import { answerTextTo } from './ask.ts';
import { askToWait, failureBody, refusalOf, refuse } from './failure.ts';
import { sendFeed } from './feed/feed.ts';
import { fileOf, jsonFileLimit, takeFileBodies } from './file.ts';
import { answerOnce, replayedHeader } from './keyed.ts';
import { isKnown, tag, versionIn } from './recordVersions.ts';
import { isFeed, type Row } from './row.ts';
import { table } from './table.ts';

export type RestServices = {
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<GraphContext>;
  /** The context of an anonymous visitor. */
  visitorContext: () => GraphContext;
  log: Logger;
};

/** Serves the documented calls. Each one executes its document as the viewer of the request. */
export async function registerRest(app: FastifyInstance, services: RestServices): Promise<void> {
  const { contextOf, visitorContext, log } = services;
  const mask = errorMask(log);
  const contexts = new WeakMap<FastifyRequest, GraphContext>();
  const known = async (request: FastifyRequest, reply: FastifyReply): Promise<GraphContext> => {
    const ctx = contexts.get(request) ?? (await contextOf(request, reply));
    contexts.set(request, ctx);
    return ctx;
  };
  const answer = async (row: Row, request: FastifyRequest, reply: FastifyReply) => {
    const ctx = await known(request, reply);
    const { params: path, query, body } = request;
    const version = versionIn(row, request);
    return answerOnce(row, request, ctx, async (clientKey) => {
      if (row.file === null) return answerTextTo(row, { path, query, body, clientKey, version }, ctx, mask);
      const { file, beside } = await fileOf(request, row.file);
      // Form fields sent with a file count as parameters.
      return answerTextTo(row, { path, query: { ...beside, ...Object(query) }, body: undefined }, ctx, mask, file);
    });
  };
  /**
   * Reports an invalid request only to callers who may make it (docs/product/rest-calls.md, 'Authorization comes first').
   */
  const refusal = async (row: Row, request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    const refused = refusalOf(error, log);
    if (refused.status !== 400 || row.authorize === null) return refused;
    try {
      const { params: path, query, body } = request;
      await row.authorize({ path, query, body }, await known(request, reply));
      return refused;
    } catch (mayNot) {
      return refusalOf(mayNot, log);
    }
  };
  const serve = (scope: FastifyInstance, call: string, row: Row) => {
    const [method = '', path = ''] = call.split(/ (.*)/);
    const changesData = !row.documents.every(isQuery);
    scope.route({
      method,
      compress: compressed,
      url: path.replaceAll(/\{([^{}]+)\}/g, (_all, name: string) => `:${name.replaceAll(' ', '_')}`),
      // Link checkers send HEAD, which must not run a call that changes something.
      ...(method === 'GET' && { exposeHeadRoute: !changesData }),
      config: {
        changesData: method === 'GET' && changesData,
        keyGroup: 'by document',
        ...(isFeed(row) && { bucket: 'feeds' as const }),
        readBy: isPublicRead(row) ? 'all' : 'listed',
      },
      ...(row.file !== null && { bodyLimit: jsonFileLimit }),
      onRequest: async (request, reply) => {
        // A refusal during an upload has to reach the sender, who is still sending.
        if (row.file !== null) reply.raw.once('finish', () => readOn(request.raw));
        if (row.requirements.length === 0) return;
        const { viewer } = await known(request, reply);
        for (const require of row.requirements) require(viewer);
      },
      handler: async (request, reply) => {
        if (isFeed(row)) return traced(`REST ${call}`, {}, () => sendFeed(row, request, reply, visitorContext));
        const answered = await traced(`REST ${call}`, {}, async () => {
          const given = await answer(row, request, reply);
          noteInTrace({ 'http.response.status_code': given.status }, given.status >= 500);
          return given;
        });
        const { status, text, retryAfter, isReplayed } = answered;
        askToWait(reply, retryAfter);
        if (isKnown(request, tag(row, reply, answered))) return reply.code(304).send();
        if (isReplayed) reply.header(replayedHeader, 'true');
        return reply.code(status).type('application/json; charset=utf-8').send(text);
      },
      errorHandler: async (error, request, reply) => {
        return refuse(reply, await refusal(row, request, reply, error));
      },
    });
  };
  const calls = Object.entries<Row>(table);

  await app.register(async (scope) => {
    takeJson(scope);
    for (const [call, row] of calls) if (row.file === null) serve(scope, call, row);
    // An unknown call is a 404 whatever its body is.
    scope.all('/api/*', { preParsing: refuseUnknown }, refuseUnknown);
    await scope.register(async (uploads) => {
      takeFileBodies(uploads);
      await uploads.register(multipart);
      for (const [call, row] of calls) if (row.file !== null) serve(uploads, call, row);
    });
  });
}

/** Visitors get something from it, and it changes nothing. */
const isPublicRead = (row: Row): boolean =>
  row.documents.every(isQuery) && row.missing !== 401 && row.requirements.every(isForVisitors);

const isForVisitors = (requirement: Requirement): boolean => !refusedViewers(requirement).has('anonymous');

const isQuery = ({ definitions }: DocumentNode): boolean =>
  definitions.every((definition) => definition.kind !== Kind.OPERATION_DEFINITION || definition.operation === 'query');

/** Bodies are JSON. Calls without a body may have its content type too. */
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
