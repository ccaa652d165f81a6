import { createHash } from 'node:crypto';
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
    /** Has the Content-Security-Policy of this response allow these scripts within the page. */
    allowScripts: (sources: readonly ScriptSource[]) => void;
  }
}

/** The hash of a script's text, as a Content-Security-Policy names it. */
export type ScriptSource = `'sha256-${string}'`;

export const scriptSource = (text: string): ScriptSource =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Security headers on every response. Scripts run from our own files and as far as a page allows its own, and not otherwise.
 * Helmet makes the headers once: they are the same for all responses, except for the allowed scripts.
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { allowed = {} }: { allowed?: AllowedOrigins } = {},
): void {
  const { scripts = [], frames = [], connections = [], media = [] } = allowed;
  const headersWith = (...sources: string[]) =>
    headersOf({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...sources, ...scripts],
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
      // Wallets pay in windows that the fields of the payment provider open.
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    });
  const headers = [...headersWith()];
  const place = "'sha256-PLACE'";
  const [before = '', after = ''] = headersWith(place).get(policyHeader)?.split(place, 2) ?? [];
  app.addHook('onRequest', (_request, { raw }, done) => {
    for (const [name, value] of headers) raw.setHeader(name, value);
    done();
  });
  app.decorateReply('allowScripts', function (sources) {
    this.raw.setHeader(policyHeader, before + sources.join(' ') + after);
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
