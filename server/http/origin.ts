import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Says why beside it: writes are taken from other sites' pages too. */
    fromAnySite?: boolean;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export const foreignOrigin = { code: 403, message: 'Requests from other sites are refused.' };

function isSameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Whether a page of ours, or no page at all, is asking. Cookies would ride along with a foreign one. */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.origin === undefined || isSameHost(headers.origin, headers.host);
}

/** Refuses cross-site writes, whatever they are aimed at. */
export function refuseForeignOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (safeMethods.has(request.method) || isOwnOrigin(request.raw)) return;
    if (request.routeOptions.config.fromAnySite) return;
    await reply.code(403).send(foreignOrigin);
  });
}
