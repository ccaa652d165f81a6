import type { FastifyInstance } from 'fastify';
import type { MediaStore } from '../media/store.ts';

/** Pictures and videos that everybody may see. Names are unguessable and never written again: they may be kept for ever. */
const publicFile = /^(?:photos|offers|videos)\/[0-9a-f]{32}\.(?:webp|webm|mp4|mov)$/;

export function registerMedia(app: FastifyInstance, media: MediaStore): void {
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const path = request.params['*'];
    const file = publicFile.test(path) ? await media.get(path) : null;
    if (!file) return reply.code(404).send({ code: 404, message: 'Not found.' });
    return reply
      .header('content-type', file.contentType)
      .header('content-length', file.size)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(file.stream);
  });
}
