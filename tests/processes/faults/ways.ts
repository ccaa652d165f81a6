import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { signPayload } from 'payment-sandbox/deliveries';
import WebSocket from 'ws';
import { paths } from '../../../client/app/paths.ts';
import type { TestApp } from '../../support/app.ts';
import { Visitor } from '../../support/browserless.ts';
import type { ChatFixtures } from '../../support/chatFixtures.ts';
import { makeJobOffer, testPassword } from '../../support/factories.ts';
import { newAccount } from '../../support/signUp.ts';
import { auth } from '../../support/visiting.ts';

/** What is asked while something is wrong with the database. */

export type Answer = { status: number; headers: Headers; text: string };
/** @param visitor the signed-in employer */
export type Way = (visitor: Visitor) => Promise<Response | Answer>;

export type Ways = {
  /** Whose answer is read from the database, beside the routes of `everyRoute.ts`. */
  reads: Record<string, Way>;
  /** That also change it. */
  writes: Record<string, Way>;
  mutation: Way;
};

const persisted: Record<string, string> = JSON.parse(readFileSync('server/graphql/persisted.json', 'utf8'));
const [frame = ''] = Object.keys(persisted).filter((hash) => persisted[hash]?.startsWith('query FrameQuery'));
const graph = (body: object, accept = 'application/graphql-response+json') => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept },
  body: JSON.stringify(body),
});
const publicList = '{ jobSeekers(first: 1) { edges { node { id } } } }';
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const png = (name: string): FormData => {
  const form = new FormData();
  form.set(name, new Blob([Buffer.from(onePixel, 'base64')]), 'a.png');
  return form;
};
const send = (chatId: number) => ({
  query: `mutation ($chat: ChatReference!) { sendMessage(input: { chat: $chat, text: "Hello" }) { __typename } }`,
  variables: { chat: { databaseId: chatId } },
});

/** The answer to a request for a WebSocket. */
const upgrade =
  (path: string): Way =>
  async (visitor) => {
    const socket = new WebSocket(visitor.url.replace('http', 'ws') + path, 'graphql-transport-ws', {
      headers: { cookie: visitor.cookieHeader, origin: visitor.url },
    });
    socket.on('error', () => undefined);
    const opened = once(socket, 'open').then(() => {
      socket.terminate();
      return { status: 101, headers: new Headers(), text: '' };
    });
    opened.catch(() => undefined);
    const refused = once(socket, 'unexpected-response').then(async ([, response]) => {
      const headers = new Headers(Object.entries<string>(response.headers));
      return { status: response.statusCode, headers, text: await text(response) };
    });
    return Promise.race([opened, refused]);
  };

/**
 * @param email the employer's
 * @param leaving a session of the employer that can be ended
 */
