import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

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

const nonces = new WeakMap<object, string>();

/** The nonce that this response's Content-Security-Policy lets scripts run with. */
export function nonceOf(response: ServerResponse): string {
  const known = nonces.get(response);
  if (known) return known;
  const nonce = randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
}

/** Security headers on every response. Scripts run from our own files and with the response's nonce, and not otherwise. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { allowed = {}, development = false }: { allowed?: AllowedOrigins; development?: boolean } = {},
): Promise<void> {
  const { scripts = [], frames = [], connections = [], media = [] } = allowed;
  const nonceSource = (_request: IncomingMessage, response: ServerResponse) => `'nonce-${nonceOf(response)}'`;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonceSource, ...scripts],
        // Style attributes are how components say sizes and positions.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...media],
        mediaSrc: ["'self'", 'blob:', ...media],
        connectSrc: ["'self'", ...connections, ...(development ? ['ws:'] : [])],
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
}
