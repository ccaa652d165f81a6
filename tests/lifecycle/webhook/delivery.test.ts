import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { deleteMyAccount } from '../../../server/domain/lifecycle/deletion/deletion.ts';
import { noteEnds } from '../../../server/domain/lifecycle/webhook/attempt.ts';
import { eventsFor, webhookEvents } from '../../../server/domain/lifecycle/webhook/endpoint.input.ts';
import { sendWebhookMails } from '../../../server/domain/lifecycle/webhook/pausedMail.ts';
import { deliverWebhooks } from '../../../server/webhooks/deliver.ts';
import { type ChatFixtures, makeChatFixtures, say } from '../../support/chatFixtures.ts';
import { eventually } from '../../support/eventually.ts';
import {
  type Catalog,
  inState,
  makeAdmin,
  makeEmployer,
  makeJobOffer,
  makeJobSeeker,
  makeSubscription,
  testPassword,
} from '../../support/factories.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { askAs, contextFor } from '../../support/graph.ts';
import { mailsTo } from '../../support/outbox.ts';
import { verified, webhookReceiver } from '../../support/webhookReceiver.ts';

/** Endpoints are sent what happens, signed as the standard says, until it arrives. Who may what is tested in tests/access. */

const app = testApp({ environment: { WEBHOOKS_TO_PRIVATE: '1' } });
const chat: ChatFixtures = fixture(() => makeChatFixtures(app));
const receiver = webhookReceiver();

const employer = (): Viewer => ({ kind: 'employer', id: chat.employerId, sessionId: 1 });
const deliver = () => deliverWebhooks(app.inBackground);
const later = (seconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + seconds * 1_000);
};

beforeEach(async () => {
  // The standard's library compares the time of a signature with the machine's clock.
  app.clock.now = new Date();
  receiver.clear();
  await app.services.db.webhookEndpoint.deleteMany();
});

