import { isOrderedType } from '../../../server/domain/core/catalog/officeRecords.input.ts';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import type { PrismaClient } from '../../../server/generated/prisma/client.ts';
import { samples, sampleTypes } from '../../nouns/samples.ts';
import { makeContactChat } from '../../people/contactChat.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import {
  makeAdmin,
  makeEmployer,
  makeJobOffer,
  makeJobSeeker,
  makeReference,
  makeSubscription,
  makeSupportMessage,
} from '../../support/factories.ts';

/**
 * A marketplace in which every list has more than fifty rows, which share no related records: each employer has
 * their own job seeker, chat, request and subscription.
 */
export type Crowd = {
  app: TestApp;
  admin: Viewer & { id: number };
  employer: Viewer & { id: number };
  jobSeekerId: number;
  jobOfferId: number;
  chatId: number;
  subscriptionId: number;
  bulkActionId: number;
  webhookEndpointId: number;
};

export const crowdSize = 52;

export async function makeCrowd(): Promise<Crowd> {
  const app = await startTestApp();
  const { db, reference } = app.services;
  const catalog = await makeReference(db);
  const numbers = Array.from({ length: crowdSize }, (_, number) => number);
  await makePlaces(db, numbers);
  await reference.refresh();
  const admins = [await makeAdmin(db), await makeAdmin(db), await makeAdmin(db)];
  for (const type of sampleTypes) {
    if (isOrderedType(type)) await Promise.all(numbers.map(() => samples[type].make(db, catalog)));
  }
  const statuses = await db.contactRequestStatus.findMany();
  const first: Partial<Pick<Crowd, 'employer' | 'jobSeekerId' | 'jobOfferId' | 'chatId'>> = {};
  for (const number of numbers) {
    const employer = await makeEmployer(db);
    // Few distinct values, and some without one, so that orders have to tell equal rows apart.
    const jobSeeker = await makeJobSeeker(db, catalog, {
      popularity: number % 4,
      ...(number % 3 === 1 && { minRate: null, experienceId: null }),
    });
    await makeSubscription(db, employer.id, app.clock.now);
    await makeSupportMessage(db, employer, employer, app.clock.now);
    await makeSupportMessage(db, jobSeeker, jobSeeker, app.clock.now);
    const owner = first.employer?.id ?? employer.id;
    const offer = await makeJobOffer(db, catalog, { employerId: number % 2 === 0 ? owner : employer.id });
    await makeJobOffer(db, catalog, { employerId: number % 2 === 0 ? employer.id : owner });
    const messages = first.chatId === undefined ? crowdSize : 5;
    const chatId = await makeContact(db, [employer, jobSeeker, ...admins], messages, statuses[number]?.id);
    if (first.employer) await makeContact(db, [first.employer, jobSeeker, ...admins], 1);
    if (first.jobSeekerId) await makeContact(db, [employer, { id: first.jobSeekerId }, ...admins], 1);
    first.employer ??= { kind: 'employer', id: employer.id, sessionId: 1 };
    first.jobSeekerId ??= jobSeeker.id;
    first.jobOfferId ??= offer.id;
    first.chatId ??= chatId;
  }
  const { employer, jobSeekerId = 0, jobOfferId = 0, chatId = 0 } = first;
  const [sender] = admins;
  if (!employer || !sender) throw new Error('No employer or admin was created.');
  const offers = await db.jobOffer.findMany({ select: { id: true }, orderBy: { id: 'desc' }, take: crowdSize });
  await db.savedJobOffer.createMany({ data: offers.map(({ id }) => ({ jobSeekerId, jobOfferId: id })) });
  const chats = await db.chat.findMany({ where: { employerId: employer.id }, take: crowdSize });
  await db.jobApplication.createMany({
    data: chats.map((chat) => ({ jobOfferId, jobSeekerId: chat.jobSeekerId ?? jobSeekerId, chatId: chat.id })),
  });
  await db.jobApplication.createMany({
    data: offers.map(({ id }) => ({ jobOfferId: id, jobSeekerId, chatId })),
    skipDuplicates: true,
  });
  const jobSeekers = await db.user.findMany({ where: { role: 'ROLE_CANDIDATE' }, select: { id: true } });
  const jobs = await db.job.findMany({ select: { id: true } });
  const raters = await db.user.findMany({ where: { role: 'ROLE_EMPLOYER' }, select: { id: true }, take: crowdSize });
  await db.rating.createMany({
    data: raters.map(({ id: employerId }) => ({ employerId, jobSeekerId, stars: 4, changedAt: app.clock.now })),
  });
  await db.shortlistEntry.createMany({
    data: jobSeekers.map(({ id }) => ({ employerId: employer.id, jobSeekerId: id, note: 'Ask again' })),
  });
  const keySessions = await db.session.createManyAndReturn({
    data: numbers.map((number) => ({ token: `key:${number}`, userId: employer.id, expiresAt: new Date('2100-01-01') })),
  });
  await db.apiKey.createMany({
    data: keySessions.map(({ id: sessionId, userId }) => ({
      ...{ userId, sessionId, name: 'Till', start: 'hh_12345', groups: ['CHAT'], canWrite: false },
    })),
  });
  const programs = await db.user.createManyAndReturn({
    data: numbers.map((number) => ({ role: 'ROLE_ADMIN' as const, name: `Program ${number}` })),
  });
  await db.integration.createMany({
    data: programs.map(({ id: userId }) => ({ userId, madeById: sender.id, createdAt: new Date('2026-01-01') })),
  });
  await db.webhookEndpoint.createMany({
    data: numbers.map((number) => ({
      ...{ userId: employer.id, url: `https://hooks.example.com/${number}`, events: ['message.created'], secret: 'x' },
    })),
  });
  const { id: endpointId } = await db.webhookEndpoint.findFirstOrThrow();
  await db.webhookDelivery.createMany({
    data: numbers.map((number) => ({ endpointId, type: 'test', subject: `test:${number}`, recordId: endpointId })),
  });
  await db.savedSearch.createMany({
    data: jobs.map(({ id: jobId }) => ({
      ...{ employerId: employer.id, jobId, frequency: 'OFF' as const, coveredUntil: app.clock.now },
    })),
  });
  await makeMoreRequests(db, employer.id, { chatId, jobSeekerId }, sender.id);
  await db.paymentDifference.createMany({
    data: raters.map(({ id: employerId }, place) => ({
      ...{ kind: 'SECOND_SUBSCRIPTION' as const, subject: `sub_${place}`, employerId },
      foundAt: new Date(2026, 0, 1, 0, place),
    })),
  });
  await db.emailMessage.createMany({
    data: numbers.flatMap(() =>
      [employer.id, jobSeekerId].map((userId) => ({
        ...{ userId, senderId: sender.id, message: 'Hello', status: 'ko' as const },
      })),
    ),
  });
  await db.auditEntry.createMany({
    data: jobSeekers.map(({ id: recordId }) => ({
      ...{ createdAt: app.clock.now, adminId: sender.id, adminName: sender.name, action: 'jobSeeker.pause' },
      ...{ recordType: 'JOB_SEEKER' as const, recordId, source: 'GRAPHQL' as const },
      ...{ before: { active: true }, after: { active: false } },
    })),
  });
  await db.report.createMany({
    data: jobSeekers.map(({ id: userId }) => ({
      ...{ kind: 'PROFILE' as const, userId, reason: 'SPAM' as const, reporterKey: 'a visitor' },
    })),
  });
  await db.session.createMany({
    data: numbers.map((number) => ({
      ...{ userId: employer.id, token: `token ${number}`, expiresAt: new Date('2100-01-01') },
    })),
  });
  const subscriptionId = await makeSubscriptions(db, employer.id, app.clock.now);
  const invoices = await db.invoice.findMany({ select: { id: true }, orderBy: { id: 'asc' } });
  await db.dispute.createMany({
    data: numbers.map((place) => ({
      ...{ providerId: `du_${place}`, invoiceId: invoices[place]?.id ?? 0, reason: 'fraudulent', inquiry: false },
      ...{ state: 'NEEDS_RESPONSE' as const, currency: 'SGD', amount: 4900 },
      openedAt: new Date(2026, 0, 1, 0, place),
    })),
  });
  return {
    app,
    admin: { kind: 'admin', id: sender.id, sessionId: 1 },
    employer,
    jobSeekerId,
    jobOfferId,
    chatId,
    subscriptionId,
    webhookEndpointId: endpointId,
    bulkActionId: await makeBulkActions(db, sender.id, jobSeekers),
  };
}

