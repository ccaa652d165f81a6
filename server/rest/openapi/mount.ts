import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { introduction } from './introduction.ts';
import { openApi } from './openApi.ts';

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')));

/** The document of the layer. It is the same on each start. */
export const apiDocument = openApi(version, introduction);

/** Serves the document at /api/openapi.json, with an ETag. */
export function registerOpenApi(app: FastifyInstance): void {
  const text = JSON.stringify(apiDocument);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  app.get('/api/openapi.json', async (request, reply) => {
    reply.header('etag', etag).header('cache-control', 'public, max-age=300');
    const known = request.headers['if-none-match'] ?? '';
    if (known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
