import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, Kind } from 'graphql';
import type { Logger } from 'pino';
import type { Ctx } from '../domain/core/context.ts';
import { InvalidInput } from '../domain/core/failures/errors.ts';
import type { Requirement } from '../domain/core/viewer/verb.ts';
import { refusedViewers } from '../domain/core/viewer/verb.ts';
import { type Once, onceByKey } from '../domain/core/write/onceByKey.ts';
import { errorMask } from '../graphql/failures.ts';
import { keyRefusal } from '../graphql/keyGroups.ts';
import { readOn } from '../graphql/multipart.ts';
import { strictJson } from '../graphql/strictJson.ts';
import { compressed } from '../http/compression.ts';
import { noteInTrace, traced } from '../tracing/traced.ts';
import { type AnswerText, answerTextTo } from './ask.ts';
import { digestOf, isKnownTo, tagsIn } from './etag.ts';
import { askToWait, failureBody, refusalOf, refuse } from './failure.ts';
import { sendFeed } from './feed/feed.ts';
import { fileOf, jsonFileLimit, takeFileBodies } from './file.ts';
import { isFeed, type Row } from './row.ts';
import { table } from './table.ts';

export type RestServices = {
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Ctx>;
  /** The context of an anonymous visitor. */
  visitorContext: () => Ctx;
  log: Logger;
};

/** Serves the documented calls. Each one executes its document as the viewer of the request. */
export async function registerRest(app: FastifyInstance, services: RestServices): Promise<void> {
  const { contextOf, visitorContext, log } = services;
  const mask = errorMask(log);
  const contexts = new WeakMap<FastifyRequest, Ctx>();
  const known = async (request: FastifyRequest, reply: FastifyReply): Promise<Ctx> => {
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

/**
 * The tag of a record, for `ETag`, `If-None-Match` and `If-Match` (docs/product/rest-calls.md, 'Versions of records'): its version, which everyone who may change it sees, and a digest of the answer. A change is compared with the
 * version, so that a new message in a person's chats does not get in its way; a copy with the whole tag.
 */
const tagOf = ({ text = '', version }: AnswerText): string => {
  return `"${version === undefined ? '' : `${version}.`}${digestOf(text)}"`;
};

/** Gives an answer with a record its tag. */
function tag(row: Row, reply: FastifyReply, answer: AnswerText): string | null {
  const { status, text, version } = answer;
  if (status >= 300 || text === undefined || (row.form !== 'record' && version === undefined)) return null;
  const etag = tagOf(answer);
  reply.header('etag', etag);
  return etag;
}

/** Whether the client has the answer with this tag already. */
const isKnown = (request: FastifyRequest, etag: string | null): boolean =>
  etag !== null && (request.method === 'GET' || request.method === 'HEAD') && isKnownTo(request, etag);

/**
 * The version that a change is for; undefined for any.
 * @throws InvalidInput where the call knows no versions
 */
function versionIn(row: Row, { method, headers }: FastifyRequest): string | undefined {
  const condition = headers['if-match'];
  if (condition === undefined || method === 'GET' || method === 'HEAD') return undefined;
  if (!row.takesVersion || method === 'POST') throw InvalidInput.of('If-Match', 'This call takes no If-Match.');
  const [etag, ...others] = tagsIn(condition);
  if (others.length > 0) throw InvalidInput.of('If-Match', 'This has to be one ETag.');
  if (etag === '*') return undefined;
  // What is no tag of ours is no version.
  return /^"([\w-]{1,64})\.[\w-]+"$/.exec(etag ?? '')?.[1] ?? '';
}

/** See docs/product/rest-calls.md, 'Sending a call again'. */
const keyHeader = 'idempotency-key';
/** Says that an answer is that of an earlier call. */
const replayedHeader = 'idempotency-replayed';

/**
 * Answers a call with a key, or as usual one without. Visitors have no keys.
 * @param answer runs the call, with the key for a verb that takes one
 * @throws InvalidInput for a key that is none
 */
async function answerOnce(
  row: Row,
  request: FastifyRequest,
  ctx: Ctx,
  answer: (clientKey?: string) => Promise<AnswerText>,
): Promise<AnswerText> {
  const { method } = request;
  const key = request.headers[keyHeader];
  if (method !== 'POST' || key === undefined) return answer();
  // What the viewer's API key may not do is refused as ever, and not answered from what another one has done.
  if (row.documents.some((document) => keyRefusal(document, ctx.viewer))) return answer();
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw InvalidInput.of('Idempotency-Key', 'A key has 1 to 255 visible ASCII characters.');
  }
  const content = JSON.stringify([method, request.url, contentOf(request)]);
  const once = await onceByKey(ctx, { key, content, isSafeToRepeat: row.clientKey !== null }, answer);
  return once === null ? answer() : answerOf(once);
}

/** The body. Of a file that is sent as it is, which is not read yet, its type and length. */
function contentOf({ body, headers }: FastifyRequest): unknown {
  if (body !== undefined && body !== null && !(body instanceof Readable)) return body;
  const { 'content-type': type = '', 'content-length': length = null } = headers;
  // The boundary of a form is another one each time.
  return [type.split(';', 1)[0], length];
}

function answerOf(once: Once<AnswerText>): AnswerText {
  if (once.is === 'run') return once.answer;
  if (once.is === 'stored') return { ...once.answer, isReplayed: true };
  const { message, retryAfter } = refusals(once);
  return { status: 409, text: JSON.stringify(failureBody(409, message)), retryAfter };
}

function refusals(once: Exclude<Once<AnswerText>, { is: 'run' | 'stored' }>): { message: string; retryAfter?: number } {
  switch (once.is) {
    case 'other':
      return { message: 'This Idempotency-Key was used for another request.' };
    case 'running':
      return { message: 'The first request with this Idempotency-Key is still running.', retryAfter: 1 };
    case 'unknown':
      return {
        message:
          'The first request with this Idempotency-Key was interrupted. Please look whether it was done before you send it with a new key.',
      };
    case 'done':
      return {
        message: `The first request with this Idempotency-Key was done (${once.status}). Its answer is not kept.`,
      };
  }
}
