import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** Origins beside our own that pages may turn to. */
export interface AllowedOrigins {
  /** Scripts and frames: the payment provider's. */
  scripts?: string[];
  frames?: string[];
  connections?: string[];
  /** Where pictures and videos are served from, if not from here. */
  media?: string[];
}

/** What Stripe's fields on our page need: its script, its frames with the card, the bank's and Link's, and its API. */
export const stripeFields: AllowedOrigins = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com', 'https://*.link.com'],
  connections: ['https://api.stripe.com', 'https://*.link.com'],
};

const policyHeader = 'content-security-policy';

declare module 'fastify' {
  interface FastifyReply {
    /** The nonce that the Content-Security-Policy of this response lets scripts run with; only pages need one. */
    scriptNonce: () => string;
  }
}

/**
 * Security headers on every response. Scripts run from our own files and with the response's nonce, and not otherwise.
 * Helmet makes the headers once: they are the same for all responses, except for the nonce.
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { allowed = {} }: { allowed?: AllowedOrigins } = {},
): void {
  const { scripts = [], frames = [], connections = [], media = [] } = allowed;
  const headersWith = (...nonces: string[]) =>
    headersOf({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...nonces, ...scripts],
          // Style attributes are how components say sizes and positions.
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:', ...media],
          mediaSrc: ["'self'", 'blob:', ...media],
          connectSrc: ["'self'", ...connections],
          frameSrc: frames.length > 0 ? frames : ["'none'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    });
  const headers = [...headersWith()];
  const place = 'PLACE';
  const [beforeNonce = '', afterNonce = ''] = headersWith(`'nonce-${place}'`).get(policyHeader)?.split(place, 2) ?? [];
  const nonces = new WeakMap<ServerResponse, string>();
  app.addHook('onRequest', async (_request, { raw }) => {
    for (const [name, value] of headers) raw.setHeader(name, value);
  });
  app.decorateReply('scriptNonce', function () {
    const known = nonces.get(this.raw);
    if (known !== undefined) return known;
    const nonce = randomBytes(16).toString('base64');
    nonces.set(this.raw, nonce);
    this.raw.setHeader(policyHeader, `${beforeNonce}${nonce}${afterNonce}`);
    return nonce;
  });
}

/** Of answers that are made without the framework. They are no documents, and load nothing. */
export const bareSecurityHeaders: ReadonlyMap<string, string> = headersOf({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
});

/** The headers that Helmet sets with these options, by their names in lower case. */
function headersOf(options: HelmetOptions): Map<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return new Map(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
