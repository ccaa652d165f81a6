import { pino } from 'pino';
import { expect, it } from 'vitest';
import { sendDueSubscriptionMails } from '../../../server/domain/billing/mail/send.ts';
import { makeEmployer } from '../../support/factories.ts';
import { testApp, testCatalog, testPool } from '../../support/fixtures.ts';
import { mutateAs } from '../../support/graph.ts';
import { allMails } from '../../support/outbox.ts';
import { asEmployer, ownAddress } from '../../support/sandbox.ts';
import { logIn } from '../../support/visiting.ts';
import { databaseText, digitsOf } from './databaseText.ts';

/** Sends a card number through every input of the application, and searches for it in all outputs. */

const logged: string[] = [];
const app = testApp({ log: pino({ level: 'trace' }, { write: (line: string) => logged.push(line) }) });
testCatalog(app);
const pool = testPool(() => app.databaseUrl);

const numbers = ['4242424242424242', '4000000000000002', '4000000000003220', '5105105105105100', '378282246310005'];
const spaced = (number: string) => number.replace(/(\d{4})/g, '$1 ').trim();

it('no card number is stored, logged, mailed or returned, whichever way it is sent', async () => {
  const answers: string[] = [];
  const hear = async (response: Response) =>
    answers.push(await response.text(), response.headers.get('location') ?? '');
  for (const number of numbers) {
    const employer = await makeEmployer(app.services.db);
    const visitor = await logIn(app, employer);
    const cvc = number.length === 15 ? '9317' : '931';
    const card = { type: 'card', number, expiry_month: 12, expiry_year: 2040, name: 'Ana', cvv: cvc };
    const buy = (over: object) =>
      visitor.post('/api/payment/employer-subscription', {
        cardDetails: { ...card, ...over },
        priceDetails: { recurring_mode: 'monthly' },
      });
    // In the right field, and in wrong ones.
    for (const over of [{ number: spaced(number) }, { name: number }, { cvv: number }, { expiry_year: number }, {}]) {
      await hear(await buy(over));
    }
    // As the card form sends it.
    const form = new URLSearchParams({
      key: app.services.payment.publishableKey,
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': cvc,
    });
    await hear(await fetch(`${app.url}/payment-sandbox/v1/payment_methods`, { method: 'POST', body: form }));
    // On the provider's hosted page.
    const other = await makeEmployer(app.services.db);
    const plan = { recurringMode: 'MONTHLY', returnPath: '/chat' };
    const { redirectUrl } = await mutateAs(app, asEmployer(other), 'startCheckout', plan, 'redirectUrl');
    const page = ownAddress(app, redirectUrl);
    const enter = (fields: { name?: string; expiry?: string; cvc?: string }) =>
      fetch(page, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ number: spaced(number), expiry: '12/40', cvc, name: 'Ana', ...fields }),
      });
    for (const fields of [{ name: spaced(number) }, { expiry: number }, { cvc: number }, {}]) {
      await hear(await enter(fields));
    }
    // In place of the id of a card, of keys and of sessions.
    const graph = async (mutation: string, input: object) =>
      answers.push(JSON.stringify(await mutateAs(app, asEmployer(other), mutation, input)));
    const order = { ...plan, paymentMethodId: `pm_${number}`, attemptKey: number };
    await graph('subscribe', order);
    const inAddress = { paymentMethodId: number, attemptKey: 'attempt-1', returnPath: `/${number}` };
    await graph('subscribe', { ...order, ...inAddress });
    await graph('confirmPayment', { sessionId: `cs_${number}` });
  }
  await sendDueSubscriptionMails(app.services);

  const mails = JSON.stringify(await allMails(app));
  // The page itself contains the number of a test card.
  const said = answers.join('\n').replaceAll('such as 4242 4242 4242 4242', '');
  const places = { database: await databaseText(pool), log: logged.join('\n'), mails, answers: said };
  for (const [place, text] of Object.entries(places)) {
    for (const number of numbers) expect(digitsOf(text).includes(number), `${number} in the ${place}`).toBe(false);
  }
  expect(places.database).not.toMatch(/"9317?"/);
  // The requests have reached the provider.
  expect(places.database).toContain('"last4": "4242"');
  expect(answers.join()).toContain('Your card was declined.');
});