export async function makeWays(
  app: TestApp,
  fixtures: ChatFixtures,
  { email, leaving }: { email: string; leaving: () => Visitor },
): Promise<Ways> {
  const { db, unsubscribeTokens, renewalTokens, referenceTokens, requestTokens } = app.services;
  const { admin, employerId } = fixtures;
  const webhookSecret = `whsec_${(await db.secret.findUniqueOrThrow({ where: { name: 'payment-sandbox' } })).value}`;
  const unsubscribeToken = unsubscribeTokens.issue({ kind: 'message-mail', userId: employerId });
  const { cityId, jobId } = await db.user.findFirstOrThrow({ where: { role: 'ROLE_CANDIDATE' } });
  const expiresAt = new Date(app.clock.now.getTime() + 86_400_000);
  const { chatId } = fixtures;
  const { jobSeeker } = await db.chat.findUniqueOrThrow({ where: { id: chatId }, select: { jobSeeker: true } });
  // Each is renewed once, and answered once.
  const renewals: string[] = [];
  const requests: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const offer = await makeJobOffer(db, { cityId: cityId ?? 0, jobId: jobId ?? 0 }, { employerId, expiresAt });
    renewals.push(renewalTokens.issue({ offerId: offer.id, expiresAt }));
    const from = { name: 'Erin', email: 'erin@employers.test', activatedAt: app.clock.now };
    const pair = { employerId, jobSeekerId: jobSeeker?.id ?? 0, chatId };
    const { id } = await db.contactRequest.create({ data: { ...pair, ...from } });
    requests.push(requestTokens.issue({ id, email: jobSeeker?.email ?? '' }));
  }
  const referenceToken = referenceTokens.issue({ id: 1, email: 'boss@example.test' });
  const post = (path: string, form: Record<string, string> = {}) =>
    new Visitor(app.url).fetch(path, { method: 'POST', body: new URLSearchParams(form) });

  const mutation: Way = (visitor) => visitor.fetch('/graphql', graph(send(fixtures.chatId)));

  const seven = [1, 2, 3, 4, 5, 6, 7].map(
    (n) => `m${n}: sendMessage(input: { chat: { databaseId: ${fixtures.chatId} }, text: "Hello" }) { __typename }`,
  );

  const reads: Record<string, Way> = {
    'an operation of the graph': (visitor) => visitor.fetch('/graphql', graph({ query: '{ viewer { __typename } }' })),
    'a public operation': () => new Visitor(app.url).fetch('/graphql', graph({ query: publicList })),
    'a public operation that is compiled': () => new Visitor(app.url).fetch('/graphql', graph({ query: publicList })),
    'an operation as plain JSON': () =>
      new Visitor(app.url).fetch('/graphql', graph({ query: publicList }, 'application/json')),
    'an operation of the product': (visitor) =>
      visitor.fetch(
        '/graphql',
        graph({ variables: {}, extensions: { persistedQuery: { version: 1, sha256Hash: frame } } }),
      ),
    'a page of a member': (visitor) => visitor.fetch('/my-job-offers'),
    'a public page': () => fetch(`${app.url}/find-work`),
    'an invoice': (visitor) => visitor.fetch('/invoices/1/download'),
    'a file of a chat': (visitor) => visitor.fetch(`/media/chats/${'a'.repeat(32)}.webp`),
    'a page to stop mails': () => fetch(app.url + paths.unsubscribe.to({ token: unsubscribeToken })),
    'a page of the back office': () => admin.copy().fetch('/admin/employers'),
    'the socket of the graph': upgrade('/graphql'),
    'the socket of chat events': upgrade('/api/chat-events'),
  };

  const writes: Record<string, Way> = {
    'a mutation': mutation,
    'changes in turn': (visitor) => visitor.fetch('/graphql', graph({ query: `mutation { ${seven.join(' ')} }` })),
    'a mutation as plain JSON': (visitor) =>
      visitor.fetch('/graphql', graph(send(fixtures.chatId), 'application/json')),
    'a REST call': () =>
      new Visitor(app.url).post('/api/employers/no-login', { email: `g${Math.random()}@example.test` }),
    'signing in': () => auth(new Visitor(app.url), 'sign-in/email', { email, password: testPassword }),
    'signing up': () => auth(new Visitor(app.url), 'sign-up/email', newAccount(`a${Math.random()}@example.test`)),
    'signing out': () => leaving().post('/api/auth/sign-out', {}),
    'an upload': (visitor) =>
      visitor.fetch(`/api/chat-upload-image?chat=${fixtures.chatId}`, { method: 'POST', body: png('image') }),
    'a resumable upload': () =>
      fixtures.jobSeeker.copy().fetch('/api/video-uploads', {
        method: 'POST',
        headers: { 'tus-resumable': '1.0.0', 'upload-length': '1000' },
      }),
    'an event of the payment provider': () => {
      const data = { object: { id: 'prod_1', object: 'product' } };
      const event = { id: `evt_${Math.random()}`, object: 'event', type: 'product.created', created: 1, data };
      const body = JSON.stringify(event);
      const signature = signPayload(body, webhookSecret, Math.floor(Date.now() / 1000));
      return fetch(`${app.url}/api/stripe/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      });
    },
    'stopping mails by their link': () => post(paths.unsubscribe.to({ token: unsubscribeToken })),
    'renewing an offer by the link in a mail': () => post(paths.renewOffer.to({ token: renewals.pop() ?? '' })),
    'answering a request by the link in a mail': () =>
      post(paths.answerRequest.to({ token: requests.pop() ?? '' }), { answer: 'yes' }),
    'stopping questions about references': () => post(paths.answerReference.to({ token: referenceToken })),
  };

  return { reads, writes, mutation };
}