async function makeBulkActions(db: PrismaClient, adminId: number, jobSeekers: { id: number }[]): Promise<number> {
  const at = new Date('2026-01-01');
  const actions = await db.bulkAction.createManyAndReturn({
    data: jobSeekers.map(() => ({
      ...{ adminId, kind: 'JOB_SEEKER_PAUSE' as const, allMatching: true, total: jobSeekers.length },
      ...{ leaseUntil: at, createdAt: at },
    })),
  });
  const [first] = actions;
  if (!first) throw new Error('No bulk action was created.');
  await db.bulkActionItem.createMany({ data: jobSeekers.map(({ id }) => ({ bulkActionId: first.id, recordId: id })) });
  return first.id;
}

async function makePlaces(db: PrismaClient, numbers: number[]): Promise<void> {
  const currency = { currencyCode: 'SGD', currencySymbol: 'S$', currencyName: 'Singapore dollar' };
  const countries = await db.country.createManyAndReturn({
    data: numbers.map((number) => ({ ...currency, name: `Country ${number}` })),
  });
  await db.city.createMany({
    data: countries.map(({ id }) => ({
      ...{ name: `City ${id}`, slug: `city-${id}`, countryId: id, recommendedPrices: [9] },
    })),
  });
  await db.job.createMany({
    data: numbers.map((number) => ({ name: `Job ${number}`, plural: `Jobs ${number}`, slug: `job-${number}` })),
  });
}

