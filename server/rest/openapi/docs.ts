import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from '../../auth/guestCookie.ts';
import { compressed } from '../../http/compression.ts';
import { docsPath } from './mount.ts';

/** Serves the readable document. What it is made with is loaded for its first request: most servers never get one. */
export function registerApiDocs(app: FastifyInstance, cookies: Cookies): void {
  let loading: Promise<FastifyInstance> | undefined;
  const load = async () => (await import('./docsApp.ts')).docsApp(cookies);
  const answer = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    loading ??= load();
    const docs = await loading;
    const response = await docs.inject({ url, headers });
    return reply.code(response.statusCode).headers(response.headers).send(response.rawPayload);
  };
  app.get(docsPath, { compress: compressed }, answer);
  app.get(`${docsPath}/*`, { compress: compressed }, answer);
  app.addHook('onClose', async () => (await loading)?.close());
}
