import type { Readable } from 'node:stream';
import { DataStore, MemoryLocker, Server, Upload } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../domain/core/context.ts';
import { TooMany } from '../domain/core/failures/errors.ts';
import { failureFrom } from '../domain/core/failures/unavailable.ts';
import {
  beginVideoUpload,
  cancelVideoUpload,
  continueVideoUpload,
  newUploadId,
  videoUploadState,
} from '../domain/files/sent/resumable.ts';
import { videoUploadsPath as path, videoMaxBytes } from '../domain/files/stored/upload.input.ts';

/**
 * Resumable uploads of the profile's video: the tus protocol (https://tus.io), with the extensions creation,
 * creation-with-upload and termination. The mutation `setVideo` makes a complete upload the profile's video.
 */
export async function registerVideoUpload(
  app: FastifyInstance,
  { contextOf }: { contextOf: (request: FastifyRequest) => Promise<Ctx> },
): Promise<void> {
  // Within this process a new request ends the one before, which may be on a dead connection. Between processes, the database
  // decides which part counts.
  const locker = new MemoryLocker();

  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = await contextOf(request);
    const uploads = new VideoUploads(ctx);
    const server = new Server({
      path,
      datastore: uploads,
      locker,
      relativeLocation: true,
      // Pages of other sites have no business here.
      allowedOrigins: () => false,
      namingFunction: newUploadId,
      // Before the lock, which another person's request must not take.
      onIncomingRequest: async ({ method }, id) => {
        if (method !== 'POST') await videoUploadState(ctx, id);
      },
      // What stops reading the body counts as an abort by the sender to the protocol's implementation.
      onResponseError: (_request, error) => refusalOf(uploads.failure ?? error, request, reply),
    });
    const response = await server.handleWeb(webRequest(request));
    reply.code(response.status);
    for (const [name, value] of response.headers) if (name !== 'content-length') reply.header(name, value);
    if (response.status >= 400) reply.type('application/json');
    if (response.body === null) return reply.send();
    const text = await response.text();
    // Some refusals of the protocol do not pass `onResponseError`.
    const isForeign = response.status >= 400 && !text.startsWith('{');
    return reply.send(isForeign ? protocolRefusal(response.status).body : text);
  };

  await app.register(async (scope) => {
    // The body stays in the request: the protocol reads it.
    scope.addContentTypeParser(
      'application/offset+octet-stream',
      { bodyLimit: videoMaxBytes },
      (_request, _body, done) => done(null),
    );
    const config = { keyGroup: 'FILES' } as const;
    scope.post(path, { config }, respond);
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${path}/:id`, config, handler: respond });
  });
}

function webRequest({ raw, method, url, headers }: FastifyRequest): Request {
  const names = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
  );
  const hasBody = method === 'POST' || method === 'PATCH';
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: names,
    ...(hasBody && { body: bodyOf(raw), duplex: 'half' }),
  });
}

const ended: IteratorResult<Uint8Array, undefined> = { done: true, value: undefined };

/**
 * The body as it arrives. It ends where the connection breaks, so that what has arrived is kept. It is not destroyed when its
 * reader stops, which would close the connection before the response.
 */
function bodyOf(raw: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = raw[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next().catch(() => ended);
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** What the domain refuses, in the form of the other routes. */
function refusalOf(
  error: unknown,
  { log }: FastifyRequest,
  reply: FastifyReply,
): { status_code: number; body: string } {
  const failure = failureFrom(error, log);
  if (failure instanceof TooMany && failure.retryAfter !== null) reply.header('retry-after', failure.retryAfter);
  if (failure) return refusal(failure.status, failure.message);
  // What this server does not offer is a 501 of the protocol: to the sender, a wrong request.
  if (isProtocolError(error) && error.status_code !== 500)
    return protocolRefusal(error.status_code > 500 ? 400 : error.status_code);
  log.error({ err: error }, 'a resumable upload failed');
  return refusal(500, 'The upload failed. Please try again later.');
}

/** In our words, by the status. */
const sentences = new Map([
  [403, 'A part of an upload needs the headers Upload-Offset and Content-Type.'],
  [404, 'Not found.'],
  [409, 'Another part of this file was expected.'],
  [410, 'This upload no longer exists.'],
  [412, 'The header Tus-Resumable has to be 1.0.0.'],
  [413, 'The upload is larger than it was said to be.'],
]);

const protocolRefusal = (status: number) =>
  refusal(status, sentences.get(status) ?? 'The upload request is not valid.');

const refusal = (code: number, message: string) => ({
  status_code: code,
  body: JSON.stringify({ code, message }),
});

const isProtocolError = (error: unknown): error is { status_code: number; body: string } =>
  typeof error === 'object' && error !== null && 'status_code' in error && 'body' in error;

/** The uploads of a request's viewer, as the protocol's implementation asks for them. */
class VideoUploads extends DataStore {
  readonly #ctx: Ctx;
  /** Why what arrived could not be kept. */
  failure: unknown;

  constructor(ctx: Ctx) {
    super();
    this.#ctx = ctx;
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    await beginVideoUpload(this.#ctx, upload.id, upload.size ?? 0);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received } = await videoUploadState(this.#ctx, id);
    return new Upload({ id, size, offset: received });
  }

  override async write(content: Readable, id: string, start: number): Promise<number> {
    try {
      return await continueVideoUpload(this.#ctx, id, start, content);
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }

  override remove(id: string): Promise<void> {
    return cancelVideoUpload(this.#ctx, id);
  }
}
