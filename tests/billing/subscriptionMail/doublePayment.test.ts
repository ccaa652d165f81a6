import { beforeAll, expect, it } from 'vitest';
import { sendPaymentNews } from '../../../server/domain/billing/mail/paymentNews.ts';
import { reconcile } from '../../../server/domain/billing/reconciliation/reconcile.ts';
import { makeAdmin } from '../../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../../support/fixtures.ts';
import { mailsTo } from '../../support/outbox.ts';
import { mailedSubscribers } from './mailedSubscribers.ts';

/** An employer who pays for two subscriptions is told once, and so is each admin. */

const app = testApp();
testCatalog(app);
const provider = testProvider(app);
const { makeSubscriber, sendDue, subjects } = mailedSubscribers(app, provider);

beforeAll(async () => {
  await provider.holdMessages();
});

const twice = 'You may have paid twice for Hourhand';

/** An hour later. */
async function compare() {
  app.clock.now = new Date(app.clock.now.getTime() + 3_600_000);
  await reconcile(app.services);
}

/** A second subscription, which is made in the provider's dashboard. */
async function makeSecond(customer: string): Promise<string> {
  const { stripe, takeCard } = provider;
  const { id: method } = await stripe.paymentMethods.attach(await takeCard('visa'), { customer });
  const { id: product } = await stripe.products.create({ name: 'By hand' });
  const { id } = await stripe.subscriptions.create({
    customer,
    default_payment_method: method,
    items: [{ price_data: { currency: 'sgd', product, recurring: { interval: 'month' }, unit_amount: 4200 } }],
  });
  return id;
}

it('is mailed to the employer and each admin, once, however often it is found', async () => {
  const { db } = app.services;
  const admins = [await makeAdmin(db), await makeAdmin(db)];
  const { employer, customerId } = await makeSubscriber('MONTHLY');
  await makeSecond(customerId);
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
  const second = await makeSecond(customerId);
  await compare();
  await provider.stripe.subscriptions.cancel(second);
  await compare();
  await sendDue();
  await sendPaymentNews(app.services);
  expect(await subjects(employer)).not.toContain(twice);
});
