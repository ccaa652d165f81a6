import { beforeAll, describe, expect, it } from 'vitest';
import { sendDueSubscriptionMails } from '../../../server/domain/billing/mail/send.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { makeAdmin, makeGuest } from '../../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../../support/fixtures.ts';
import { askAs } from '../../support/graph.ts';
import { mailsTo } from '../../support/outbox.ts';
import { asAdmin, asEmployer, asGuest } from '../../support/sandbox.ts';
import { mailedSubscribers } from './mailedSubscribers.ts';

/** Emails to employers about their subscriptions, each sent once. */

const app = testApp();
testCatalog(app);
const provider = testProvider(app);

beforeAll(async () => {
  await provider.holdMessages();
});

const { makeSubscriber, changeCard, cancel, subjects } = mailedSubscribers(app, provider);

describe('a yearly renewal', () => {
  it('is announced seven days before, once', async () => {
    const { employer, passTo } = await makeSubscriber('YEARLY');
    await passTo('2027-05-25T11:59:00Z');
    expect(await subjects(employer)).toEqual([]);
    await passTo('2027-05-25T12:00:00Z');
    await passTo('2027-05-28T12:00:00Z');
    expect(await subjects(employer)).toEqual(['Your Hourhand subscription renews on Jun 01, 2027']);
    const [mail] = await mailsTo(app, employer.email);
    expect(mail?.text).toContain('SGD 470/year to your card ending in 4242');
    expect(mail?.text).toContain(`${app.services.publicUrl}/my-subscription`);
    expect(mail?.html).toContain('SGD 470/year');
    // It is announced again in the next year.
    await passTo('2027-06-01T12:00:01Z');
    await passTo('2028-05-26T12:00:00Z');
    expect(await subjects(employer)).toEqual([
      'Your Hourhand subscription renews on Jun 01, 2027',
      'Your Hourhand subscription renews on Jun 01, 2028',
    ]);
  });

  it('is not announced if the employer cancels before the email is sent', async () => {
    const { employer, bought, passTo } = await makeSubscriber('YEARLY');
    const { send } = app.services.mailer;
    app.services.mailer.send = () => Promise.reject(new Error('The mail server is down.'));
    await passTo('2027-05-25T12:00:00Z');
    app.services.mailer.send = send;
    await cancel(employer, bought.globalId);
    await app.services.db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'subscription-mail'`;
    await sendDueSubscriptionMails(app.services);
    expect(await subjects(employer)).toEqual(['Your Hourhand subscription is cancelled']);
  });
});

describe('a declined renewal', () => {
  const failed = 'Your Hourhand subscription could not be renewed';
  const lapsed = 'Your Hourhand subscription is unpaid';
  const ended = 'Your Hourhand subscription has ended';
  const isPremium = async (employer: User) => {
    const { data } = await askAs(app, asEmployer(employer), '{ viewer { hasActiveSubscription } }');
    return JSON.parse(JSON.stringify(data)).viewer.hasActiveSubscription;
  };

  it('is announced at once, after the grace period, and when the subscription has ended', async () => {
    const { employer, passTo } = await makeSubscriber('MONTHLY', 'failsLater');
    await passTo('2026-07-01T13:00:01Z');
    expect(await subjects(employer)).toEqual([failed]);
    expect((await mailsTo(app, employer.email))[0]?.text).toContain('until Jul 04, 2026');
    expect(await isPremium(employer)).toBe(true);
    await passTo('2026-07-04T11:59:00Z');
    expect(await isPremium(employer)).toBe(true);
    await passTo('2026-07-04T12:00:30Z');
    expect(await isPremium(employer)).toBe(false);
    expect(await subjects(employer)).toEqual([failed, lapsed]);
    await passTo('2026-07-20T12:00:00Z');
    expect(await isPremium(employer)).toBe(false);
    expect(await subjects(employer)).toEqual([failed, ended, lapsed]);
  });

  it('is not announced once the employer has paid, and access returns immediately', async () => {
    const { employer, bought, passTo } = await makeSubscriber('MONTHLY', 'failsLater');
    await passTo('2026-07-05T12:00:00Z');
    expect(await isPremium(employer)).toBe(false);
    await changeCard(employer, bought.globalId, 'mastercard');
    expect(await isPremium(employer)).toBe(true);
    await passTo('2026-07-20T12:00:00Z');
    // If it is only processed after the grace period, a single email is sent.
    expect(await subjects(employer)).toEqual([lapsed]);
  });
});

describe('a renewal that the bank wants confirmed', () => {
  const confirm = 'Confirm the payment for your Hourhand subscription';
  const confirmRenewal = (employer: User, subscription: string) =>
    askAs(
      app,
      asEmployer(employer),
      `mutation ($input: ConfirmRenewalInput!) {
        confirmRenewal(input: $input) {
          __typename ... on ConfirmRenewalPayload { redirectUrl } ... on Failure { message }
        }
      }`,
      { input: { subscription, returnPath: '/my-subscription' } },
    ).then(({ data }) => JSON.parse(JSON.stringify(data)).confirmRenewal);
  const standing = async (employer: User) => {
    const { data } = await askAs(
      app,
      asEmployer(employer),
      '{ viewer { subscriptions { edges { node { status viewerCanConfirmRenewal } } } } }',
    );
    return JSON.parse(JSON.stringify(data)).viewer.subscriptions.edges.map(({ node }: { node: object }) => node);
  };
  const ownAddress = (address: string) => address.replace(app.services.publicUrl, app.url);
  const complete = { method: 'POST', body: new URLSearchParams({ answer: 'complete' }), redirect: 'manual' } as const;

  it('is mailed once, with a link to confirm the same card', async () => {
    const { employer, bought, passTo } = await makeSubscriber('MONTHLY', 'asks');
    expect(await confirmRenewal(employer, bought.globalId)).toMatchObject({ __typename: 'Conflict' });
    await passTo('2026-07-01T13:00:01Z');
    await passTo('2026-07-02T12:00:00Z');
    expect(await subjects(employer)).toEqual([confirm]);
    const mails = await mailsTo(app, employer.email);
    const mail = mails.find(({ subject }) => subject === confirm);
    expect(mail?.text).toContain('with your card ending in 3220');
    expect(mail?.text).toContain('until Jul 04, 2026');
    expect(mail?.text).toContain(`Confirm the payment:\n${app.services.publicUrl}/my-subscription`);
    expect(mail?.text).not.toMatch(/try again|another card/);
    expect(await standing(employer)).toEqual([{ status: 'PAST_DUE', viewerCanConfirmRenewal: true }]);

    const { redirectUrl } = await confirmRenewal(employer, bought.globalId);
    await fetch(ownAddress(redirectUrl), complete);
    await passTo('2026-07-03T12:00:00Z');
    expect(await standing(employer)).toEqual([{ status: 'ACTIVE', viewerCanConfirmRenewal: false }]);
    expect(await subjects(employer)).toEqual([confirm]);
  });

  it('still asks for the confirmation after the grace period', async () => {
    const { employer, passTo } = await makeSubscriber('MONTHLY', 'asks');
    await passTo('2026-07-01T13:00:01Z');
    await passTo('2026-07-05T12:00:00Z');
    expect(await subjects(employer)).toEqual([confirm, 'Your Hourhand subscription is unpaid']);
    const texts = (await mailsTo(app, employer.email)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('Confirm the payment:'))).toHaveLength(2);
  });

  it('is confirmed by a guest, who has no login, on the page that the mail leads to', async () => {
    const { db } = app.services;
    const { employer, bought, passTo } = await makeSubscriber('MONTHLY', 'asks');
    const guest = { loginEmail: null, emailVerified: false };
    await db.user.update({ where: { id: employer.id }, data: guest });
    await passTo('2026-07-01T13:00:01Z');
    const mail = (await mailsTo(app, employer.email)).find(({ subject }) => subject === confirm);
    expect(mail?.text).not.toContain('3220');
    const [, page = ''] = /Confirm the payment:\n(\S+)/.exec(mail?.text ?? '') ?? [];
    const html = await (await fetch(ownAddress(page))).text();
    const [, link = ''] = /href="([^"]+)">Confirm the payment/.exec(html) ?? [];
    await fetch(new URL(link, ownAddress(page)), complete);
    await passTo('2026-07-02T12:00:00Z');
    expect(await db.subscription.findUnique({ where: { id: bought.id } })).toMatchObject({ status: 'ACTIVE' });
  });
});

describe('the end of a subscription', () => {
  it('that was cancelled is announced when it ends', async () => {
    const { employer, bought, passTo } = await makeSubscriber('MONTHLY');
    await cancel(employer, bought.globalId);
    await passTo('2026-06-30T12:00:00Z');
    expect(await subjects(employer)).toEqual(['Your Hourhand subscription is cancelled']);
    await passTo('2026-07-01T13:00:01Z');
    expect(await subjects(employer)).toEqual([
      'Your Hourhand subscription has ended',
      'Your Hourhand subscription is cancelled',
    ]);
  });

  it('that was a gift is announced with another text', async () => {
    app.clock.now = new Date('2026-06-01T12:00:00Z');
    const guest = await makeGuest(app.services.db);
    const admin = asAdmin(await makeAdmin(app.services.db));
    const { data } = await askAs(
      app,
      admin,
      `mutation ($input: GrantSubscriptionInput!) {
        grantSubscription(input: $input) { ... on GrantSubscriptionPayload { subscription { id } } }
      }`,
      { input: { employer: encodeGlobalId('Employer', guest.id), months: 1, reason: 'Welcome' } },
    );
    const { id } = JSON.parse(JSON.stringify(data)).grantSubscription.subscription;
    for (let twice = 0; twice < 2; twice += 1) {
      await askAs(
        app,
        admin,
        'mutation ($input: EndGrantedSubscriptionInput!) { endGrantedSubscription(input: $input) { __typename } }',
        { input: { subscription: id } },
      );
    }
    await sendDueSubscriptionMails(app.services);
    const [mail, ...others] = await mailsTo(app, guest.email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Your free subscription has ended.');
    // A guest has no subscription page.
    expect(mail?.text).not.toContain('/my-subscription');
    expect(asGuest(guest, app).kind).toBe('guest');
  });

  it('is not announced to a deleted employer', async () => {
    const { employer, bought, passTo } = await makeSubscriber('MONTHLY');
    await cancel(employer, bought.globalId);
    const { id: employerId } = employer;
    await app.services.db.user.update({ where: { id: employerId }, data: { deletedAt: app.clock.now } });
    await passTo('2026-07-01T13:00:01Z');
    expect(await subjects(employer)).toEqual([]);
  });
});
