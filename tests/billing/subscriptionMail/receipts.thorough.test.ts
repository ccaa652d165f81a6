import { describe, expect, it } from 'vitest';
import { sendPaymentNews } from '../../../server/domain/billing/mail/paymentNews.ts';
import { sendReceipts } from '../../../server/domain/billing/mail/receipt.ts';
import { changePlan } from '../../../server/domain/billing/purchase/plan.ts';
import { refundInvoice } from '../../../server/domain/billing/purchase/refund.ts';
import { reconcile } from '../../../server/domain/billing/reconciliation/reconcile.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { erasedAt, makeAdmin, makeEmployer, makeGuest } from '../../support/factories.ts';
import { contextFor } from '../../support/graph.ts';
import { mailsTo } from '../../support/outbox.ts';
import { asAdmin, asEmployer, buy, type Purchase } from '../../support/sandbox.ts';
import { testPayments } from '../../support/subscribers.ts';
import { mailedSubscribers } from './mailedSubscribers.ts';

/** Mails about payments, each sent once. */

const { app, db, provider } = testPayments();
const { makeSubscriber, changeCard, sendDue, subjects } = mailedSubscribers(app, provider);

describe('a receipt', () => {
  async function makeCustomer(employer: User) {
    app.clock.now = new Date('2026-06-01T12:00:00Z');
    return provider.makeCustomer(employer.id);
  }

  /** Delivers the webhooks, and sends what is due repeatedly, as several processes do. */
  async function settle({ providerId }: Purchase): Promise<void> {
    await provider.deliverAll(providerId);
    await Promise.all([sendReceipts(app.services), sendReceipts(app.services)]);
    await sendReceipts(app.services);
  }

  it('is sent to no one without a payment, without an email and after the account was deleted', async () => {
    const declined = await makeEmployer(db);
    await makeCustomer(declined);
    await expect(buy(app, provider, declined, { card: 'noFunds' })).rejects.toThrow('PaymentFailed');
    const [silent, gone] = [await makeGuest(db), await makeEmployer(db)];
    await makeCustomer(silent);
    await db.user.update({ where: { id: silent.id }, data: { email: null } });
    const bought = await buy(app, provider, silent);
    await makeCustomer(gone);
    await buy(app, provider, gone);
    await db.user.update({ where: { id: gone.id }, data: erasedAt(app.clock.now) });
    await settle(bought);
    for (const { email } of [declined, silent, gone]) expect(await mailsTo(app, email)).toEqual([]);
  });

  it('names the amount, the period and the invoice, once for each payment', async () => {
    const employer = await makeEmployer(db);
    const { moveTo } = await makeCustomer(employer);
    const bought = await buy(app, provider, employer);
    await settle(bought);
    const mails = await mailsTo(app, employer.email);
    const invoice = await db.invoice.findFirstOrThrow({ where: { subscriptionId: bought.id } });
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Hourhand receipt: SGD 49']);
    const text = mails[0]?.text ?? '';
    expect(text).toContain(
      'You paid SGD 49 on 1 Jun 2026 with your Visa ending in 4242, for your monthly subscription from 1 Jun 2026 to ' +
        '1 Jul 2026.',
    );
    expect(text).toContain('It renews on 1 Jul 2026 for SGD 49/month, until you cancel.');
    expect(invoice.number).not.toBeNull();
    expect(text).toContain(`Invoice number: ${invoice.number}`);
    expect(text).toContain(`${app.services.publicUrl}/invoices/${invoice.id}/download`);

    await moveTo(new Date('2026-07-01T14:00:00Z'));
    await settle(bought);
    const [renewed] = (await mailsTo(app, employer.email)).filter(({ text }) => text.includes('1 Aug 2026'));
    expect(renewed?.text).toContain('from 1 Jul 2026 to 1 Aug 2026.');
    expect(await mailsTo(app, employer.email)).toHaveLength(2);
  });

  it('says what was bought when it was bought, whatever the subscription has become since', async () => {
    const employer = await makeEmployer(db);
    await makeCustomer(employer);
    const bought = await buy(app, provider, employer);
    const ctx = contextFor(app, asEmployer(employer));
    await changePlan(ctx, bought.id, { recurringMode: 'YEARLY', returnPath: '/' });
    await settle(bought);
    const [month, year] = (await mailsTo(app, employer.email))
      .toSorted((one, other) => Number(one.subject.includes('421')) - Number(other.subject.includes('421')))
      .map(({ text }) => text);
    expect(month).toContain('You paid SGD 49 on 1 Jun 2026');
    expect(month).toContain('for your monthly subscription from 1 Jun 2026 to 1 Jul 2026.');
    expect(month).not.toContain('It renews');
    expect(year).toContain('You paid SGD 421 on 1 Jun 2026');
    expect(year).toContain('for your yearly subscription from 1 Jun 2026 to 1 Jun 2027.');
    expect(year).toContain('It renews on 1 Jun 2027 for SGD 470/year, until you cancel.');
  });

  it('has no second one after a refund', async () => {
    const employer = await makeEmployer(db);
    await makeCustomer(employer);
    const bought = await buy(app, provider, employer, { mode: 'YEARLY' });
    await settle(bought);
    const { id } = await db.invoice.findFirstOrThrow({ where: { subscriptionId: bought.id } });
    await refundInvoice(contextFor(app, asAdmin(await makeAdmin(db))), id, {
      reason: 'Not needed any more',
      endSubscription: true,
    });
    await settle(bought);
    expect((await mailsTo(app, employer.email)).map(({ subject }) => subject)).toEqual([
      'Your Hourhand receipt: SGD 470',
    ]);
  });

  it('names the card that paid, also when another one is charged from now on', async () => {
    const employer = await makeEmployer(db);
    await makeCustomer(employer);
    const bought = await buy(app, provider, employer);
    await provider.deliverAll(bought.providerId);
    await changeCard(employer, bought.globalId, 'mastercard');
    const { cardLast4 } = await db.subscription.findUniqueOrThrow({ where: { id: bought.id } });
    expect(cardLast4).toBe('4444');
    await settle(bought);
    const [mail] = await mailsTo(app, employer.email);
    expect(mail?.text).toContain('with your Visa ending in 4242');
  });

  it('tells a guest, who may have given another person’s email, nothing of the card, and how to keep what was bought', async () => {
    const guest = await makeGuest(db);
    await makeCustomer(guest);
    await settle(await buy(app, provider, guest));
    const [mail] = await mailsTo(app, guest.email);
    expect(mail?.text).toMatch(/^Hello,/);
    expect(mail?.text).not.toContain('4242');
    expect(mail?.text).toContain('Create a password to keep your chats and your subscription');
    expect(mail?.text).toContain(`${app.services.publicUrl}/create-password#email=`);
    expect(mail?.text).not.toContain('/invoices/');
  });
});

