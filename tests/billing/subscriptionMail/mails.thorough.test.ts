import { describe, expect, it } from 'vitest';
import { sendDueSubscriptionMails } from '../../../server/domain/billing/mail/send.ts';
import { endGrantedSubscription, grantSubscription } from '../../../server/domain/billing/purchase/gift.ts';
import { changePlan } from '../../../server/domain/billing/purchase/plan.ts';
import { refundInvoice } from '../../../server/domain/billing/purchase/refund.ts';
import { saveMailChoice, stopMails } from '../../../server/domain/discovery/mailChoice/choices.ts';
import type { Prisma, User } from '../../../server/generated/prisma/client.ts';
import { makeAdmin, makeEmployer, makeGuest, makeSubscription } from '../../support/factories.ts';
import { contextFor, mutateAs, readAs } from '../../support/graph.ts';
import { mailsTo } from '../../support/outbox.ts';
import { answerBank, asAdmin, asEmployer, type Card, ownAddress } from '../../support/sandbox.ts';
import { testPayments } from '../../support/subscribers.ts';
import { mailedSubscribers } from './mailedSubscribers.ts';

/** Mails to employers about their subscriptions: each once, and each with one button. */

const { app, db, provider } = testPayments();
const { makeSubscriber, changeCard, cancel, resume, sendDue, subjects } = mailedSubscribers(app, provider);

/** The time passes until then. */
type Time = `2${string}Z`;
type Deed = (subscriber: Awaited<ReturnType<typeof makeSubscriber>>) => Promise<unknown>;
/** What happens one after the other, and which mails there are then. */
type Story = (Time | Deed | string[])[];

const isPremium =
  (expected: boolean): Deed =>
  async ({ employer }) => {
    const { viewer } = await readAs(app, asEmployer(employer), '{ viewer { hasActiveSubscription } }');
    expect(viewer.hasActiveSubscription).toBe(expected);
  };
const cancels: Deed = ({ employer, bought }) => cancel(employer, bought.globalId);
const resumes: Deed = ({ employer, bought }) => resume(employer, bought.globalId);
const pays: Deed = ({ employer, bought }) => changeCard(employer, bought.globalId, 'mastercard');
const row =
  (data: () => Prisma.SubscriptionUpdateInput): Deed =>
  ({ bought }) =>
    db.subscription.update({ where: { id: bought.id }, data: data() });
const cardIs = (cardExpiryMonth: number) => row(() => ({ cardExpiryMonth, cardExpiryYear: 2026 }));
const periodEnds = (text: string) => row(() => ({ currentPeriodEnd: new Date(text) }));
const isDisputed = row(() => ({ disputedAt: app.clock.now }));
const isBanned: Deed = ({ employer: { id } }) => db.user.update({ where: { id }, data: { bannedAt: app.clock.now } });
/** Without news of the provider, whose test cards last long. */
const at =
  (text: string): Deed =>
  async () => {
    app.clock.now = new Date(text);
    await sendDue();
  };

const failed = 'Your Hourhand subscription could not be renewed';
const lapsed = 'Your Hourhand subscription is unpaid';
const ended = 'Your Hourhand subscription has ended';
const continues = 'Your Hourhand subscription continues';
const cancelled = 'Your Hourhand subscription is cancelled';
const soon = 'Your card for Hourhand expires soon';
const over = 'Your card for Hourhand has expired';

