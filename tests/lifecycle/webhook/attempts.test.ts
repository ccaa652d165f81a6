import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { sendWebhookMails } from '../../../server/domain/lifecycle/webhook/attempt.ts';
import { say } from '../../support/chatFixtures.ts';
import { eventually } from '../../support/eventually.ts';
import { makeJobOffer } from '../../support/factories.ts';
import { readAs } from '../../support/graph.ts';
import { mailsTo } from '../../support/outbox.ts';
import { verified } from '../../support/webhookReceiver.ts';
import { testWebhooks } from '../../support/webhooks.ts';

const { app, db, chat, receiver, employer, deliver, later, change, add, deliveries, test } = testWebhooks();

const hour = 3_600;
const sentTexts = () => receiver.received.map(({ body }) => JSON.parse(body).data.text);
async function mailed(words: string): Promise<string[]> {
  for (const _ of [1, 2]) await sendWebhookMails(app.services);
  const { email } = await db.user.findUniqueOrThrow({ where: { id: chat.employerId } });
  const mails = (await mailsTo(app, email)).map(({ subject, text }) => `${subject} ${text}`);
  return mails.filter((text) => text.includes(words));
}

describe('a delivery', () => {
  it('that is lost is sent again after a growing pause, with the same id, and then verified', async () => {
    const { id, secret } = await add(employer(), ['message.created']);
    // The connection breaks, and the receiver has noted nothing.
    receiver.answers.push((response) => response.destroy(), 500);
    const messageId = await say(chat.jobSeeker, chat.chatId, 'Is anybody there?');
    await deliver();
    expect(await deliveries(employer(), id)).toMatchObject([
      { state: 'WAITING', attempts: 1, status: null, error: 'The host closed the connection without an answer.' },
    ]);
    later(4);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    later(1);
    await deliver();
    expect(await deliveries(employer(), id)).toMatchObject([
      { state: 'WAITING', attempts: 2, status: 500, error: 'The answer had the status 500.' },
    ]);
    later(299);
    await deliver();
    expect(receiver.received).toHaveLength(2);
    later(1);
    await deliver();
    await deliver();
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    // The standard's library takes times of up to five minutes around now.
    for (const { headers, body } of receiver.received.slice(0, 2)) {
      expect(verified(secret, body, headers)).toMatchObject({ data: { id: messageId } });
    }
    expect(await deliveries(employer(), id)).toMatchObject([{ state: 'DELIVERED', attempts: 3, error: null }]);
    expect(await db.webhookEndpoint.findFirst()).toMatchObject({ failingSince: null });
  });

  it('keeps the order of a chat: what is later waits, and what is in other chats does not', async () => {
    const { secret } = await add(employer(), ['message.created', 'job_offer.published']);
    receiver.answers.push(503);
    const first = await say(chat.jobSeeker, chat.chatId, 'First');
    const second = await say(chat.jobSeeker, chat.chatId, 'Second');
    await deliver();
    expect(receiver.events(secret).map(({ data }) => data.id)).toEqual([first]);
    const { cityId, jobId } = await db.user.findFirstOrThrow({ where: { role: 'ROLE_CANDIDATE' } });
    const place = { cityId: cityId ?? 0, jobId: jobId ?? 0 };
    const offer = await makeJobOffer(db, place, { employerId: chat.employerId });
    await deliver();
    expect(receiver.events(secret).map(({ data }) => data.id)).toEqual([first, offer.id]);
    later(5);
    await Promise.all([deliver(), deliver()]);
    expect(receiver.events(secret).map(({ data }) => data.id)).toEqual([first, offer.id, first, second]);
  });

  it('is given up after three days; then its endpoint is paused, and its owner is mailed once', async () => {
    const { id } = await add(employer(), ['message.created']);
    receiver.answers.push(...Array<number>(100).fill(500));
    await say(chat.jobSeeker, chat.chatId, 'Lost');
    await say(chat.jobSeeker, chat.chatId, 'Lost too');
    const begun = app.clock.now.getTime();
    const pauses: number[] = [];
    for (let before = begun; ; before = app.clock.now.getTime()) {
      await deliver();
      const [, delivery] = await deliveries(employer(), id);
      if (delivery?.state !== 'WAITING') break;
      app.clock.now = new Date(delivery.nextAttemptAt ?? '');
      pauses.push(app.clock.now.getTime() - before);
    }
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    const hours = (app.clock.now.getTime() - begun) / (hour * 1_000);
    expect(hours).toBeGreaterThan(70);
    expect(hours).toBeLessThan(73);
    expect(receiver.received).toHaveLength(pauses.length + 1);
    expect(await deliveries(employer(), id)).toMatchObject([
      { state: 'WAITING', attempts: 0 },
      { state: 'FAILED', attempts: pauses.length + 1 },
    ]);
    expect(await mailed('Your webhook endpoint is paused')).toEqual([
      expect.stringContaining(`127.0.0.1:${receiver.port}`),
    ]);

    // Nothing is sent, and nothing is noted, until it is resumed.
    receiver.clear();
    await say(chat.jobSeeker, chat.chatId, 'While it is paused');
    await deliver();
    expect(receiver.received).toEqual([]);
    expect(await test(id)).toMatchObject({ __typename: 'Conflict' });
    expect(await change(employer(), 'resumeWebhookEndpoint', { webhookEndpoint: id })).toMatchObject({
      __typename: 'ResumeWebhookEndpointPayload',
    });
    await deliver();
    expect(sentTexts()).toEqual(['Lost too']);
  });

  it('that is answered with 410 ends its endpoint at once; its owner is mailed, and can resume it', async () => {
    const { id } = await add(employer(), ['message.created']);
    const source = 'query ($id: ID!) { node(id: $id) { ... on WebhookEndpoint { pausedAt pauseReason } } }';
    const endpoint = async () => (await readAs(app, employer(), source, { id })).node;
    receiver.answers.push(410);
    await say(chat.jobSeeker, chat.chatId, 'Nobody lives here');
    await deliver();
    expect(await endpoint()).toEqual({ pausedAt: app.clock.now.toISOString(), pauseReason: 'GONE' });
    later(3 * 24 * hour);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    expect(await mailed('status 410')).toHaveLength(1);

    receiver.clear();
    app.clock.now = new Date();
    await change(employer(), 'resumeWebhookEndpoint', { webhookEndpoint: id });
    expect(await endpoint()).toEqual({ pausedAt: null, pauseReason: null });
    await deliver();
    expect(sentTexts()).toEqual(['Nobody lives here']);
  });

  it('that is answered with 410 by an address that was changed meanwhile ends nothing', async () => {
    const { id } = await add(employer(), ['message.created'], `${receiver.url}/old`);
    receiver.answers.push((response) => {
      void change(employer(), 'changeWebhookEndpoint', {
        webhookEndpoint: id,
        url: `${receiver.url}/new`,
        events: ['message.created'],
      }).then(() => response.writeHead(410).end());
    });
    await say(chat.jobSeeker, chat.chatId, 'Moved');
    await deliver();
    later(5);
    await deliver();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks/old', '/hooks/new']);
  });

  it('is sent again on demand, whatever has become of it', async () => {
    const { id, secret } = await add(employer(), ['message.created']);
    const messageId = await say(chat.jobSeeker, chat.chatId, 'Twice');
    await deliver();
    const [delivery] = await deliveries(employer(), id);
    await change(employer(), 'sendWebhookAgain', { webhookDelivery: delivery?.id });
    await deliver();
    expect(receiver.events(secret).map(({ data }) => data.id)).toEqual([messageId, messageId]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await deliveries(employer(), id)).toHaveLength(1);
  });

  it('has the beginning of a long answer, and reads no more of it', async () => {
    const { id } = await add(employer(), ['message.created']);
    let isClosed = false;
    receiver.answers.push((response) => {
      response.on('close', () => {
        isClosed = true;
      });
      response.writeHead(200);
      const more = () => {
        while (!isClosed && response.write('many words\0'.repeat(1_000)));
      };
      response.on('drain', more);
      more();
    });
    await test(id);
    await deliver();
    const [delivery] = await deliveries(employer(), id);
    expect(delivery).toMatchObject({ state: 'DELIVERED', status: 200 });
    expect(delivery?.answer?.length).toBe(2_048);
    await eventually(() => expect(isClosed).toBe(true));
  });

  it('does not follow a redirect', async () => {
    const { id } = await add(employer(), ['message.created']);
    receiver.answers.push((response) => response.writeHead(307, { location: `${receiver.url}/other` }).end());
    await test(id);
    await deliver();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks']);
    expect(await deliveries(employer(), id)).toMatchObject([
      { state: 'WAITING', status: 307, error: 'The answer was a redirect, which is not followed.' },
    ]);
  });

  it('to a slow endpoint leaves room for others', async () => {
    const slow = await add(employer(), ['message.created'], `${receiver.url}/slow`);
    const held: ServerResponse[] = [];
    receiver.answers.push(...Array<(response: ServerResponse) => void>(2).fill((response) => held.push(response)));
    for (let index = 0; index < 3; index += 1) {
      const { id: endpointId } = await db.webhookEndpoint.findFirstOrThrow();
      await db.webhookDelivery.create({
        data: { endpointId, type: 'test', subject: `test:${index}`, recordId: index },
      });
    }
    const delivering = deliver();
    await eventually(() => expect(held).toHaveLength(2));
    const quick = await add(employer(), ['message.created'], `${receiver.url}/quick`);
    await test(quick.id);
    await eventually(() => expect(receiver.received.map(({ path }) => path)).toContain('/hooks/quick'));
    expect(receiver.received.filter(({ path }) => path.endsWith('/slow'))).toHaveLength(2);
    for (const response of held) response.writeHead(204).end();
    await delivering;
    await deliver();
    expect((await deliveries(employer(), slow.id)).map(({ state }) => state)).toEqual(Array(3).fill('DELIVERED'));
  });
});

it('a secret is shown once, stored encrypted, and signs beside the next one for a day', async () => {
  const { id, secret } = await add(employer(), ['message.created']);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const rotated = await change(employer(), 'rotateWebhookSecret', { webhookEndpoint: id }, 'secret');
  expect(rotated.secret).not.toBe(secret);
  const row = await db.webhookEndpoint.findFirstOrThrow();
  for (const shown of [secret, rotated.secret]) expect(JSON.stringify(row)).not.toContain(shown.slice(6));
  await test(id);
  await deliver();
  const [first] = receiver.received;
  for (const known of [secret, rotated.secret]) {
    expect(verified(known, first?.body ?? '', first?.headers ?? {})).toMatchObject({ type: 'test' });
  }
  expect(first?.headers['webhook-signature']?.toString().split(' ')).toHaveLength(2);
  // A day later only the new one signs.
  await db.webhookEndpoint.updateMany({ data: { formerSecretUntil: app.clock.now } });
  await test(id);
  await deliver();
  const [, second] = receiver.received;
  expect(() => verified(secret, second?.body ?? '', second?.headers ?? {})).toThrow('No matching signature');
  expect(verified(rotated.secret, second?.body ?? '', second?.headers ?? {})).toMatchObject({ type: 'test' });
});
