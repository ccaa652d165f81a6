import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { bearerOf } from './bearer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of other sites may write here. Every use says why. */
    fromAnySite?: boolean;
    /** Its GET changes data, so that pages of other sites may not send it. */
    changesData?: boolean;
  }
}

type Headers = Pick<IncomingMessage, 'headers'>;

export type Origins = {
  /** The origin of this request's links: that of PUBLIC_URL, or another name of this machine where PUBLIC_URL names it too. */
  of: (host: string | null | undefined) => string;
  /**
   * Whether one of our pages, or no page at all, sends the request. Cookies would come with one of a foreign page, but do not count
   * beside a key.
   */
  isOwn: (request: Headers) => boolean;
  /** Whose pages may use the API, without cookies. */
  listed: ReadonlySet<string | undefined>;
};

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const thisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

export const foreignOrigin = { code: 403, message: 'Requests from other sites are refused.' };

/**
 * The origins that are ours. The `Host` header is the client's word, so it counts only on this machine: there it tells
 * localhost from 127.0.0.1, and the port of a tunnel.
 */
export function originsOf(publicUrl: string, listed: readonly string[] = []): Origins {
  const { protocol, hostname } = new URL(publicUrl);
  const isLocal = thisMachine.test(hostname);
  const of: Origins['of'] = (host) => {
    const named = `${protocol}//${host}`;
    if (!isLocal || !host || !URL.canParse(named)) return publicUrl;
    const url = new URL(named);
    return thisMachine.test(url.hostname) && url.host === host ? url.origin : publicUrl;
  };
  return {
    of,
    listed: new Set(listed),
    isOwn: (request) => {
      if (bearerOf(request.headers.authorization) !== null) return true;
      const { origin, host, 'sec-fetch-site': site } = request.headers;
      if (site === 'cross-site' || site === 'same-site') return false;
      return origin === undefined || origin === publicUrl || origin === of(host);
    },
  };
}

/** Refuses requests of other sites' pages that change data, and tells the operator once which origin that was. */
export function refuseForeignOrigins(app: FastifyInstance, origins: Origins, publicUrl: string): void {
  let warned = false;
  app.addHook('onRequest', async (request, reply) => {
    const { fromAnySite, changesData, readBy } = request.routeOptions.config;
    if (fromAnySite || (safeMethods.has(request.method) && !changesData) || origins.isOwn(request)) return;
    const { origin, cookie } = request.headers;
    // Without cookies, a listed page can do what any program can.
    if (readBy !== undefined && cookie === undefined && origins.listed.has(origin)) return;
    if (!warned) {
      warned = true;
      app.log.info(
        { origin, publicUrl },
        'A page of another origin was refused. If it is yours, set PUBLIC_URL to it.',
      );
    }
    await reply.code(403).send(foreignOrigin);
  });
}