const stories: Record<string, ['MONTHLY' | 'YEARLY', Card, Story]> = {
  'a declined renewal: at once, after the grace period, and when the subscription has ended': [
    'MONTHLY',
    'failsLater',
    [
      ...(['2026-07-01T13:00:01Z', [failed], isPremium(true), '2026-07-04T11:59:00Z', isPremium(true)] satisfies Story),
      ...(['2026-07-04T12:00:30Z', isPremium(false), [failed, lapsed]] satisfies Story),
      ...(['2026-07-20T12:00:00Z', isPremium(false), [failed, ended, lapsed]] satisfies Story),
    ],
  ],
  // If it is only processed after the grace period, a single email is sent.
  'a declined renewal that is paid: no more, and access returns immediately': [
    'MONTHLY',
    'failsLater',
    ['2026-07-05T12:00:00Z', isPremium(false), pays, isPremium(true), '2026-07-20T12:00:00Z', [lapsed]],
  ],
  'a cancellation of what is overdue: the end': [
    'MONTHLY',
    'failsLater',
    ['2026-07-05T12:00:00Z', cancels, '2026-07-05T13:00:00Z', [ended, lapsed]],
  ],
  'a cancellation that is taken back before the mail is sent: it goes on, and the next one is mailed': [
    'MONTHLY',
    'visa',
    [cancels, resumes, '2026-06-02T12:00:00Z', [continues], cancels, '2026-06-03T12:00:00Z', [cancelled, continues]],
  ],
  'a cancellation whose payment is disputed: nothing': [
    'MONTHLY',
    'visa',
    [cancels, isDisputed, '2026-06-02T12:00:00Z', []],
  ],
  'a cancellation of someone who is banned: nothing': [
    'MONTHLY',
    'visa',
    [cancels, isBanned, '2026-06-02T12:00:00Z', []],
  ],
  'a card that expires after the renewal, to the second: nothing': [
    'MONTHLY',
    'visa',
    [
      ...([cardIs(7), at('2026-06-30T12:00:00Z'), []] satisfies Story),
      ...([periodEnds('2026-07-31T23:59:59Z'), at('2026-07-15T12:00:00Z'), []] satisfies Story),
      ...([periodEnds('2026-08-01T00:00:00Z'), at('2026-07-15T12:00:01Z'), [soon]] satisfies Story),
    ],
  ],
  'a card that expires: again for another card and in the next period, and not after it was replaced': [
    'YEARLY',
    'visa',
    [
      ...([cardIs(9), at('2026-09-02T12:00:00Z'), pays, at('2026-09-03T12:00:00Z'), [soon]] satisfies Story),
      ...([cardIs(8), at('2026-09-04T12:00:00Z'), [soon, over]] satisfies Story),
      ...(['2027-06-01T14:00:00Z', cardIs(8), at('2027-06-02T12:00:00Z'), [soon, over, over]] satisfies Story),
    ],
  ],
};

it.each(Object.entries(stories))('mails about %s', async (_what, [mode, card, story]) => {
  const subscriber = await makeSubscriber(mode, card);
  for (const next of story) {
    if (typeof next === 'string') await subscriber.passTo(next);
    else if (typeof next === 'function') await next(subscriber);
    else expect((await subjects(subscriber.employer)).toSorted()).toEqual(next.toSorted());
  }
});

