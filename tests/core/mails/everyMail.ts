import { expect } from 'vitest';
import { mailEmailConfirmation } from '../../../server/domain/accounts/badge/badges.ts';
import { queueEmailChangeMails } from '../../../server/domain/accounts/email/emailAddress.ts';
import { addApiKey, rotateApiKey } from '../../../server/domain/accounts/session/apiKey/apiKey.ts';
import { changeEmail } from '../../../server/domain/accounts/session/changeEmail.ts';
import { turnTwoFactorOff, turnTwoFactorOn } from '../../../server/domain/accounts/session/twoFactor.ts';
import { noteDoublePayment, sendPaymentNews } from '../../../server/domain/billing/mail/paymentNews.ts';
import { sendReceipts } from '../../../server/domain/billing/mail/receipt.ts';
import { sendRefundMails } from '../../../server/domain/billing/mail/refund.ts';
import { sendDueSubscriptionMails } from '../../../server/domain/billing/mail/send.ts';
import { atProvider } from '../../../server/domain/billing/provider/atProvider.ts';
import { learnOutcomes } from '../../../server/domain/billing/purchase/checkout.ts';
import { noteMail, noteReceipt } from '../../../server/domain/billing/state/note.ts';
import { recordReturns } from '../../../server/domain/billing/state/record.ts';
import type { Ctx, Services } from '../../../server/domain/core/context.ts';
import { Unavailable } from '../../../server/domain/core/failures/errors.ts';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { sendSavedRequestMails } from '../../../server/domain/hiring/contactRequest/contactRequest.mail.ts';
import { remindOfTrialShifts, sendTrialShiftMails } from '../../../server/domain/hiring/trialShift/trialShift.mail.ts';
import { banUser, sendBanMails } from '../../../server/domain/lifecycle/ban/ban.ts';
import { sendClosedMails } from '../../../server/domain/lifecycle/deletion/closedMail.ts';
import { deleteUser } from '../../../server/domain/lifecycle/deletion/deletion.ts';
import { sendAccountMails, signUp } from '../../../server/domain/lifecycle/signUp/signUp.ts';
import { sendWebhookMails } from '../../../server/domain/lifecycle/webhook/attempt.ts';
import { addWebhookEndpoint, changeWebhookEndpoint } from '../../../server/domain/lifecycle/webhook/endpoint.ts';
import { queueExpiryMail, sendExpiryMails } from '../../../server/domain/offers/life/life.mail.ts';
import { sendImportMails } from '../../../server/domain/office/bulkAction/import/start.ts';
import { sendEmail, sendEmails } from '../../../server/domain/office/email/email.ts';
import { addIntegration } from '../../../server/domain/office/integration/integration.ts';
import { rejectReview } from '../../../server/domain/office/review/decide.ts';
import { sendRejectionMails } from '../../../server/domain/office/review/review.mail.ts';
import { sendTestMail } from '../../../server/domain/office/system/system.ts';
import { sendReferenceMails } from '../../../server/domain/people/jobReference/jobReference.mail.ts';
import { addJobReference } from '../../../server/domain/people/jobReference/jobReference.ts';
import { sendActivationMails } from '../../../server/domain/people/jobSeeker/activation.ts';
import type { Prisma, SubscriptionMailKind, User } from '../../../server/generated/prisma/client.ts';
import { noteRequest } from '../../../server/payment/exchange.ts';
import { PaymentProviderUnavailable } from '../../../server/payment/payment.ts';
import {
  asEmployer,
  asJobSeeker,
  later,
  makeConversation,
  makeGuestConversation,
  minutes,
  say,
} from '../../chat/messageMail/conversation.ts';
import { makeAlerted, nextMorning as nextOfferMorning, publish } from '../../discovery/offerAlert/fixtures.ts';
import { join, makeSearcher, nextMorning as nextSearchMorning } from '../../discovery/savedSearch/fixtures.ts';
import type { TestApp } from '../../support/app.ts';
import {
  type Catalog,
  makeAdmin,
  makeEmployer,
  makeJobOffer,
  makeJobSeeker,
  makeReference,
  makeSession,
  makeSubscription,
  testPassword,
} from '../../support/factories.ts';
import { contextFor } from '../../support/graph.ts';
import { newAccount } from '../../support/signUp.ts';

