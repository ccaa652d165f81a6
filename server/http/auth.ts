import type { FastifyInstance } from 'fastify';
import type { Auth } from '../auth/auth.ts';

/** The account calls under /api/auth: sign-up, sign-in, sign-out, verification, reset. */
export function registerAuth(app: FastifyInstance, auth: Auth, publicUrl: string): void {
  app.route({
    url: '/api/auth/*',
    method: ['GET', 'POST'],
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
        if (name !== 'set-cookie') reply.header(name, value);
      }
      const cookies = response.headers.getSetCookie();
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      return reply.send(await response.text());
    },
  });
}