describe('a yearly renewal', () => {
  it('is announced seven days before, once', async () => {
    const { employer, passTo } = await makeSubscriber('YEARLY');
    await passTo('2027-05-25T11:59:00Z');
    expect(await subjects(employer)).toEqual([]);
    await passTo('2027-05-25T12:00:00Z');
    await passTo('2027-05-28T12:00:00Z');
    expect(await subjects(employer)).toEqual(['Your Hourhand subscription renews on 1 Jun 2027']);
    const [mail] = await mailsTo(app, employer.email);
    expect(mail?.text).toContain('SGD 470/year to your card ending in 4242');
    expect(mail?.text).toContain(`${app.services.publicUrl}/my-subscription`);
    expect(mail?.html).toContain('SGD 470/year');
    // It is announced again in the next year.
    await passTo('2027-06-01T12:00:01Z');
    await passTo('2028-05-26T12:00:00Z');
    expect(await subjects(employer)).toEqual([
      'Your Hourhand subscription renews on 1 Jun 2027',
      'Your Hourhand subscription renews on 1 Jun 2028',
    ]);
  });

  it('is not announced if the employer cancels before the email is sent', async () => {
    const { employer, bought, passTo } = await makeSubscriber('YEARLY');
    const { send } = app.services.mailer;
    app.services.mailer.send = () => Promise.reject(new Error('The mail server is down.'));
    await passTo('2027-05-25T12:00:00Z');
    app.services.mailer.send = send;
    await cancel(employer, bought.globalId);
    await db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'subscription-mail'`;
    await sendDueSubscriptionMails(app.services);
    expect(await subjects(employer)).toEqual(['Your Hourhand subscription is cancelled']);
  });
});

describe('a renewal that the bank wants confirmed', () => {
  const confirm = 'Confirm the payment for your Hourhand subscription';
  const confirmRenewal = (employer: User, subscription: string) =>
    mutateAs(app, asEmployer(employer), 'confirmRenewal', { subscription, returnPath: '/' }, 'redirectUrl');
  const standing = async (employer: User) => {
    const source = '{ viewer { subscriptions { edges { node { status viewerCanConfirmRenewal } } } } }';
    const { edges } = (await readAs(app, asEmployer(employer), source)).viewer.subscriptions;
    return edges.map(({ node }: { node: object }) => node);
  };

  it('is mailed once, with a link to confirm the same card', async () => {
    const { employer, bought, passTo } = await makeSubscriber('MONTHLY', 'asks');
    expect(await confirmRenewal(employer, bought.globalId)).toMatchObject({ __typename: 'Conflict' });
    await passTo('2026-07-01T13:00:01Z');
    await passTo('2026-07-02T12:00:00Z');
    expect(await subjects(employer)).toEqual([confirm]);
    const mails = await mailsTo(app, employer.email);
    const mail = mails.find(({ subject }) => subject === confirm);
    expect(mail?.text).toContain('with your card ending in 3220');
    expect(mail?.text).toContain('until 4 Jul 2026');
    expect(mail?.text).toContain(`Confirm the payment:\n${app.services.publicUrl}/my-subscription`);
    expect(mail?.text).not.toMatch(/try again|another card/);
    expect(await standing(employer)).toEqual([{ status: 'PAST_DUE', viewerCanConfirmRenewal: true }]);

    const { redirectUrl } = await confirmRenewal(employer, bought.globalId);
    await answerBank(app, redirectUrl);
    await passTo('2026-07-03T12:00:00Z');
    expect(await standing(employer)).toEqual([{ status: 'ACTIVE', viewerCanConfirmRenewal: false }]);
    expect(await subjects(employer)).toEqual([confirm]);
  });

  it('is confirmed by a guest, who has no login, on the page that the mail leads to', async () => {
    const { employer, bought, passTo } = await makeSubscriber('MONTHLY', 'asks');
    const guest = { loginEmail: null, emailVerified: false };
    await db.user.update({ where: { id: employer.id }, data: guest });
    await passTo('2026-07-01T13:00:01Z');
    const mail = (await mailsTo(app, employer.email)).find(({ subject }) => subject === confirm);
    expect(mail?.text).not.toContain('3220');
    const [, page = ''] = /Confirm the payment:\n(\S+)/.exec(mail?.text ?? '') ?? [];
    const html = await (await fetch(ownAddress(app, page))).text();
    const [, link = ''] = /href="([^"]+)">Confirm the payment/.exec(html) ?? [];
    await answerBank(app, new URL(link, ownAddress(app, page)).href);
    await passTo('2026-07-02T12:00:00Z');
    expect(await db.subscription.findUnique({ where: { id: bought.id } })).toMatchObject({ status: 'ACTIVE' });
  });
});

it('the end of a subscription that was a gift is announced with another text', async () => {
  app.clock.now = new Date('2026-06-01T12:00:00Z');
  const guest = await makeGuest(db);
  const admin = asAdmin(await makeAdmin(db));
  const gift = { employerId: guest.id, months: 1, reason: 'Welcome' };
  const { id } = await grantSubscription(contextFor(app, admin), gift);
  for (const _ of [1, 2]) await endGrantedSubscription(contextFor(app, admin), id);
  await sendDueSubscriptionMails(app.services);
  const [mail, ...others] = await mailsTo(app, guest.email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Your free subscription has ended.');
  // A guest has no subscription page.
  expect(mail?.text).not.toContain('/my-subscription');
});

describe('notices', () => {
  const mailOf = async ({ email }: Pick<User, 'email'>, subject: string) => {
    const mails = (await mailsTo(app, email)).filter((mail) => mail.subject === subject);
    expect(mails).toHaveLength(1);
    return mails[0];
  };
  const ownPage = () => `${app.services.publicUrl}/my-subscription`;
  const makeGuestOf = ({ id }: User) =>
    db.user.update({ where: { id }, data: { loginEmail: null, emailVerified: false } });

  describe('a declined renewal', () => {
    /** As the bank of another card would have answered. */
    const answers = async (customer: string, declineCode: string) => {
      const { data } = await provider.stripe.paymentIntents.list({ customer, limit: 1 });
      await db.$executeRaw`
      UPDATE payment_sandbox.object
      SET data = jsonb_set(data::jsonb, '{last_payment_error,decline_code}', to_jsonb(${declineCode}::text))
      WHERE id = ${data[0]?.id}`;
    };

    it.each([
      ['insufficient_funds', 'There is not enough money on the card.'],
      ['stolen_card', 'The bank declined the payment, and only the bank can say why.'],
    ])('says why in our words: %s', async (code, words) => {
      const { employer, customerId, moveTo, passTo } = await makeSubscriber('MONTHLY', 'failsLater');
      await moveTo('2026-07-01T13:00:01Z');
      await answers(customerId, code);
      await passTo('2026-07-01T13:00:02Z');
      const mail = await mailOf(employer, failed);
      expect(mail?.text).toContain(words);
      expect(mail?.text).toContain(`Use another card:\n${ownPage()}`);
      expect(mail?.text).not.toMatch(/stolen|insufficient|Your card was declined/);
    });

    it('leads a guest to the page to sign up, without the digits of the card', async () => {
      const { employer, passTo } = await makeSubscriber('MONTHLY', 'failsLater');
      await makeGuestOf(employer);
      await passTo('2026-07-01T13:00:01Z');
      const mail = await mailOf(employer, failed);
      expect(mail?.text).toContain('Sign up with this email to pay with another card.');
      expect(mail?.text).toMatch(/Sign up:\nhttp\S+\/sign-up/);
      expect(mail?.text).not.toContain('0341');
    });
  });

  it('a card that expires before the next renewal is announced in its last month, once', async () => {
    const subscriber = await makeSubscriber('YEARLY');
    const { employer } = subscriber;
    await cardIs(9)(subscriber);
    await at('2026-08-31T23:59:59Z')(subscriber);
    expect(await subjects(employer)).toEqual([]);
    for (const time of ['2026-09-01T00:00:00Z', '2026-11-01T00:00:00Z']) await at(time)(subscriber);
    expect(await subjects(employer)).toEqual([soon]);
    const mail = await mailOf(employer, soon);
    expect(mail?.text).toContain('Your card ending in 4242 expires at the end of September 2026.');
    expect(mail?.text).toContain('renews on 1 Jun 2027');
    expect(mail?.text).toContain(`Use another card:\n${ownPage()}`);
    // The announcement of the renewal does not promise a charge that fails.
    await at('2027-05-26T12:00:00Z')(subscriber);
    expect((await mailOf(employer, 'Your Hourhand subscription renews on 1 Jun 2027'))?.text).toContain(
      'That card expires before then.',
    );
  });

  describe('a monthly renewal', () => {
    const renews = 'Your Hourhand subscription renews on 1 Jul 2026';
    const choose = (employer: User, frequency: 'AT_ONCE' | 'OFF') =>
      saveMailChoice(contextFor(app, asEmployer(employer)), 'renewal-reminder', frequency);

    it('is announced seven days before by choice only, with a link that stops it', async () => {
      const { employer, passTo } = await makeSubscriber('MONTHLY');
      await passTo('2026-06-25T12:00:00Z');
      expect(await subjects(employer)).toEqual([]);
      await choose(employer, 'AT_ONCE');
      await passTo('2026-06-25T13:00:00Z');
      await passTo('2026-06-26T12:00:00Z');
      const mail = await mailOf(employer, renews);
      expect(mail?.text).toContain('Your monthly subscription renews on 1 Jul 2026. We will charge SGD 49/month');
      expect(mail?.text).toContain('change to yearly or cancel');
      const stopUrl = mail?.unsubscribeUrl?.replace(app.services.publicUrl, app.url) ?? '';
      await fetch(stopUrl, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
      await passTo('2026-07-01T14:00:00Z');
      await passTo('2026-07-26T12:00:00Z');
      expect(await subjects(employer)).toEqual([renews]);
    });

    it('is not mailed if the choice is taken back before the mail is sent; a yearly one always is', async () => {
      const monthly = await makeSubscriber('MONTHLY');
      const yearly = await makeSubscriber('YEARLY');
      for (const { employer } of [monthly, yearly]) await choose(employer, 'AT_ONCE');
      const { send } = app.services.mailer;
      app.services.mailer.send = () => Promise.reject(new Error('The mail server is down.'));
      await monthly.passTo('2026-06-25T12:00:00Z');
      app.services.mailer.send = send;
      for (const { employer } of [monthly, yearly]) await stopMails(contextFor(app, asEmployer(employer)));
      await db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'subscription-mail'`;
      await sendDue();
      expect(await subjects(monthly.employer)).toEqual([]);
      await yearly.passTo('2027-05-26T12:00:00Z');
      const mail = await mailOf(yearly.employer, 'Your Hourhand subscription renews on 1 Jun 2027');
      expect(mail?.unsubscribeUrl).toBeUndefined();
    });
  });

  it('a cancellation is confirmed once, with the end of access and a button to keep it', async () => {
    const { employer, bought, passTo } = await makeSubscriber('MONTHLY');
    await cancel(employer, bought.globalId);
    await cancel(employer, bought.globalId);
    await passTo('2026-06-02T12:00:00Z');
    await passTo('2026-06-20T12:00:00Z');
    const mail = await mailOf(employer, cancelled);
    expect(mail?.text).toContain('You can message job seekers until 1 Jul 2026.');
    expect(mail?.text).toContain(`Keep it:\n${ownPage()}`);
    await passTo('2026-07-01T13:00:01Z');
    expect(await subjects(employer)).toEqual(['Your Hourhand subscription has ended', cancelled]);
  });

  describe('what its employer or an admin does is said, and the last word is true', () => {
    const changed = 'Your Hourhand plan has changed';
    const change =
      (recurringMode: 'MONTHLY' | 'YEARLY'): Deed =>
      ({ viewer, bought }) =>
        changePlan(contextFor(app, viewer), bought.id, { recurringMode, returnPath: '/' });
    const refunds: Deed = async ({ bought }) => {
      const { id } = await db.invoice.findFirstOrThrow({ where: { subscriptionId: bought.id } });
      await refundInvoice(contextFor(app, asAdmin(await makeAdmin(db))), id, { reason: 'Moved', purpose: 'PERIOD' });
    };
    const stops: Deed = ({ bought }) => provider.stripe.subscriptions.cancel(bought.providerId);
    const periodEnds: Deed = ({ moveTo }) => moveTo('2026-07-01T13:00:01Z');
    const yearAtEnd =
      'You keep the yearly subscription that you have paid for until 1 Jun 2027. The monthly one begins then.';

    it.each([
      ['resumes', 'MONTHLY', [cancels, resumes], continues, 'It renews on 1 Jul 2026. We will charge SGD 49/month'],
      ['to monthly', 'YEARLY', [change('MONTHLY')], changed, yearAtEnd],
      ['to yearly', 'MONTHLY', [change('YEARLY')], changed, 'You now have the yearly'],
      ['resumes by a plan', 'YEARLY', [cancels, change('MONTHLY')], changed, yearAtEnd],
      ['refund', 'MONTHLY', [refunds], ended, 'We have refunded the rest of the period that you had paid for.'],
      ['stop', 'MONTHLY', [stops], ended, 'Our team has stopped your subscription.'],
      ['cancels', 'MONTHLY', [cancels, periodEnds], ended, 'You had cancelled your subscription.'],
    ] as const)('%s (%s)', async (_name, mode, deeds, subject, text) => {
      const subscriber = await makeSubscriber(mode);
      // Nothing is sent before all of it has happened.
      for (const deed of deeds) await deed(subscriber);
      await provider.deliverAll(subscriber.bought.providerId);
      await sendDue();
      expect(await subjects(subscriber.employer)).toEqual([subject]);
      expect((await mailOf(subscriber.employer, subject))?.text).toContain(text);
    });

    it('a payment after the end of access says for which days it is', async () => {
      const { employer, passTo } = await makeSubscriber('MONTHLY', 'failsLater');
      for (const time of ['2026-07-01T13:00:01Z', '2026-07-04T13:00:00Z']) await passTo(time);
      const mail = await mailOf(employer, lapsed);
      expect(mail?.text).toContain('The payment is for the time from 1 Jul 2026 to 1 Aug 2026');
    });

    it('another card, and a gift', async () => {
      const { employer, bought } = await makeSubscriber('MONTHLY');
      await changeCard(employer, bought.globalId, 'mastercard');
      await sendDue();
      const subject = 'Another card pays for your Hourhand subscription';
      expect((await mailOf(employer, subject))?.text).toContain('From now on we charge your card ending in 4444.');
      const given = await makeEmployer(db);
      const gift = { employerId: given.id, months: 2, reason: 'A press visit' };
      await grantSubscription(contextFor(app, asAdmin(await makeAdmin(db))), gift);
      await sendDue();
      const mail = await mailOf(given, 'You have a free Hourhand subscription');
      expect(mail?.text).toContain('until 1 Aug 2026');
      expect(mail?.text).not.toContain('press');
    });
  });

  it('a gift is said to end seven days before, once, also to a guest', async () => {
    for (const isGuest of [false, true]) {
      app.clock.now = new Date('2026-06-01T12:00:00Z');
      const employer = await makeEmployer(db);
      if (isGuest) await makeGuestOf(employer);
      await makeSubscription(db, employer.id, app.clock.now);
      for (const time of ['2027-05-25T11:59:59Z', '2027-05-25T12:00:00Z', '2027-05-30T12:00:00Z']) {
        app.clock.now = new Date(time);
        await sendDue();
        expect(await subjects(employer)).toHaveLength(time === '2027-05-25T11:59:59Z' ? 0 : 1);
      }
      const mail = await mailOf(employer, 'Your free Hourhand subscription ends on 1 Jun 2027');
      expect(mail?.text).toMatch(isGuest ? /Sign up:\nhttp/ : /See your subscription:\nhttp\S+\/my-subscription/);
    }
  });
});
