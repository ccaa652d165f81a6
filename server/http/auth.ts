import type { FastifyInstance } from 'fastify';
import type { Auth } from '../auth/auth.ts';

/**
 * What of the account library is served: becoming somebody, ceasing to be, and the links in mails. What it offers beyond
 * this is done in the graph, one way each, or by nobody.
 */
const served = {
  POST: [
    'sign-up/email',
    'sign-in/email',
    'sign-out',
    'request-password-reset',
    'reset-password',
    'send-verification-email',
  ],
  GET: ['get-session', 'verify-email', 'reset-password/:token', 'error'],
} as const;

/** The account calls under /api/auth. */
export function registerAuth(app: FastifyInstance, auth: Auth, publicUrl: string): void {
  for (const method of ['POST', 'GET'] as const) {
    for (const path of served[method]) serve(app, method, path, auth, publicUrl);
  }
}

function serve(app: FastifyInstance, method: 'GET' | 'POST', path: string, auth: Auth, publicUrl: string): void {
  app.route({
    url: `/api/auth/${path}`,
    method,
    handler: async (request, reply) => {
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers)) {
        if (name !== 'content-length' && value !== undefined) headers.set(name, String(value));
      }
      // What the rate limits count by; a header of the client's own is not believed.
      headers.set('x-forwarded-for', request.ip);
      const response = await auth.handler(
        new Request(new URL(request.url, publicUrl), {
          method: request.method,
          headers,
          body: request.body === undefined || request.body === null ? undefined : JSON.stringify(request.body),
        }),
      );
      reply.status(response.status);
      for (const [name, value] of response.headers) {
        // The library's own name for the field's standard one.
        if (name === 'x-retry-after') reply.header('retry-after', value);
        else if (name !== 'set-cookie') reply.header(name, value);
      }
      const cookies = response.headers.getSetCookie();
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      return reply.send(await response.text());
    },
  });
}