async function makeSubscriptions(db: PrismaClient, employerId: number, ended: Date): Promise<number> {
  const price = { currency: 'SGD', amount: 4900 };
  const ids: number[] = [];
  for (let number = 0; number < crowdSize; number += 1) {
    const invoices = Array.from({ length: number === 0 ? crowdSize : 1 }, (_, at) => ({
      ...price,
      stripeInvoiceId: `in_${number}_${at}`,
      status: 'PAID' as const,
    }));
    const { id } = await db.subscription.create({
      data: {
        ...{ ...price, employerId, recurringMode: 'MONTHLY', status: 'CANCELED', currentPeriodEnd: ended },
        ...{ stripeSubscriptionId: `sub_${number}`, invoices: { create: invoices } },
      },
    });
    ids.push(id);
  }
  return ids[0] ?? 0;
}

async function makeMoreRequests(
  db: PrismaClient,
  employerId: number,
  chat: { chatId: number; jobSeekerId: number },
  introducedById: number,
): Promise<void> {
  const data = { employerId, name: 'Erin', email: 'e@example.test' };
  await db.contactRequest.createMany({
    data: Array.from({ length: crowdSize }, () => ({ ...data, ...chat, activatedAt: new Date() })),
  });
  const chats = await db.chat.findMany({ where: { employerId, kind: 'CONTACT' } });
  await db.contactRequest.createMany({
    data: chats.map(({ id: chatId, jobSeekerId }) => ({
      ...{ ...data, chatId, jobSeekerId: jobSeekerId ?? 0, introducedById, weighs: false },
    })),
  });
}

async function makeContact(
  db: PrismaClient,
  people: readonly { id: number }[],
  messages: number,
  statusId?: number,
): Promise<number> {
  const [employerId = 0, jobSeekerId = 0] = people.map(({ id }) => id);
  const participants = { create: people.map(({ id }) => ({ userId: id })) };
  const { id: chatId } = await makeContactChat(db, { id: employerId }, { id: jobSeekerId }, { participants });
  await db.contactRequest.create({
    data: { employerId, jobSeekerId, chatId, statusId, activatedAt: new Date(), name: 'Erin', email: 'e@example.test' },
  });
  await db.message.createMany({
    data: Array.from({ length: messages }, (_, at) => ({
      chatId,
      userId: people[at % people.length]?.id ?? employerId,
      text: `Message ${at}`,
    })),
  });
  const { id: lastMessageId } = await db.message.findFirstOrThrow({ where: { chatId }, orderBy: { id: 'desc' } });
  await db.chat.update({ where: { id: chatId }, data: { lastMessageId, nbMessages: messages } });
  await db.chatParticipant.updateMany({ where: { chatId }, data: { lastMessageId } });
  return chatId;
}