async function change(viewer: Viewer, mutation: string, input: Record<string, unknown>, fields = '') {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}`;
  const { data, errors } = await askAs(
    app,
    viewer,
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) {
      __typename ... on Failure { message } ... on ${type}Payload { ${fields || '__typename'} } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data))[mutation];
}

async function add(viewer: Viewer, events: string[], url = receiver.url): Promise<{ id: string; secret: string }> {
  const added = await change(viewer, 'addWebhookEndpoint', { url, events }, 'secret webhookEndpoint { id }');
  expect(added).toMatchObject({ __typename: 'AddWebhookEndpointPayload' });
  return { id: added.webhookEndpoint.id, secret: added.secret };
}

type Delivery = {
  id: string;
  type: string;
  webhookId: string;
  state: string;
  attempts: number;
  status: number | null;
  answer: string | null;
  error: string | null;
  request: string | null;
  nextAttemptAt: string | null;
};
async function deliveries(viewer: Viewer, endpoint: string): Promise<Delivery[]> {
  const { data, errors } = await askAs(
    app,
    viewer,
    `query ($id: ID!) { node(id: $id) { ... on WebhookEndpoint { deliveries { edges { node {
      id type webhookId state attempts status answer error request nextAttemptAt } } } } } }`,
    { id: endpoint },
  );
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data)).node.deliveries.edges.map(({ node }: { node: Delivery }) => node);
}

describe('a message', () => {
  it('is delivered to the other side, signed, with what they may read', async () => {
    const { id, secret } = await add(employer(), ['message.created']);
    const messageId = await say(chat.jobSeeker, chat.chatId, 'I can begin on Monday.');
    await deliver();
    const [event, ...others] = receiver.events(secret);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      type: 'message.created',
      data: { id: messageId, text: 'I can begin on Monday.', chat: { id: chat.chatId } },
    });
    expect(receiver.received[0]?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'webhook-id': expect.stringMatching(/^msg_[\w-]{36}$/),
    });
    const [delivery] = await deliveries(employer(), id);
    expect(delivery).toMatchObject({ state: 'DELIVERED', attempts: 1, status: 204, error: null });
    expect(delivery?.request).toBe(receiver.received[0]?.body);
  });

  it('is not delivered to people whom it does not concern', async () => {
    const stranger = await makeEmployer(app.services.db);
    await add({ kind: 'employer', id: stranger.id, sessionId: 1 }, ['message.created']);
    await say(chat.jobSeeker, chat.chatId, 'Not for strangers.');
    await deliver();
    expect(receiver.received).toEqual([]);
    expect(await app.services.db.webhookDelivery.count()).toBe(0);
  });
});

const addContactRequest = async (jobSeekerId: number, employerId = chat.employerId, isPending = false) => {
  const { db } = app.services;
  const { id } = await db.chat.create({
    data: {
      kind: 'CONTACT',
      employerId,
      jobSeekerId,
      employerHash: randomUUID(),
      jobSeekerHash: randomUUID(),
      open: !isPending,
    },
  });
  const data = { employerId, jobSeekerId, chatId: id, name: 'Erin', email: 'erin@example.test' };
  return db.contactRequest.create({
    data: isPending
      ? { ...data, introducedById: (await makeAdmin(db)).id, description: 'A quiet cafe' }
      : { ...data, activatedAt: app.clock.now },
  });
};

/** What happens, to whom it is told, and what they are told. */
type Happening = {
  type: string;
  happen: () => Promise<number>;
  data: Record<string, unknown>;
  employer: boolean;
  jobSeeker: boolean;
};

describe('each event', () => {
  const here = fixture(async () => {
    const { db } = app.services;
    const catalog = await db.city.findFirstOrThrow({ select: { id: true } });
    const job = await db.job.findFirstOrThrow({ select: { id: true } });
    const jobSeeker = await db.user.findFirstOrThrow({ where: { role: 'ROLE_CANDIDATE', active: true } });
    return { place: { cityId: catalog.id, jobId: job.id }, jobSeekerId: jobSeeker.id };
  });
  const services = () => app.services.db;
  const offer = (state: 'ACTIVE' | 'DRAFT') =>
    makeJobOffer(services(), here.place, { employerId: chat.employerId, ...inState(state) });
  const newJobSeeker = async (data: object = {}) => {
    const { cityId, jobId } = here.place;
    const person = await services().user.findUniqueOrThrow({ where: { id: here.jobSeekerId } });
    const { sexId, experienceId, languageId, nativeCountryId } = person;
    const catalog = { cityId, jobId, sexId, experienceId, languageId, countryId: nativeCountryId } as Catalog;
    return makeJobSeeker(services(), catalog, data);
  };

  const happenings: Happening[] = [
    {
      type: 'contact_request.created',
      happen: async () => (await addContactRequest((await newJobSeeker()).id)).id,
      data: { employer: { id: expect.any(Number) }, candidate: { id: expect.any(Number) } },
      employer: true,
      jobSeeker: false,
    },
    {
      type: 'contact_request.created',
      happen: async () => {
        const boss = await makeEmployer(services());
        return (await addContactRequest(here.jobSeekerId, boss.id)).id;
      },
      data: { chat: { id: expect.any(Number) } },
      employer: false,
      jobSeeker: true,
    },
    {
      type: 'contact_request.created',
      happen: async () => {
        const { id, chatId } = await addContactRequest((await newJobSeeker()).id, chat.employerId, true);
        await deliver();
        expect(receiver.received).toEqual([]);
        await services().chat.update({ where: { id: chatId }, data: { open: true } });
        await services().contactRequest.update({ where: { id }, data: { activatedAt: app.clock.now } });
        return id;
      },
      data: { candidate: { id: expect.any(Number) } },
      employer: true,
      jobSeeker: false,
    },
    {
      type: 'message.created',
      happen: () => say(chat.employer, chat.chatId, 'When can you begin?'),
      data: { text: 'When can you begin?', user: expect.objectContaining({ id: expect.any(Number) }) },
      employer: true,
      jobSeeker: true,
    },
    {
      type: 'application.created',
      happen: async () => {
        const { id: jobOfferId } = await offer('ACTIVE');
        const { id } = await services().jobApplication.create({
          data: { jobOfferId, jobSeekerId: here.jobSeekerId, chatId: chat.chatId },
        });
        return id;
      },
      data: {
        state: 'new',
        candidate: { id: expect.any(Number) },
        job_offer: expect.objectContaining({ id: expect.any(Number) }),
      },
      employer: true,
      jobSeeker: false,
    },
    {
      type: 'job_offer.published',
      happen: async () => (await offer('ACTIVE')).id,
      data: { state: 'active', active: true },
      employer: true,
      jobSeeker: false,
    },
    {
      type: 'job_offer.published',
      happen: async () => {
        const { id } = await offer('DRAFT');
        await deliver();
        expect(receiver.received).toEqual([]);
        await services().jobOffer.update({ where: { id }, data: inState('ACTIVE') });
        // Another end is no other publication.
        await services().jobOffer.update({ where: { id }, data: { state: 'ACTIVE', headcount: 2 } });
        return id;
      },
      data: { active: true },
      employer: true,
      jobSeeker: false,
    },
    {
      type: 'job_offer.ended',
      happen: async () => {
        const { id } = await offer('ACTIVE');
        await services().jobOffer.update({ where: { id }, data: { state: 'FILLED' } });
        return id;
      },
      data: { active: false },
      employer: true,
      jobSeeker: false,
    },
    {
      type: 'job_seeker.activated',
      happen: async () => {
        const { id } = await newJobSeeker({ active: false });
        await deliver();
        expect(receiver.received).toEqual([]);
        await services().user.update({ where: { id }, data: { active: true } });
        return id;
      },
      data: { name: expect.stringMatching(/^Maria/), city: { id: expect.any(Number), name: expect.any(String) } },
      employer: false,
      jobSeeker: false,
    },
    {
      // The end of a pause is no activation: there is one event, of the first time.
      type: 'job_seeker.activated',
      happen: async () => {
        const { id } = await newJobSeeker();
        const pausedAt = app.clock.now;
        await services().user.update({ where: { id }, data: { active: false, pausedAt } });
        await services().user.update({ where: { id }, data: { active: true, pausedAt: null } });
        return id;
      },
      data: { name: expect.stringMatching(/^Maria/) },
      employer: false,
      jobSeeker: false,
    },
    {
      type: 'subscription.started',
      happen: async () => {
        const data = {
          employerId: chat.employerId,
          recurringMode: 'MONTHLY' as const,
          currency: 'SGD',
          amount: 5_900,
          stripeSubscriptionId: randomUUID(),
          currentPeriodEnd: app.clock.now,
        };
        const { id } = await services().subscription.create({ data: { ...data, status: 'INCOMPLETE' } });
        await services().subscription.update({ where: { id }, data: { status: 'ACTIVE' } });
        // An overdue one is the same one.
        await services().subscription.update({ where: { id }, data: { status: 'PAST_DUE' } });
        await services().subscription.update({ where: { id }, data: { status: 'ACTIVE' } });
        return id;
      },
      data: { status: 'active', price: 59, currency: 'SGD', employer: { id: expect.any(Number) } },
      employer: true,
      jobSeeker: false,
    },
    {
      type: 'subscription.ended',
      happen: async () => {
        const { id } = await makeSubscription(services(), chat.employerId, app.clock.now);
        await services().subscription.update({ where: { id }, data: { status: 'CANCELED' } });
        return id;
      },
      data: { status: 'canceled' },
      employer: true,
      jobSeeker: false,
    },
    {
      type: 'subscription.ended',
      happen: async () => {
        // A gift whose time is over is noted by a task, once.
        const { id } = await makeSubscription(services(), chat.employerId, app.clock.now);
        const currentPeriodEnd = new Date(app.clock.now.getTime() + 60_000);
        await services().subscription.update({ where: { id }, data: { currentPeriodEnd } });
        await noteEnds(app.services);
        await deliver();
        expect(receiver.received).toEqual([]);
        later(120);
        await Promise.all([noteEnds(app.services), noteEnds(app.services)]);
        await noteEnds(app.services);
        return id;
      },
      data: { employer: { id: expect.any(Number) } },
      employer: true,
      jobSeeker: false,
    },
    {
      type: 'rating.created',
      happen: async () => {
        const { id } = await services().rating.create({
          data: { employerId: chat.employerId, jobSeekerId: here.jobSeekerId, stars: 5, changedAt: app.clock.now },
        });
        return id;
      },
      data: { stars: 5, candidate: { id: expect.any(Number) } },
      employer: true,
      jobSeeker: true,
    },
    {
      type: 'review.decided',
      happen: async () => {
        const { id: jobOfferId } = await offer('ACTIVE');
        const { id } = await services().review.findFirstOrThrow({ where: { jobOfferId } });
        await services().review.update({ where: { id }, data: { state: 'APPROVED' } });
        return id;
      },
      data: { kind: 'job_offer', state: 'approved', candidate: null, job_offer: { id: expect.any(Number) } },
      employer: false,
      jobSeeker: false,
    },
    {
      type: 'report.created',
      happen: async () => {
        const { id } = await services().report.create({
          data: {
            kind: 'PROFILE',
            userId: here.jobSeekerId,
            reason: 'SPAM',
            reporterId: chat.employerId,
            reporterKey: randomUUID(),
          },
        });
        return id;
      },
      data: { kind: 'profile', reason: 'spam', reported: { id: expect.any(Number) } },
      employer: false,
      jobSeeker: false,
    },
  ];

  it('is tested', () => {
    expect(new Set(happenings.map(({ type }) => type))).toEqual(new Set(Object.keys(webhookEvents)));
  });

  it.each(happenings)('$type is told to whom it concerns, once', async ({ type, happen, data, ...told }) => {
    const { id: adminId } = await makeAdmin(services());
    const admin: Viewer = { kind: 'admin', id: adminId, sessionId: 1 };
    const jobSeeker: Viewer = { kind: 'jobSeeker', id: here.jobSeekerId, sessionId: 1 };
    const endpoints = [
      { viewer: admin, isTold: true },
      { viewer: employer(), isTold: told.employer },
      { viewer: jobSeeker, isTold: told.jobSeeker },
    ];
    const added = await Promise.all(
      endpoints
        .filter(({ viewer }) => eventsFor(viewer.kind).some((one) => one === type))
        .map(async (one) => ({ ...one, ...(await add(one.viewer, [type], `${receiver.url}/${one.viewer.kind}`)) })),
    );
    const recordId = await happen();
    await deliver();
    for (const { viewer, secret, isTold } of added) {
      const own = receiver.received.filter(({ path }) => path.endsWith(`/${viewer.kind}`));
      const events = own.map(({ body, headers }) => verified(secret, body, headers));
      expect([viewer.kind, events]).toEqual([
        viewer.kind,
        isTold
          ? [{ type, timestamp: expect.any(String), data: expect.objectContaining({ id: recordId, ...data }) }]
          : [],
      ]);
    }
  });
});

const hour = 3_600;
const test = (endpoint: string) => change(employer(), 'sendTestEvent', { webhookEndpoint: endpoint });

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
    expect(await app.services.db.webhookEndpoint.findFirst()).toMatchObject({ failingSince: null });
  });

  it('keeps the order of a chat: what is later waits, and what is in other chats does not', async () => {
    const { secret } = await add(employer(), ['message.created', 'job_offer.published']);
    receiver.answers.push(503);
    const first = await say(chat.jobSeeker, chat.chatId, 'First');
    const second = await say(chat.jobSeeker, chat.chatId, 'Second');
    await deliver();
    expect(receiver.events(secret).map(({ data }) => data.id)).toEqual([first]);
    const { cityId, jobId } = await app.services.db.user.findFirstOrThrow({ where: { role: 'ROLE_CANDIDATE' } });
    const place = { cityId: cityId ?? 0, jobId: jobId ?? 0 };
    const offer = await makeJobOffer(app.services.db, place, { employerId: chat.employerId });
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
    await sendWebhookMails(app.services);
    await sendWebhookMails(app.services);
    const { email } = await app.services.db.user.findUniqueOrThrow({ where: { id: chat.employerId } });
    const mails = (await mailsTo(app, email ?? '')).filter(({ subject }) => subject.includes('webhook'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`127.0.0.1:${receiver.port}`);

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
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.text)).toEqual(['Lost too']);
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
      const { id: endpointId } = await app.services.db.webhookEndpoint.findFirstOrThrow();
      await app.services.db.webhookDelivery.create({
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

describe('a secret', () => {
  it('is shown once, stored encrypted, and signs beside the next one for a day', async () => {
    const { id, secret } = await add(employer(), ['message.created']);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const rotated = await change(employer(), 'rotateWebhookSecret', { webhookEndpoint: id }, 'secret');
    expect(rotated.secret).not.toBe(secret);
    const row = await app.services.db.webhookEndpoint.findFirstOrThrow();
    for (const shown of [secret, rotated.secret]) expect(JSON.stringify(row)).not.toContain(shown.slice(6));
    await test(id);
    await deliver();
    const [first] = receiver.received;
    for (const known of [secret, rotated.secret]) {
      expect(verified(known, first?.body ?? '', first?.headers ?? {})).toMatchObject({ type: 'test' });
    }
    expect(first?.headers['webhook-signature']?.toString().split(' ')).toHaveLength(2);
    // A day later only the new one signs.
    await app.services.db.webhookEndpoint.updateMany({ data: { formerSecretUntil: app.clock.now } });
    await test(id);
    await deliver();
    const [, second] = receiver.received;
    expect(() => verified(secret, second?.body ?? '', second?.headers ?? {})).toThrow('No matching signature');
    expect(verified(rotated.secret, second?.body ?? '', second?.headers ?? {})).toMatchObject({ type: 'test' });
  });
});

describe('what may no longer be seen', () => {
  it('is not sent: of a chat without its owner, a banned owner, and an admin without the login that is demanded', async () => {
    const { db } = app.services;
    await add(employer(), ['message.created']);
    await say(chat.jobSeeker, chat.chatId, 'For a banned person');
    await db.user.update({ where: { id: chat.employerId }, data: { bannedAt: app.clock.now } });
    await deliver();
    await db.user.update({ where: { id: chat.employerId }, data: { bannedAt: null } });
    expect(receiver.received).toEqual([]);
    expect(await db.webhookDelivery.count()).toBe(0);

    const { id: adminId } = await makeAdmin(db);
    await add({ kind: 'admin', id: adminId, sessionId: 1 }, ['message.created']);
    await db.webhookEndpoint.deleteMany({ where: { userId: chat.employerId } });
    await say(chat.jobSeeker, chat.chatId, 'For an admin');
    await deliverWebhooks({ ...app.inBackground, adminTwoFactor: true });
    expect(receiver.received).toEqual([]);
  });

  it('goes with the people whom it is about', async () => {
    const { db } = app.services;
    const { id: adminId } = await makeAdmin(db);
    await add({ kind: 'admin', id: adminId, sessionId: 1 }, ['rating.created']);
    const boss = await makeEmployer(db);
    const { jobSeekerId } = await db.chat.findUniqueOrThrow({ where: { id: chat.chatId } });
    await db.rating.create({
      data: { employerId: boss.id, jobSeekerId: jobSeekerId ?? 0, stars: 4, changedAt: app.clock.now },
    });
    await deliver();
    expect(await db.webhookDelivery.findMany()).toMatchObject([{ request: expect.stringContaining('rating.created') }]);
    const context = contextFor(app, { kind: 'employer', id: boss.id, sessionId: 1 });
    await deleteMyAccount(context, { password: testPassword });
    expect(await db.webhookDelivery.count()).toBe(0);
  });
});
