import { readFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface MountOptions {
  /** The sandbox's address from `startSandbox`. */
  sandboxUrl: string;
}

// Only these headers are forwarded; the browser's cookies never are.
const ASKED = ['accept', 'authorization', 'content-length', 'content-type', 'idempotency-key', 'stripe-version'];
const ANSWERED = [
  'cache-control',
  'content-length',
  'content-security-policy',
  'content-type',
  'idempotent-replayed',
  'location',
  'referrer-policy',
  'request-id',
  'stripe-version',
  'www-authenticate',
  'x-content-type-options',
  'x-frame-options',
];

function pick(headers: IncomingHttpHeaders, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}

function forward(request: FastifyRequest, target: URL): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const outgoing = send(target, { method: request.method, headers: pick(request.headers, ASKED) }, resolve);
    outgoing.setTimeout(30_000, () => outgoing.destroy(new Error('The payment sandbox did not answer')));
    outgoing.on('error', reject);
    request.raw.on('error', (error) => outgoing.destroy(error));
    request.raw.pipe(outgoing);
  });
}

/**
 * Serves the sandbox's browser endpoints under the registered prefix: the script of the card fields, creating a payment method, paying with
 * it, the payment page, the bank's page and the page of an invoice. Bodies are streamed through without parsing or logging, so no card
 * number becomes a value in the application.
 */
export async function mountSandbox(app: FastifyInstance, { sandboxUrl }: MountOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  async function pass(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    let answer: IncomingMessage;
    try {
      answer = await forward(request, new URL(path, sandboxUrl));
    } catch {
      const message = 'The payment sandbox cannot be reached.';
      return reply.code(503).send({ error: { type: 'api_error', message } });
    }
    return reply
      .code(answer.statusCode ?? 502)
      .headers(pick(answer.headers, ANSWERED))
      .send(answer);
  }

  // The database cannot look for all characters, and no id of ours has others.
  const id = ':id(^[\\w-]+$)';
  const quiet = { logLevel: 'silent' as const };
  const script = await readFile(new URL('./fields.js', import.meta.url));
  app.get('/fields.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );
  app.post('/v1/payment_methods', quiet, (request, reply) => pass('/v1/payment_methods', request, reply));
  app.post<{ Params: { id: string } }>(`/v1/payment_pages/${id}/confirm`, quiet, (request, reply) =>
    pass(`/v1/payment_pages/${encodeURIComponent(request.params.id)}/confirm`, request, reply),
  );
  for (const page of ['challenges', 'checkout', 'invoices']) {
    app.route<{ Params: { id: string } }>({
      ...quiet,
      method: ['GET', 'POST'],
      url: `/${page}/${id}`,
      handler: (request, reply) => pass(`/${page}/${encodeURIComponent(request.params.id)}`, request, reply),
    });
  }
}
