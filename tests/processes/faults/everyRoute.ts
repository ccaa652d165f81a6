import type { RouteOptions } from 'fastify';
import type { Visitor } from '../../support/browserless.ts';
import { testPassword } from '../../support/factories.ts';
import { newAccount } from '../../support/signUp.ts';
import type { Way } from './ways.ts';

/** Routes whose answer does not need the database, with the reason. */
const withoutDatabase: Record<string, string> = {
  '/.well-known/change-password': 'Leads to a page.',
  '/api/*': 'There is no such call.',
  '/api/auth/error': 'A page of the account library.',
  '/api/auth/token/code': 'Refused for a challenge without a valid signature.',
  '/api/auth/verify-email': 'Refused for links of an earlier version; a link without a valid signature is too.',
  '/api/chat-events': 'A request that is no upgrade.',
  '/api/docs': 'A page.',
  '/api/docs/*': 'Its files.',
  '/api/graphiql': 'A page.',
  '/api/graphiql/:name': 'Its files.',
  '/api/openapi.json': 'Made from the code.',
  '/apple-touch-icon.png': 'A file.',
  '/assets/*': 'Files.',
  '/dev/outbox': 'Files of the demo.',
  '/dev/outbox/:name': 'Files of the demo.',
  '/favicon.ico': 'A file.',
  '/healthz': 'Says that the process runs.',
  '/metrics': 'Counters of the process.',
  '/readyz': 'Has tests of its own.',
  '/openapi.json': 'Made from the code.',
  '/robots.txt': 'Made from the code.',
  '/schema.graphql': 'Made from the code.',
  'POST /*': 'Leads back to the page of a form.',
};

/** The sandbox of the demo answers as the payment provider does. */
const sandbox = '/payment-sandbox/';

/** Routes that need more than a valid body, and the row of `ways.ts` that asks them. */
export const rowOf: Record<string, string> = {
  'GET /graphql': 'an operation of the graph',
  'POST /graphql': 'a mutation',
  'GET /media/*': 'a file of a chat',
  'POST /answer-request/:token': 'answering a request by the link in a mail',
  'POST /answer-reference/:token': 'stopping questions about references',
  'POST /api/auth/sign-out': 'signing out',
  'POST /api/stripe/webhook': 'an event of the payment provider',
  'POST /api/video-uploads': 'a resumable upload',
  'PATCH /api/video-uploads/:id': 'a resumable upload',
  'DELETE /api/video-uploads/:id': 'a resumable upload',
  'POST /renew-offer/:token': 'renewing an offer by the link in a mail',
  'POST /unsubscribe/:token': 'stopping mails by their link',
};

const text = 'a'.repeat(32);
const account = newAccount('ana@example.test');

/** Bodies without which a request is refused before anything is read. */
const bodies: Record<string, unknown> = {
  'POST /api/auth/sign-up/email': account,
  'POST /api/auth/sign-in/email': account,
  'POST /api/auth/request-password-reset': account,
  'POST /api/auth/sign-up/confirm': { token: text, code: '12345678' },
  'POST /api/auth/reset-password': { token: text, newPassword: testPassword },
  'POST /api/employers/no-login': account,
  'POST /api/auth/token': { ...account, device_name: 'Phone' },
  'POST /api/auth/token/refresh': { refresh_token: `hhr_${text}.${text}` },
  'POST /api/auth/token/revoke': { refresh_token: `hhr_${text}.${text}` },
};

/** Parameters in the address without which a request is refused before anything is read. */
const queries: Record<string, string> = { 'GET /api/auth/reset-password/:token': '?callbackURL=/' };

/** Requests by an admin to each route that the application registers: a new one is asked without being named here. */
export function everyRoute(routes: readonly RouteOptions[], admin: Visitor): Record<string, Way> {
  const asked = routes
    .filter(({ url }) => withoutDatabase[url] === undefined && !url.startsWith(sandbox))
    .flatMap(({ method, url }) => [method].flat().map((name) => ({ method: name, url, route: `${name} ${url}` })))
    // The answer to HEAD is that to GET, and preflights are answered by their headers.
    .filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')
    .filter(({ route }) => withoutDatabase[route] === undefined && rowOf[route] === undefined);
  return Object.fromEntries(
    asked.map(({ method, url, route }) => {
      const path = url.replaceAll(/:\w+(\([^)]*\))?/g, '1').replaceAll('*', 'x') + (queries[route] ?? '');
      const init: RequestInit =
        method === 'GET'
          ? { method }
          : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(bodies[route] ?? {}) };
      return [route, () => admin.copy().fetch(path, init)];
    }),
  );
}
