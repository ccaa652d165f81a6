import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { paths } from '../../client/app/paths.ts';
import { product } from '../../client/ui/base/product.ts';
import { escaped } from '../domain/core/mail/letter.ts';
import { refusalWords, type Words } from '../domain/core/text/refusalWords.ts';

/**
 * Refusals for people. A browser that opens an address, or sends a form of a page, asks for HTML, and gets a page with the status
 * and the message that programs get as JSON. It loads nothing, so that it is there when nothing else is.
 */

const ofStatus: Record<number, Words> = {
  400: { title: 'This address does not work', lead: 'It may have been cut off or changed on its way to you.' },
  401: { title: 'Please log in', lead: 'This is for people who have logged in.' },
  402: { title: 'A subscription is needed', lead: 'This is for employers with a subscription.' },
  408: {
    title: 'This took too long',
    lead: 'Your request did not arrive in time. Check your connection and try again.',
  },
  413: { title: 'Too large', lead: 'Please try it with less.' },
  429: { title: 'Too many requests', lead: 'Please try again in a minute.' },
  431: {
    title: 'Too much to read',
    lead: 'Your browser sent more than we accept. Delete the cookies of this site and try again.',
  },
  ...refusalWords,
};

/** Their messages are for programs, or say less than a page can. */
const isSaidByTheStatus = new Set([404, 410, 429, 500, 503]);

const style = `:root{color-scheme:light dark;--paper:#fbfaf6;--ink:#181e19;--soft:#4d554d;--line:#e6e3d9;--green:#14694a;--on:#fff;--hour:#f0b36f}
@media (prefers-color-scheme:dark){:root{--paper:#121512;--ink:#edf0ea;--soft:#b6bdb4;--line:#2b312b;--green:#62c893;--on:#08170f;--hour:#9a4a14}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
header{border-bottom:1px solid var(--line);padding:1rem clamp(1rem,4vw,2rem)}
header a{display:flex;align-items:center;gap:.625rem;max-width:75rem;margin:auto;color:var(--ink);font-size:1.3125rem;font-weight:700;letter-spacing:-.03em;text-decoration:none}
main{max-width:44rem;margin:auto;padding:4rem clamp(1rem,4vw,2rem)}
h1{font-size:clamp(1.625rem,1.4rem + 1.1vw,2.25rem);line-height:1.15;letter-spacing:-.02em;margin:0 0 .75rem}
p{color:var(--soft);font-size:clamp(1.0625rem,.98rem + .4vw,1.25rem);margin:0 0 2rem}
nav{display:flex;flex-wrap:wrap;gap:.75rem}
nav a{border:1px solid var(--line);border-radius:.75rem;color:inherit;font-weight:550;padding:.55rem 1.25rem;text-decoration:none}
nav a:first-child{background:var(--green);border-color:var(--green);color:var(--on)}`;

/** The logo of the header (Wordmark.tsx). */
const mark = `<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill="var(--green)"/>
<path d="M11.5 6.5v19M11.5 18.25c0-3 2.1-5 4.75-5s4.75 1.9 4.75 5v7.25" fill="none" stroke="var(--on)" stroke-width="3.25" stroke-linecap="round"/>
<circle cx="21" cy="7.6" r="1.9" fill="var(--hour)"/></svg>`;

/** @param address where a login leads back to */
export function plainPage(status: number, words: Partial<Words> = {}, address?: string): string {
  const { title, lead } = { ...(ofStatus[status] ?? { title: 'Not possible', lead: '' }), ...words };
  const steps = [
    ...(status === 401 ? [[paths.login.to({}, { next: address }), 'Log in']] : []),
    [paths.home.to(), 'Go to the home page'],
    [paths.help.to(), 'Find help'],
  ] as const;
  const links = steps.map(([href = '', label = '']) => `<a href="${escaped(href)}">${label}</a>`);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(title)} · ${product.name}</title><style>${style}</style></head>
<body><header><a href="${paths.home.to()}">${mark}${product.name}</a></header>
<main><h1>${escaped(title)}</h1><p>${escaped(lead)}</p>
<nav>${links.join('')}</nav></main></body></html>`;
}

/** Whether a browser shows the answer to a person. Scripts of pages and programs ask for JSON, or for anything. */
export const isForPerson = ({ headers: { accept = '' } }: { headers: { accept?: string | undefined } }): boolean =>
  accept.includes('text/html') && !accept.includes('json');

const refusal = z.union([
  z.object({ message: z.string() }),
  z.object({ errors: z.tuple([z.object({ message: z.string() })], z.unknown()) }).transform(({ errors }) => errors[0]),
]);

/** Null for an answer that says something else than a refusal, such as what is missing. */
function messageOf(text: string, type: string): string | null {
  if (type.startsWith('text/plain')) return text;
  if (!/json/.test(type)) return null;
  const { data } = refusal.safeParse(JSON.parse(text));
  return data?.message ?? null;
}

/** Of every such page: it has its styles in it. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

export function setPage(reply: FastifyReply): void {
  reply.headers(pageHeaders).removeHeader('content-length').removeHeader('content-disposition');
}

export function refuseWithPages(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { statusCode: status } = reply;
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (status < 400 || !isText || !isForPerson(request)) return payload;
    const message = messageOf(payload.toString(), String(reply.getHeader('content-type')));
    if (message === null) return payload;
    const isOpened = request.method === 'GET';
    setPage(reply);
    return plainPage(
      status,
      isSaidByTheStatus.has(status) ? {} : { lead: message },
      isOpened ? request.url : undefined,
    );
  });
}