/**
 * At least one mail of every file that makes mails, sent as the product sends it. A new file without an entry fails
 * (`everyMail.test.ts`), and every mail is looked at in a browser (`tests/browser/discovery/mails.thorough.test.ts`).
 */

/** What people have written. */
type Written = { jobSeeker: string; employer: string; others: readonly string[]; company: string; text?: string };

const latin: Written = {
  jobSeeker: 'Maria Santos',
  employer: 'Erin Tan',
  others: ['Amira Lim', 'Ben Koh', 'Chitra Rao'],
  company: 'Blue Door Cafe',
};

type MailFixtures = { app: TestApp; catalog: Catalog; admin: User; jobSeeker: User; employer: User; written: Written };

const ctxOf = ({ app }: MailFixtures, viewer: Viewer) => contextFor(app, viewer);
async function proven(fixtures: MailFixtures, viewer: Viewer): Promise<Ctx> {
  if (!('sessionId' in viewer)) throw new Error('Only people who have logged in prove who they are.');
  return ctxOf(fixtures, { ...viewer, sessionId: await makeSession(fixtures.app.services.db, viewer.id) });
}

const asAdmin = ({ admin }: MailFixtures): Viewer => ({ kind: 'admin', id: admin.id, sessionId: 0 });
const inTransaction = ({ services }: TestApp, work: (tx: Prisma.TransactionClient, services: Services) => unknown) =>
  services.db.$transaction(async (tx) => void (await work(tx, services)));

/** What makes each mail about a subscription true. */
const subscriptionMails: [SubscriptionMailKind, Prisma.SubscriptionUncheckedUpdateInput][] = [
  ['RENEWAL', {}],
  ['CARD_EXPIRES', { cardExpiryMonth: 1, cardExpiryYear: 2020 }],
  ['FAILED', { status: 'PAST_DUE' }],
  ['CONFIRM', { status: 'PAST_DUE', awaitsConfirmation: true }],
  ['CANCELED', { cancelAtPeriodEnd: true }],
  ['RESUMED', {}],
  ['PLAN_CHANGED', { nextRecurringMode: 'MONTHLY', nextAmount: 4900 }],
  ['CARD_CHANGED', {}],
  ['GIVEN', {}],
  ['GIFT_ENDS', {}],
  ['ENDED', { status: 'CANCELED' }],
];

async function makePaidSubscription(app: TestApp, data: Prisma.SubscriptionUncheckedUpdateInput) {
  const { db, now } = app.services;
  const { id: employerId } = await makeEmployer(db);
  const { id } = await makeSubscription(db, employerId, now());
  const paid = { stripeSubscriptionId: `sub_${id}`, grantedById: null, grantReason: null, cardLast4: '4242' };
  return db.subscription.update({ where: { id }, data: { ...paid, ...data } });
}

