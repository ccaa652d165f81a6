import { createClient } from 'graphql-ws/client';
import { beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { deliverWebhooks } from '../../server/webhooks/deliver.ts';
import { work } from '../office/bulkAction/fixtures.ts';
import { csv } from '../office/import/fixtures.ts';
import { type ChatFixtures, makeChatFixtures, say } from '../support/chatFixtures.ts';
import { openEventSocket } from '../support/eventSocket.ts';
import { fixture, testApp } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';
import { type Program, programOf } from '../support/program.ts';
import { webhookReceiver } from '../support/webhookReceiver.ts';

/** What a program of an integrator does, from its key to its answer in a chat. It has no cookies. */

const app = testApp({ environment: { WEBHOOKS_TO_PRIVATE: '1' } });
const chat: ChatFixtures = fixture(() => makeChatFixtures(app));
const receiver = webhookReceiver();

let office: Program;
let shop: Program;

beforeAll(async () => {
  // The standard's library compares the time of a signature with the machine's clock.
  app.clock.now = new Date();
  office = await programOf(chat.admin, { groups: ['OFFICE', 'PEOPLE'] });
  shop = await programOf(chat.employer, { groups: ['CHAT', 'OFFERS', 'PEOPLE'] });
});

it('imports job seekers by the key of an admin', async () => {
  const { db } = app.services;
  const [job, city] = [await db.job.findFirstOrThrow(), await db.city.findFirstOrThrow()];
  const email = 'imported-by-a-program@example.test';
  const content = csv([{ name: 'Zoe Import', email, job: job.name, city: city.name, minRate: '12' }]);
  const started = await office.graphqlWithFile(
    `mutation ($file: Upload!) {
      startImport(input: { list: JOB_SEEKERS, file: $file, expected: 1, clientKey: "from-a-program" }) { __typename } }`,
    { file: null },
    { path: 'file', content: Buffer.from(content), name: 'people.csv' },
  );
  expect(started).toMatchObject({ data: { startImport: { __typename: 'StartImportPayload' } } });
  await work(app);
  expect(await db.user.count({ where: { loginEmail: email } })).toBe(1);
});

it('makes an offer once, though the call is sent twice', async () => {
  const { db } = app.services;
  const [job, city] = [await db.job.findFirstOrThrow(), await db.city.findFirstOrThrow()];
  const offer = { description: 'Evenings.', city: { id: city.id }, job: { id: job.id }, max_rate: 12, active: true };
  const send = () =>
    shop.fetch('/api/my-job-offers', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'offer-of-today' },
      body: JSON.stringify(offer),
    });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status, second.headers.get('idempotency-replayed')]).toEqual([201, 201, 'true']);
  expect((await second.json()).id).toBe((await first.json()).id);
  expect(await db.jobOffer.count({ where: { employerId: chat.employerId } })).toBe(1);
});

it('is told of a message again when the first attempt was lost, and answers by both sockets', async () => {
  const employer: Viewer = { kind: 'employer', id: chat.employerId, sessionId: 1 };
  const { data } = await askAs(
    app,
    employer,
    `mutation ($url: String!) { addWebhookEndpoint(input: { url: $url, events: ["message.created"] }) {
      ... on AddWebhookEndpointPayload { secret } } }`,
    { url: receiver.url },
  );
  const { secret } = JSON.parse(JSON.stringify(data)).addWebhookEndpoint;
  receiver.answers.push((response) => response.destroy());
  const messageId = await say(chat.jobSeeker, chat.chatId, 'Can I begin on Monday?');
  await deliverWebhooks(app.inBackground);
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  await deliverWebhooks(app.inBackground);
  const [lost, told] = receiver.events(secret);
  expect(told).toEqual(lost);
  expect(told).toMatchObject({ type: 'message.created', data: { id: messageId, chat: { id: chat.chatId } } });

  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${shop.key}` },
    retryAttempts: 0,
  });
  const answered = await client
    .iterate({
      query: `mutation ($chat: Int!) { sendMessage(input: { chat: { databaseId: $chat }, text: "Yes." }) { __typename } }`,
      variables: { chat: chat.chatId },
    })
    .next();
  expect(answered.value).toMatchObject({ data: { sendMessage: { __typename: 'SendMessagePayload' } } });
  await client.dispose();

  const socket = await openEventSocket(app, shop, { headers: { authorization: `Bearer ${shop.key}` } });
  socket.send({ type: 'message', chat: { id: chat.chatId }, text: 'See you at nine.' });
  expect(await socket.next(({ type }) => type === 'message')).toMatchObject({ text: 'See you at nine.' });
  socket.socket.close();
  const texts = await app.services.db.message.findMany({
    where: { chatId: chat.chatId, userId: chat.employerId },
    orderBy: { id: 'asc' },
    select: { text: true },
  });
  expect(texts.map(({ text }) => text)).toEqual(['Yes.', 'See you at nine.']);
});
