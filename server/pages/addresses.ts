import type { FastifyRequest } from 'fastify';

/** Null where the request line is no path: `http://host` would name another origin. */
export function urlOf(request: Pick<FastifyRequest, 'url'>, origin: string): URL | null {
  if (!request.url.startsWith('/')) return null;
  return URL.canParse(origin + request.url) ? new URL(origin + request.url) : null;
}

/** What chat apps and people leave around a link: spaces, invisible characters and punctuation, but no hyphens or underscores. */
const around = /[\s\p{C}\p{Pe}\p{Pf}\p{Pi}\p{Po}\p{Ps}<>]/u;
const isOurs = (character: string): boolean => !around.test(character);

/**
 * The address that was meant, for one that leads nowhere: without what stands around it, without doubled slashes, and with the usual
 * escapes. It begins with one slash, so that it is never another site, and cleaning it again changes nothing.
 */
export function cleanPath(pathname: string): string {
  let text: string;
  try {
    text = decodeURIComponent(pathname);
  } catch {
    return '/';
  }
  const characters = [...text];
  const inner = characters.slice(characters.findIndex(isOurs), characters.findLastIndex(isOurs) + 1);
  const segments = inner.join('').split('/');
  const named = segments.filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  return `/${named.map(encodeURIComponent).join('/')}`;
}