export const everyMail: Readonly<Record<string, (fixtures: MailFixtures) => Promise<unknown>>> = {
  'server/domain/office/system/system.ts': (fixtures) => sendTestMail(ctxOf(fixtures, asAdmin(fixtures))),
  'server/domain/accounts/session/resetPassword.ts': ({ app, employer }) =>
    fetch(`${app.url}/api/auth/request-password-reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.url },
      body: JSON.stringify({ email: employer.email, redirectTo: '/reset-password' }),
    }),
  'server/domain/lifecycle/signUp/signUp.ts': async ({ app, employer }) => {
    for (const email of ['nina@example.test', employer.email ?? ''])
      await signUp(app.services, newAccount(email), 'here');
  },
  'server/domain/accounts/session/changeEmail.ts': (fixtures) =>
    changeEmail(ctxOf(fixtures, asEmployer(fixtures.employer)), {
      email: 'erin.new@example.test',
      password: testPassword,
    }),
  'server/domain/accounts/email/emailAddress.ts': (fixtures) =>
    inTransaction(fixtures.app, (tx) =>
      queueEmailChangeMails(ctxOf(fixtures, asAdmin(fixtures)), tx, fixtures.employer, {
        loginEmail: 'erin.other@example.test',
      }),
    ),
  'server/domain/accounts/session/twoFactor.ts': async ({ app, employer }) => {
    const { id: userId } = employer;
    await turnTwoFactorOff(app.services, { id: userId, address: '127.0.0.1' }, { step: null });
    const begun = { userId, secret: 'of the app', backupCodes: 'in a safe place', verified: false };
    await app.services.db.twoFactor.create({ data: begun });
    await turnTwoFactorOn(app.services, userId, 1);
  },
  'server/domain/accounts/session/apiKey/apiKey.ts': async (fixtures) => {
    const { app, employer } = fixtures;
    const key = { name: 'Rota program', groups: ['CHAT' as const], canWrite: true, days: 30 };
    const owner = await proven(fixtures, asEmployer(employer));
    const { apiKeyId } = await addApiKey(owner, { ...key, integrationId: null });
    await rotateApiKey(owner, apiKeyId);
    const maker = await proven(fixtures, asAdmin(fixtures));
    const { id } = await makeAdmin(app.services.db);
    const other = await proven(fixtures, { kind: 'admin', id, sessionId: 0 });
    const integrationId = await addIntegration(maker, { name: 'Payroll import' });
    for (const by of [maker, other]) await addApiKey(by, { ...key, integrationId });
  },
  'server/domain/lifecycle/webhook/endpoint.ts': async (fixtures) => {
    const input = { url: 'https://hooks.example.com/', events: ['message.created'] };
    const owner = await proven(fixtures, asEmployer(fixtures.employer));
    await changeWebhookEndpoint(owner, (await addWebhookEndpoint(owner, input)).endpointId, input);
  },
  'server/domain/accounts/badge/badges.ts': async (fixtures) => {
    const newcomer = await makeEmployer(fixtures.app.services.db, { emailVerified: false });
    await mailEmailConfirmation(ctxOf(fixtures, asEmployer(newcomer)));
  },
  'server/domain/discovery/alert/compose.ts': async ({ app, catalog, written }) => {
    const description =
      written.text ??
      'You serve guests on our terrace and at the bar. **Meals are free**, and tips are shared every evening.';
    for (const count of [1, 12]) {
      const searcher = { jobId: catalog.jobId, cityId: catalog.cityId };
      await makeAlerted(app, catalog, 'DAILY', { active: false });
      await makeSearcher(app, searcher, count === 1 ? 'DAILY' : 'WEEKLY');
      for (let number = 0; number < count; number += 1) {
        const times = { partTime: true, hoursPerWeek: 20, workTimes: 'Weekends, from 18:00' };
        await publish(app, catalog, { company: written.company, ...times, maxRate: 14 + number, description });
        const name = `${['Amira', 'Ben', 'Chitra', 'Dewi'][number % 4]} Tan`;
        const hours = { partTime: true, fullTime: number % 2 === 0, answer3: 'Evenings and weekends' };
        await join(app, catalog, { name, ...hours, minRate: 12 + number });
      }
      await nextOfferMorning(app);
      await nextSearchMorning(app);
    }
    app.clock.now = new Date(app.clock.now.getTime() + 7 * 86_400_000);
    await nextSearchMorning(app);
  },
  'server/domain/lifecycle/ban/ban.ts': async (fixtures) => {
    const { app, catalog } = fixtures;
    const { id, role } = await makeJobSeeker(app.services.db, catalog);
    const reason = fixtures.written.text ?? 'Asked for money';
    await banUser(ctxOf(fixtures, asAdmin(fixtures)), { id, role }, { reason });
    await sendBanMails(app.services);
  },
  'server/domain/lifecycle/deletion/closedMail.ts': async (fixtures) => {
    const { app } = fixtures;
    const { employerId } = await makePaidSubscription(app, {});
    await deleteUser(ctxOf(fixtures, asAdmin(fixtures)), { id: employerId, role: 'ROLE_EMPLOYER' });
    await sendClosedMails(app.services);
  },
  'server/domain/lifecycle/webhook/attempt.ts': async ({ app, employer }) => {
    const pausedAt = app.clock.now;
    const endpoint = { url: 'https://hooks.example.com/hourhand', events: [], secret: 'encrypted', pausedAt };
    const data = { userId: employer.id, ...endpoint };
    const { id: endpointId } = await app.services.db.webhookEndpoint.create({ data });
    await inTransaction(app, (tx, { queue }) =>
      queue.add(tx, 'webhook-mail', { endpointId, pausedAt: pausedAt.toISOString() }),
    );
    await sendWebhookMails(app.services);
  },
  'server/domain/office/email/email.ts': async (fixtures) => {
    const { id, role } = fixtures.jobSeeker;
    const text =
      fixtures.written.text ??
      'Hello Maria,\n\nplease add a photo to your profile. Employers answer sooner then.\n\nKind regards,\nClara';
    await sendEmail(ctxOf(fixtures, asAdmin(fixtures)), { id, role }, { text });
    await sendEmails(fixtures.app.services);
  },
  'server/domain/office/bulkAction/import/start.ts': async ({ app, catalog }) => {
    const { id } = await makeJobSeeker(app.services.db, catalog);
    await app.services.db.account.deleteMany({ where: { userId: id } });
    await inTransaction(app, (tx, { queue }) => queue.add(tx, 'import-mail', { jobSeekerId: id }));
    await sendImportMails(app.services);
  },
  'server/domain/offers/life/life.mail.ts': async ({ app, catalog, employer }) => {
    for (const kind of ['reminder', 'expired'] as const) {
      const expiresAt = new Date(app.clock.now.getTime() + 3 * 86_400_000);
      const state = kind === 'reminder' ? 'ACTIVE' : 'EXPIRED';
      const data = { employerId: employer.id, state, expiresAt } as const;
      const { id: offerId } = await makeJobOffer(app.services.db, catalog, data);
      await inTransaction(app, (tx, services) => queueExpiryMail(services, tx, { offerId, expiresAt, kind }));
    }
    await sendExpiryMails(app.services);
  },
  'server/domain/people/jobReference/jobReference.mail.ts': async (fixtures) => {
    const job = { company: fixtures.written.company, job: 'Waiter', beganIn: '2024-03', endedIn: '2025-05' };
    const contact = { contactName: 'Otto Boss', contactEmail: 'otto@example.test' };
    await addJobReference(ctxOf(fixtures, asJobSeeker(fixtures.jobSeeker)), { ...job, ...contact });
    await sendReferenceMails(fixtures.app.services);
  },
  'server/domain/people/jobSeeker/activation.ts': async ({ app, jobSeeker }) => {
    await inTransaction(app, (tx, { queue }) => queue.add(tx, 'activation-mail', { jobSeekerId: jobSeeker.id }));
    await sendActivationMails(app.services);
  },
  'server/domain/chat/messageMail/message.mail.ts': async ({ app, catalog, written }) => {
    const { db } = app.services;
    for (const messageMail of ['AT_ONCE', 'DAILY'] as const) {
      const jobSeeker = await makeJobSeeker(db, catalog, { messageMail });
      for (const name of written.others.slice(0, messageMail === 'DAILY' ? 3 : 1)) {
        const employer = await makeEmployer(db, { name });
        const { chatId } = await makeConversation(app, { employer, jobSeeker });
        for (const text of [
          'Are you free on Saturday evening? We have a wedding with 80 guests.',
          `It is from 17:00 to 23:00.\n\nSee https://example.test/${'map'.repeat(30)}`,
        ])
          await say(app, asEmployer(employer), chatId, written.text ?? text);
      }
      await later(app, minutes(10));
    }
    app.clock.now = new Date(app.clock.now.getTime() + 86_400_000);
    await later(app, 0);
  },
  'server/domain/office/review/review.mail.ts': async (fixtures) => {
    const { app, catalog } = fixtures;
    const { db } = app.services;
    const { id } = await makeJobSeeker(db, catalog);
    // A change of what others see begins the review.
    await db.user.update({ where: { id }, data: { title: 'Waiter and bartender' } });
    const { id: reviewId, version } = await db.review.findUniqueOrThrow({ where: { jobSeekerId: id } });
    const reason = fixtures.written.text ?? 'Please describe your work in your own words.';
    await rejectReview(ctxOf(fixtures, asAdmin(fixtures)), reviewId, version, { reason });
    await sendRejectionMails(app.services);
  },
  'server/domain/hiring/contactRequest/contactRequest.mail.ts': async ({ app }) => {
    const { chatId } = await makeGuestConversation(app);
    const { id: contactRequestId } = await app.services.db.contactRequest.findFirstOrThrow({ where: { chatId } });
    // The one that the request has queued is not due yet.
    await inTransaction(app, (tx, { queue }) => queue.add(tx, 'saved-request', { contactRequestId }));
    await sendSavedRequestMails(app.services);
  },
  'server/domain/hiring/trialShift/trialShift.mail.ts': async ({ app, catalog }) => {
    const { db, now } = app.services;
    const [employer, jobSeeker] = [await makeEmployer(db), await makeJobSeeker(db, catalog)];
    const { chatId } = await makeConversation(app, { employer, jobSeeker });
    const shift = { minutes: 300, timeZone: 'Asia/Singapore', rate: 14, currency: 'SGD', place: 'Blue Door Café' };
    const [answeredAt, startsAt] = [-48, 20].map((hours) => new Date(now().getTime() + hours * 3_600_000));
    if (!startsAt) return;
    await db.trialShift.create({
      data: { ...shift, chatId, proposedBy: 'EMPLOYER', state: 'ACCEPTED', startsAt, answeredAt },
    });
    await remindOfTrialShifts(app.services);
    await sendTrialShiftMails(app.services);
  },
  'server/domain/billing/purchase/checkout.ts': async ({ app, employer }) => {
    const log = Object.assign(Object.create(app.services.log), { error: () => {} });
    const attempt = { employerIds: [employer.id], charge: 'PURCHASE' } as const;
    const silent = atProvider({ ...app.services, log }, attempt, async () => {
      noteRequest(1, true);
      throw new PaymentProviderUnavailable('No answer.');
    });
    await expect(silent).rejects.toThrow(Unavailable);
    await app.services.db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'payment-outcome'`;
    // A provider that is not asked, because the employer is no customer.
    await learnOutcomes({ ...app.services, payment: { ...app.services.payment, mode: 'sandbox' } });
  },
  'server/domain/billing/mail/receipt.ts': async ({ app }) => {
    const { id } = await makeInvoice(app, { amount: 4900, currency: 'SGD' });
    await inTransaction(app, (tx, services) => noteReceipt(services, tx, id));
    await sendReceipts(app.services);
  },
  'server/domain/billing/mail/refund.ts': async ({ app }) => {
    await makeReturned(app);
    await sendRefundMails(app.services);
  },
  'server/domain/billing/mail/paymentNews.ts': async ({ app }) => {
    await makeReturned(app);
    await payTwice(app);
    await sendPaymentNews(app.services);
  },
  'server/domain/billing/mail/compose.ts': async ({ app }) => {
    for (const [kind, change] of subscriptionMails) {
      const subscription = await makePaidSubscription(app, change);
      await inTransaction(app, (tx, services) => noteMail(services, tx, subscription, kind));
    }
    await sendDueSubscriptionMails(app.services);
  },
};

/** A paid invoice of a new employer. */
async function makeInvoice(app: TestApp, price: { amount: number; currency: string }) {
  const { db, now } = app.services;
  const { id: subscriptionId } = await makeSubscription(db, (await makeEmployer(db)).id, now());
  const invoice = { status: 'PAID', number: 'HH-1', stripeInvoiceId: `in_${subscriptionId}` } as const;
  return db.invoice.create({ data: { subscriptionId, ...price, ...invoice, createdAt: now() } });
}

/** A payment check has found a second subscription. */
async function payTwice(app: TestApp): Promise<void> {
  const { stripeSubscriptionId } = await makePaidSubscription(app, {});
  const subject = stripeSubscriptionId ?? '';
  const { db, now } = app.services;
  await db.paymentDifference.create({ data: { kind: 'SECOND_SUBSCRIPTION', subject, foundAt: now() } });
  await noteDoublePayment(app.services, subject);
  await sendDueSubscriptionMails(app.services);
}

/** A payment of which a part was refunded, another refund failed, and the rest is disputed in three ways. */
async function makeReturned(app: TestApp): Promise<void> {
  const { now } = app.services;
  const { id, subscriptionId } = await makeInvoice(app, { amount: 15_500, currency: 'KWD' });
  const dispute = { amount: 14_000, currency: 'KWD', reason: 'product_not_received', openedAt: now(), inquiry: false };
  const refund = { createdAt: now(), key: null, purpose: null, reason: null };
  const why = { purpose: 'GOODWILL', reason: 'The service was down for a day.' } as const;
  const key = (name: string) => `${name}_${subscriptionId}`;
  const evidenceDueAt = new Date(now().getTime() + 9 * 86_400_000);
  await inTransaction(app, (tx, services) =>
    recordReturns(
      services,
      tx,
      { id, subscriptionId },
      {
        paid: 15_500,
        refunded: 1500,
        refunds: [
          { ...refund, ...why, id: key('re_1'), amount: 1500, state: 'SUCCEEDED' },
          { ...refund, id: key('re_2'), amount: 500, state: 'FAILED' },
        ],
        disputed: 14_000,
        disputes: [
          { ...dispute, id: key('du_1'), state: 'NEEDS_RESPONSE', evidenceDueAt },
          { ...dispute, id: key('du_2'), state: 'LOST', evidenceDueAt },
          { ...dispute, id: key('du_3'), state: 'NEEDS_RESPONSE', evidenceDueAt: null, inquiry: true },
        ],
      },
    ),
  );
}

export async function makeMailFixtures(app: TestApp, written = latin): Promise<() => Promise<MailFixtures>> {
  const { db, reference } = app.services;
  const catalog = await makeReference(db);
  await db.job.update({ where: { id: catalog.jobId }, data: { name: 'Waiter', plural: 'Waiters', slug: 'waiter' } });
  await db.city.update({ where: { id: catalog.cityId }, data: { name: 'Singapore', slug: 'singapore' } });
  await db.experience.update({ where: { id: catalog.experienceId }, data: { name: '2 years' } });
  await reference.refresh();
  return async () => ({
    app,
    catalog,
    admin: await makeAdmin(db),
    jobSeeker: await makeJobSeeker(db, catalog, { name: written.jobSeeker }),
    employer: await makeEmployer(db, { name: written.employer }),
    written,
  });
}

export async function sendEveryMail(app: TestApp, written = latin): Promise<void> {
  const makeAround = await makeMailFixtures(app, written);
  for (const send of Object.values(everyMail)) await send(await makeAround());
  await sendAccountMails(app.services);
}
