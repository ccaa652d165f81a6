import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Forbidden, NotFound, SignInRequired } from '../domain/core/failures/errors.ts';

/**
 * No cache keeps an answer of REST or GraphQL that is for one person, or follows a change. Answers for everyone, and those of routes
 * that say otherwise themselves, stay as they are.
 */
export function keepPersonalAnswersOutOfCaches(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isOfApi(request) && isPersonal(request) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
    done();
  });
}

export const isOfApi = ({ url }: Pick<FastifyRequest, 'url'>): boolean => /^\/(?:api\/|graphql(?:$|\?))/.test(url);

/** Decided by what was sent: a session, a guest and a key are in headers, a share link or a token is in the address, which
 * may be that of a chat. */
export function isPersonal({ method, url, headers }: FastifyRequest): boolean {
  const isSafe = method === 'GET' || method === 'HEAD';
  return (
    !isSafe ||
    headers.cookie !== undefined ||
    headers.authorization !== undefined ||
    /hash|token|^\/api\/chat\//i.test(url)
  );
}

/**
 * Reads what is only there for admins: for others it does not exist.
 * @throws NotFound for others, and every other failure as it is
 */
export async function hiddenFromOthers<Found>(read: () => Found | Promise<Found>): Promise<Found> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof SignInRequired || error instanceof Forbidden ? new NotFound() : error;
  }
}
