import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { deleteMyAccount } from '../../../server/domain/lifecycle/deletion/deletion.ts';
import { noteEnds } from '../../../server/domain/lifecycle/webhook/attempt.ts';
import { eventsFor, webhookEvents } from '../../../server/domain/lifecycle/webhook/endpoint.input.ts';
import { deliverWebhooks } from '../../../server/webhooks/deliver.ts';
import { say } from '../../support/chatFixtures.ts';
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
import { fixture } from '../../support/fixtures.ts';
import { contextFor } from '../../support/graph.ts';
import { asAdmin, asEmployer } from '../../support/sandbox.ts';
import { verified } from '../../support/webhookReceiver.ts';
import { testWebhooks } from '../../support/webhooks.ts';

/** Endpoints are sent what happens, with what their owners may read. Who may what is tested in tests/access. */

const { app, db, chat, receiver, employer, deliver, later, add, deliveries } = testWebhooks();

it('a message is delivered to the other side, signed, with what they may read', async () => {
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

const addContactRequest = async (jobSeekerId: number, employerId = chat.employerId, isPending = false) => {
  const links = { employerHash: randomUUID(), jobSeekerHash: randomUUID() };
  const { id } = await db.chat.create({
    data: { kind: 'CONTACT', employerId, jobSeekerId, ...links, open: !isPending },
  });
  const data = { employerId, jobSeekerId, chatId: id, name: 'Erin', email: 'erin@example.test' };
  return db.contactRequest.create({
    data: isPending
      ? { ...data, introducedById: (await makeAdmin(db)).id, description: 'A quiet cafe' }
      : { ...data, activatedAt: app.clock.now },
  });
};

const anId = expect.objectContaining({ id: expect.any(Number) });
const aPlace = { id: expect.any(Number), name: expect.any(String) };

/**
 * What happens, to which side admins aside it is told, and what they are told; more than once where it happens in several ways. It resolves
 * to the id of the record.
 */
const when = (
  type: string,
  told: readonly ('employer' | 'jobSeeker')[],
  data: Record<string, unknown>,
  happen: () => Promise<number>,
) => [type, told, data, happen] as const;

describe('each event', () => {
  const here = fixture(async () => {
    const { id: jobSeekerId, cityId, jobId } = await db.user.findFirstOrThrow({ where: { role: 'ROLE_CANDIDATE' } });
    return { place: { cityId: cityId ?? 0, jobId: jobId ?? 0 }, jobSeekerId };
  });
  const offer = (state: 'ACTIVE' | 'DRAFT') =>
    makeJobOffer(db, here.place, { employerId: chat.employerId, ...inState(state) });
  const newJobSeeker = async (data: object = {}) => {
    const { cityId, jobId } = here.place;
    const person = await db.user.findUniqueOrThrow({ where: { id: here.jobSeekerId } });
    const { sexId, experienceId, languageId, nativeCountryId } = person;
    const catalog = { cityId, jobId, sexId, experienceId, languageId, countryId: nativeCountryId } as Catalog;
    return makeJobSeeker(db, catalog, data);
  };

  const nothingYet = async () => {
    await deliver();
    expect(receiver.received).toEqual([]);
  };
  const subscribed = (data: object) => {
    const bought = { employerId: chat.employerId, stripeSubscriptionId: randomUUID(), status: 'INCOMPLETE' } as const;
    const price = { recurringMode: 'MONTHLY', currency: 'SGD', amount: 5_900 } as const;
    // Beside those that the employer has by then.
    return db.subscription.create({
      data: { ...bought, ...price, currentPeriodEnd: app.clock.now, isSecond: true, ...data },
    });
  };
  const change = {
    chat: (id: number, data: object) => db.chat.update({ where: { id }, data }),
    offer: (id: number, data: object) => db.jobOffer.update({ where: { id }, data }),
    user: (id: number, data: object) => db.user.update({ where: { id }, data }),
    subscription: (id: number, data: object) => db.subscription.update({ where: { id }, data }),
  };
  const boss = ['employer'] as const;

  const happenings = [
    when('contact_request.created', boss, { employer: anId, candidate: anId }, async () => {
      return (await addContactRequest((await newJobSeeker()).id)).id;
    }),
    when('contact_request.created', ['jobSeeker'], { chat: anId }, async () => {
      return (await addContactRequest(here.jobSeekerId, (await makeEmployer(db)).id)).id;
    }),
    when('contact_request.created', boss, { candidate: anId }, async () => {
      const { id, chatId } = await addContactRequest((await newJobSeeker()).id, chat.employerId, true);
      await nothingYet();
      await change.chat(chatId, { open: true });
      await db.contactRequest.update({ where: { id }, data: { activatedAt: app.clock.now } });
      return id;
    }),
    when('message.created', ['employer', 'jobSeeker'], { text: 'When can you begin?', user: anId }, () =>
      say(chat.employer, chat.chatId, 'When can you begin?'),
    ),
    when('application.created', boss, { state: 'new', candidate: anId, job_offer: anId }, async () => {
      const { id: jobOfferId } = await offer('ACTIVE');
      const data = { jobOfferId, jobSeekerId: here.jobSeekerId, chatId: chat.chatId };
      return (await db.jobApplication.create({ data })).id;
    }),
    when('job_offer.published', boss, { state: 'active', active: true }, async () => (await offer('ACTIVE')).id),
    when('job_offer.published', boss, { active: true }, async () => {
      const { id } = await offer('DRAFT');
      await nothingYet();
      await change.offer(id, inState('ACTIVE'));
      // Another end is no other publication.
      await change.offer(id, { state: 'ACTIVE', headcount: 2 });
      return id;
    }),
    when('job_offer.ended', boss, { active: false }, async () => {
      return (await change.offer((await offer('ACTIVE')).id, { state: 'FILLED' })).id;
    }),
    when('job_seeker.activated', [], { name: expect.stringMatching(/^Maria/), city: aPlace }, async () => {
      const { id } = await newJobSeeker({ active: false });
      await nothingYet();
      return (await change.user(id, { active: true })).id;
    }),
    // The end of a pause is no activation: there is one event, of the first time.
    when('job_seeker.activated', [], { name: expect.stringMatching(/^Maria/) }, async () => {
      const { id } = await newJobSeeker();
      await change.user(id, { active: false, pausedAt: app.clock.now });
      return (await change.user(id, { active: true, pausedAt: null })).id;
    }),
    when('subscription.started', boss, { status: 'active', price: 59, currency: 'SGD', employer: anId }, async () => {
      const { id } = await subscribed({});
      // An overdue one is the same one.
      for (const status of ['ACTIVE', 'PAST_DUE', 'ACTIVE']) await change.subscription(id, { status });
      return id;
    }),
    when('subscription.ended', boss, { status: 'canceled' }, async () => {
      return (await change.subscription((await subscribed({ status: 'ACTIVE' })).id, { status: 'CANCELED' })).id;
    }),
    when('subscription.ended', boss, { employer: anId }, async () => {
      // A gift whose time is over is noted by a task, once.
      await db.subscription.updateMany({ where: { employerId: chat.employerId }, data: { isSecond: true } });
      const { id } = await makeSubscription(db, chat.employerId, app.clock.now);
      await change.subscription(id, { currentPeriodEnd: new Date(app.clock.now.getTime() + 60_000) });
      await noteEnds(app.services);
      await nothingYet();
      later(120);
      await Promise.all([noteEnds(app.services), noteEnds(app.services)]);
      await noteEnds(app.services);
      return id;
    }),
    when('rating.created', ['employer', 'jobSeeker'], { stars: 5, candidate: anId }, async () => {
      const people = { employerId: chat.employerId, jobSeekerId: here.jobSeekerId };
      return (await db.rating.create({ data: { ...people, stars: 5, changedAt: app.clock.now } })).id;
    }),
    when('review.decided', [], { kind: 'job_offer', state: 'approved', candidate: null, job_offer: anId }, async () => {
      const { id: jobOfferId } = await offer('ACTIVE');
      return (await db.review.update({ where: { jobOfferId }, data: { state: 'APPROVED' } })).id;
    }),
    when('report.created', [], { kind: 'profile', reason: 'spam', reported: anId }, async () => {
      const by = { reporterId: chat.employerId, reporterKey: randomUUID() };
      const data = { kind: 'PROFILE', userId: here.jobSeekerId, reason: 'SPAM', ...by } as const;
      return (await db.report.create({ data })).id;
    }),
  ];

  it('is tested', () => {
    expect(new Set(happenings.map(([type]) => type))).toEqual(new Set(Object.keys(webhookEvents)));
  });

  it.each(happenings)('%s is told to whom it concerns, once', async (type, told, data, happen) => {
    const admin = asAdmin(await makeAdmin(db));
    const jobSeeker: Viewer = { kind: 'jobSeeker', id: here.jobSeekerId, sessionId: 1 };
    const endpoints = [
      { viewer: admin, isTold: true },
      { viewer: employer(), isTold: told.includes('employer') },
      { viewer: jobSeeker, isTold: told.includes('jobSeeker') },
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

describe('what may no longer be seen', () => {
  it('is not sent: of a chat without its owner, a banned owner, and an admin without the login that is demanded', async () => {
    await add(employer(), ['message.created']);
    await say(chat.jobSeeker, chat.chatId, 'For a banned person');
    await db.user.update({ where: { id: chat.employerId }, data: { bannedAt: app.clock.now } });
    await deliver();
    await db.user.update({ where: { id: chat.employerId }, data: { bannedAt: null } });
    expect(receiver.received).toEqual([]);
    expect(await db.webhookDelivery.count()).toBe(0);

    await add(asAdmin(await makeAdmin(db)), ['message.created']);
    await db.webhookEndpoint.deleteMany({ where: { userId: chat.employerId } });
    await say(chat.jobSeeker, chat.chatId, 'For an admin');
    await deliverWebhooks({ ...app.inBackground, adminTwoFactor: true });
    expect(receiver.received).toEqual([]);
  });

  it('goes with the people whom it is about', async () => {
    await add(asAdmin(await makeAdmin(db)), ['rating.created']);
    const boss = await makeEmployer(db);
    const { jobSeekerId } = await db.chat.findUniqueOrThrow({ where: { id: chat.chatId } });
    const people = { employerId: boss.id, jobSeekerId: jobSeekerId ?? 0 };
    await db.rating.create({ data: { ...people, stars: 4, changedAt: app.clock.now } });
    await deliver();
    expect(await db.webhookDelivery.findMany()).toMatchObject([{ request: expect.stringContaining('rating.created') }]);
    await deleteMyAccount(contextFor(app, asEmployer(boss)), { password: testPassword });
    expect(await db.webhookDelivery.count()).toBe(0);
  });
});