describe('a second payment', () => {
  const twice = 'You may have paid twice for Hourhand';

  /** An hour later. */
  async function compare() {
    app.clock.now = new Date(app.clock.now.getTime() + 3_600_000);
    await reconcile(app.services);
  }

  it('is mailed to the employer and each admin, once, however often it is found', async () => {
    const admins = [await makeAdmin(db), await makeAdmin(db)];
    const { employer, customerId } = await makeSubscriber('MONTHLY');
    await provider.subscribeByHand(customerId);
    await compare();
    await compare();
    await sendDue();
    await compare();
    await sendDue();
    expect(await subjects(employer)).toEqual([twice]);
    const [mail] = (await mailsTo(app, employer.email)).filter(({ subject }) => subject === twice);
    expect(mail?.text).toContain('You do not need to do anything');
    expect(mail?.text).toContain(`See your subscription:\n${app.services.publicUrl}/my-subscription`);
    await sendPaymentNews(app.services);
    for (const { loginEmail } of admins) {
      const mails = await mailsTo(app, loginEmail);
      expect(mails.map(({ subject }) => subject)).toEqual(['Hourhand: an employer pays twice']);
      expect(mails[0]?.text).toContain(`Open the payment check:\n${app.services.publicUrl}/admin/payment-differences`);
    }
  });

  it('is not mailed if one of them has ended before', async () => {
    const { employer, customerId } = await makeSubscriber('MONTHLY');
    const { id: second } = await provider.subscribeByHand(customerId);
    await compare();
    await provider.stripe.subscriptions.cancel(second);
    await compare();
    await sendDue();
    await sendPaymentNews(app.services);
    expect(await subjects(employer)).not.toContain(twice);
  });
});
