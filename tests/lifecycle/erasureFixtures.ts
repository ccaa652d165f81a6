import { randomBytes } from 'node:crypto';
import type { TestApp } from '../support/app.ts';
import { makeAdmin, makeEmployer, makeJobOffer, makeJobSeeker, makeReference } from '../support/factories.ts';

const later = new Date('2026-07-01T12:00:00Z');
const mark = 'a text';
const random = () => randomBytes(12).toString('hex');

/** A job seeker and an employer with a row in each table that can be about them. */
export async function makeErasureFixtures(app: TestApp) {
  const { db, reference } = app.services;
  const catalog = await makeReference(db);
  await reference.refresh();
  const admin = await makeAdmin(db);
  const [seeker, boss] = [await makeJobSeeker(db, catalog), await makeEmployer(db)];
  const people = { employerId: boss.id, jobSeekerId: seeker.id };
  const offer = await makeJobOffer(db, catalog, { employerId: boss.id });
  const links = { employerHash: random(), jobSeekerHash: random() };
  const former = (['EMPLOYER', 'JOB_SEEKER'] as const).map((side) => ({ hash: random(), side }));
  const seats = { create: [{ userId: boss.id }, { userId: seeker.id }] };
  const chat = await db.chat.create({
    data: { kind: 'CONTACT', ...people, ...links, formerLinks: { create: former }, participants: seats },
  });
  for (const { id: userId } of [boss, seeker])
    await db.message.create({ data: { chatId: chat.id, userId, text: mark } });
  await db.contactRequest.create({
    data: { ...people, chatId: chat.id, name: mark, email: 'boss@example.test', activatedAt: later },
  });
  const terms = { startsAt: later, minutes: 120, timeZone: 'Asia/Singapore', rate: 12, currency: 'SGD' };
  await db.trialShift.create({ data: { chatId: chat.id, proposedBy: 'EMPLOYER', ...terms } });
  await db.rating.create({
    data: { ...people, stars: 4, text: mark, changedAt: later, reply: mark, repliedAt: later },
  });
  await db.shortlistEntry.create({ data: { ...people, note: mark } });
  await db.jobApplication.create({ data: { jobOfferId: offer.id, jobSeekerId: seeker.id, chatId: chat.id } });
  await db.savedJobOffer.create({ data: { jobOfferId: offer.id, jobSeekerId: seeker.id } });
  await db.jobOfferDay.create({ data: { jobOfferId: offer.id, day: later, views: 1 } });
  await db.profileDay.create({ data: { jobSeekerId: seeker.id, day: later, views: 1 } });
  const texts = { company: mark, contactName: mark, contactEmail: mark, job: mark, sentence: mark };
  const since = { beganIn: '2020-01', endedIn: '2020-02', askedAt: later, answeredAt: later, expiresAt: later };
  await db.jobReference.create({ data: { jobSeekerId: seeker.id, ...texts, ...since, state: 'CONFIRMED' } });
  await db.freeDay.create({ data: { jobSeekerId: seeker.id, day: later, hours: [] } });
  await db.referenceRefusal.create({ data: { jobSeekerId: seeker.id, emailKey: random() } });
  await db.offerAlert.create({ data: { userId: seeker.id, frequency: 'DAILY', dueAt: later, coveredUntil: later } });
  const search = await db.savedSearch.create({
    data: { employerId: boss.id, frequency: 'DAILY', dueAt: later, coveredUntil: later, q: mark },
  });
  await db.savedSearchPerson.create({ data: { savedSearchId: search.id, jobSeekerId: seeker.id, mailedUntil: later } });
  await db.userBlock.create({ data: { blockerId: boss.id, blockedId: seeker.id } });
  const update = { snapshot: { text: mark }, reason: mark };
  for (const where of [{ jobSeekerId: seeker.id }, { jobOfferId: offer.id }])
    await db.review.upsert({ where, create: { ...where, ...update }, update });
  const bought = { employerId: boss.id, recurringMode: 'YEARLY', currency: 'SGD', amount: 47_000 } as const;
  const paid = { currency: 'SGD', currentPeriodEnd: later };
  await db.subscription.create({
    data: { ...bought, ...paid, status: 'CANCELED', stripeSubscriptionId: random(), cardExpiryYear: 2040 },
  });
  const dispute = { reason: 'fraudulent', state: 'LOST', inquiry: false, currency: 'SGD', amount: 46_100 } as const;
  const times = { evidenceDueAt: later, openedAt: later, closedAt: later };
  const back = { providerId: random(), amount: 900, createdAt: later };
  const invoice = {
    ...({ stripeInvoiceId: random(), status: 'PAID', currency: 'SGD', amount: 47_000 } as const),
    refunds: { create: { ...back, state: 'SUCCEEDED' } as const },
    creditNotes: { create: { ...back, number: 'A-0001-CN-01' } },
    disputes: { create: { providerId: random(), ...dispute, ...times } },
  };
  const given = { grantedById: admin.id, grantReason: mark, disputedAt: later };
  const mails = { create: { kind: 'RENEWAL', periodEnd: later } } as const;
  await db.subscription.create({
    data: { ...bought, ...paid, ...given, status: 'ACTIVE', invoices: { create: invoice }, mails },
  });
  const difference = { kind: 'SECOND_SUBSCRIPTION', subject: random(), foundAt: later, settledAt: later } as const;
  const closed = { closedAt: later, closedById: admin.id, closedReason: mark };
  await db.paymentDifference.create({ data: { ...difference, ...closed, employerId: boss.id } });
  for (const [kind, recordId] of [
    ['JOB_SEEKER_EMAIL', seeker.id],
    ['EMPLOYER_EMAIL', boss.id],
  ] as const) {
    const action = { adminId: admin.id, state: 'FINISHED', allMatching: false, total: 2 } as const;
    const items = { create: [{ recordId, state: 'FAILED', note: mark }] } as const;
    await db.bulkAction.create({ data: { ...action, kind, leaseUntil: later, createdAt: later, items } });
  }
  for (const [one, other] of [
    [boss, seeker],
    [seeker, boss],
  ] as const) {
    const code = { codeHash: mark, expiresAt: later };
    const appLogin = { create: { deviceName: mark, familyHash: random(), refreshHash: mark, issuedAt: later } };
    await db.session.create({ data: { userId: one.id, token: random(), expiresAt: later, appLogin } });
    await db.twoFactor.create({ data: { userId: one.id, secret: mark, backupCodes: mark } });
    await db.phoneCode.create({ data: { userId: one.id, ...code } });
    const call = { key: mark, fingerprint: mark, clientKey: mark, claimedAt: later, status: 201, body: mark };
    await db.idempotentCall.create({ data: { userId: one.id, ...call } });
    await db.pendingEmailChange.create({ data: { userId: one.id, email: mark, ...code } });
    await db.verification.create({
      data: { identifier: `reset-password:${random()}`, value: String(one.id), expiresAt: later },
    });
    const account = { token: random(), email: one.email ?? '', name: mark, role: one.role, passwordHash: mark };
    await db.pendingSignUp.create({ data: { guestId: one.id, ...account, ...code } });
    await db.emailMessage.create({ data: { userId: one.id, senderId: admin.id, message: mark } });
    const report = { userId: other.id, reporterId: one.id, text: mark, reporterEmail: mark, reporterKey: random() };
    await db.report.create({ data: { ...report, kind: 'PROFILE', reason: 'OTHER' } });
    const seat = { create: { userId: one.id } };
    await db.chat.create({ data: { kind: 'SUPPORT', supportUserId: one.id, participants: seat } });
    const edit = { recordType: 'JOB_OFFER', recordId: one.id, editedAt: later, version: mark } as const;
    await db.recordEdit.create({ data: { userId: one.id, ...edit } });
    const key = { name: mark, start: mark, groups: ['CHAT' as const], canWrite: false };
    const session = { create: { token: `key:${mark} ${one.id}`, userId: one.id, expiresAt: later } };
    await db.apiKey.create({ data: { ...key, user: { connect: { id: one.id } }, session } });
    const endpoint = { url: mark, events: [], secret: mark, formerSecret: mark, formerSecretUntil: later };
    const deliveries = { create: { type: 'test', subject: mark, recordId: one.id, people: [one.id] } };
    await db.webhookEndpoint.create({ data: { userId: one.id, ...endpoint, deliveries } });
    const filter = { list: 'JOB_SEEKERS', name: `${mark} ${one.id}`, query: `q=${one.id}` } as const;
    await db.savedFilter.create({ data: { adminId: admin.id, ...filter } });
  }
  return { ...people, adminId: admin.id };
}
