import type { FastifyInstance } from 'fastify';
import type { Cookies } from '../auth/guestCookie.ts';
import { printedSchema } from '../graphql/schema.ts';
import { apiDocument, serveDocument } from '../rest/openapi/mount.ts';

/** The descriptions of both APIs, which code generators download. */
export function registerDownloads(app: FastifyInstance, cookies: Cookies): void {
  serveDocument(app, '/schema.graphql', 'application/graphql; charset=utf-8', printedSchema);
  serveDocument(app, '/openapi.json', 'application/json; charset=utf-8', () => JSON.stringify(apiDocument(cookies)));
}
