import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readChatFile } from '../domain/chat/message/chatFile.ts';
import type { Ctx } from '../domain/core/context.ts';
import { NotFound } from '../domain/core/failures/errors.ts';
import type { FileProof } from '../domain/core/keys/fileLink.ts';
import { MediaUnavailable } from '../media/media.ts';
import type { ByteRange, MediaStore } from '../media/store.ts';

export type MediaParts = {
  store: MediaStore;
  contextOf: (request: FastifyRequest) => Promise<Ctx>;
};

/** Public pictures and videos. */
const publicFile = /^(?:photos|offers|logos|endorsements|videos)\/[0-9a-f]{32}\.(?:webp|webm|mp4|mov)$/;
const chatFile = /^chats\/[0-9a-f]{32}\.(?:webp|pdf|xlsx?)$/;

/**
 * A file never changes: a new upload gets a new, unguessable name. But it can be deleted with its person, so caches keep it for a day
 * and then ask again.
 */
const kept = 'public, max-age=86400';
/** Checked again each time, because another user may have signed in with the same browser. */
const keptForOne = 'private, no-cache';

/** Uploaded and generated files at /media. Only participants and admins may read the files of a chat. */
export function registerMedia(app: FastifyInstance, { store, contextOf }: MediaParts): void {
  app.route<{ Params: { '*': string } }>({
    url: '/media/*',
    method: ['GET', 'HEAD'],
    config: { bucket: 'media', keyGroup: 'FILES' },
    handler: async (request, reply) => {
      const path = request.params['*'];
      reply.header('x-content-type-options', 'nosniff');
      // A file that contains HTML must not run as a page of this site.
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      if (publicFile.test(path)) {
        // Pages of all sites may embed it, and read it, as on a canvas.
        reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*');
        return sendFile(store, path, request, reply.header('cache-control', kept));
      }
      if (!chatFile.test(path)) throw new NotFound();
      reply.header('cache-control', keptForOne).header('referrer-policy', 'no-referrer');
      const file = await readChatFile(await contextOf(request), `/media/${path}`, proofOf(request.query));
      if (file.kind === 'CHAT_DOCUMENT') reply.header('content-disposition', attachment(file.name ?? 'document'));
      return sendFile(store, path, request, reply);
    },
  });
}

async function sendFile(
  store: MediaStore,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const facts = await store.stat(path).catch(cannotRead);
  if (!facts) throw new NotFound();
  const { size, contentType } = facts;
  const tag = `"${path.slice(path.indexOf('/') + 1)}"`;
  reply.header('etag', tag).header('accept-ranges', 'bytes');
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();

  const { range: asked, 'if-range': condition } = request.headers;
  const range = condition === undefined || condition === tag ? requestedRange(asked, size) : null;
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).send({ code: 416, message: 'No such part.' });
  }
  reply.header('content-type', contentType).header('content-length', range ? range.end - range.start + 1 : size);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  if (request.method === 'HEAD') return reply.send();
  const content = await store.read(path, range ?? undefined).catch(cannotRead);
  if (!content) throw new NotFound();
  return reply.send(content);
}

/** Whatever the storage says: the file may be readable later. */
function cannotRead(cause: unknown): never {
  throw new MediaUnavailable({ cause });
}

/** The signature in the query of a file's address. */
export function proofOf(query: unknown): FileProof | null {
  if (typeof query !== 'object' || query === null || !('until' in query) || !('signature' in query)) return null;
  return { until: String(query.until), signature: String(query.signature) };
}

/** Makes browsers save the file instead of showing it (RFC 6266). */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * The part of a file that a `Range` header asks for (RFC 9110 §14). Null: the whole file, also where the header is of a form
 * that we do not serve, as several parts at once; `unsatisfiable`: a part that the file does not have.
 */
export function requestedRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [from = '', to = ''] = asked?.slice(1) ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  // The wrong way round is no range at all.
  if (to !== '' && Number(to) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
