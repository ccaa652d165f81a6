import type { FastifyInstance } from 'fastify';
import type { Cookies } from '../../auth/cookies.ts';
import { compressed } from '../../http/compression.ts';
import { version } from '../../http/version.ts';
import { etagOf, isKnownTo } from '../etag.ts';
import { introduction } from './introduction.ts';
import { type OpenApi, openApi } from './openApi.ts';

const made = new Map<string, OpenApi>();

/** The document of the layer with the names of these cookies, made when it is first needed. It is the same on each start. */
export function apiDocument(cookies: Cookies): OpenApi {
  const document = made.get(cookies.session) ?? openApi(version, introduction, cookies);
  made.set(cookies.session, document);
  return document;
}

/** The path of the readable document, in which calls can be tried. */
export const docsPath = '/api/docs';

/** Serves the document at /api/openapi.json, with an ETag. */
export function registerOpenApi(app: FastifyInstance, cookies: Cookies): void {
  serveDocument(app, '/api/openapi.json', 'application/json; charset=utf-8', () =>
    JSON.stringify(apiDocument(cookies)),
  );
}

/** Serves a text that stays the same while the process runs, with an ETag. It is made when it is first asked for. */
export function serveDocument(app: FastifyInstance, address: string, type: string, make: () => string): void {
  let served: { text: string; etag: string } | undefined;
  const config = { keyGroup: 'any', readBy: 'all' } as const;
  app.get(address, { compress: compressed, config }, async (request, reply) => {
    served ??= withEtag(make());
    const { text, etag } = served;
    reply.header('etag', etag).header('cache-control', 'public, max-age=300');
    if (isKnownTo(request, etag)) return reply.code(304).send();
    return reply.type(type).send(text);
  });
}

const withEtag = (text: string) => ({ text, etag: etagOf(text) });
