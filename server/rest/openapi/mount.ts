import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { introduction } from './introduction.ts';
import { type OpenApi, openApi } from './openApi.ts';

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')));

let made: OpenApi | undefined;

/** The document of the layer, made when it is first needed. It is the same on each start. */
export function apiDocument(): OpenApi {
  made ??= openApi(version, introduction);
  return made;
}

/** The path of the readable document, in which calls can be tried. */
export const docsPath = '/api/docs';

/** Serves the document at /api/openapi.json, with an ETag. */
export function registerOpenApi(app: FastifyInstance): void {
  let served: { text: string; etag: string } | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    served ??= withEtag(JSON.stringify(apiDocument()));
    const { text, etag } = served;
    reply.header('etag', etag).header('cache-control', 'public, max-age=300');
    const known = request.headers['if-none-match'] ?? '';
    if (known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

const withEtag = (text: string) => ({
  text,
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
});
