import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { User } from '../../server/generated/prisma/client.ts';
import { DocumentedVisitor } from '../support/documented.ts';
import { makeEmployer, makeJobSeeker, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { type Answered, send } from './call.ts';

/** Buying a subscription by card (docs/product/payment.md, 'Cards'), in the sandbox. */

const app = testApp();
const catalog = testCatalog(app);
let employer: User;
let visitor: DocumentedVisitor;
beforeEach(async () => {
  employer = await makeEmployer(app.services.db);
  visitor = await new DocumentedVisitor(app.url).signIn(employer.loginEmail ?? '', testPassword);
});

const order = (number: string, over: object = {}) => ({
  cardDetails: { type: 'card', number, expiry_month: '12', expiry_year: 2034, name: 'Erin Tan', cvv: '123' },
  employerDetails: { id: employer.id, city: { id: catalog.cityId } },
  priceDetails: { recurring_mode: 'Monthly', price: 49, currency: 'SGD' },
  ...over,
});
const pay = (body: unknown, as = visitor): Promise<Answered> =>
  send(as, 'POST /api/payment/employer-subscription', { body });
const subscriptions = () => app.services.db.subscription.findMany({ where: { employerId: employer.id } });
const isPremium = async (as = visitor): Promise<boolean> => {
  const { body } = await send(as, 'GET /api/get-user-info');
  return z.object({ active_subscriptions: z.array(z.unknown()) }).parse(body).active_subscriptions.length > 0;
};

/** Answers the bank's page as a cardholder does, and returns the address of the redirect. */
async function answerBank(page: string | null | undefined, answer: 'complete' | 'fail'): Promise<URL> {
  const response = await fetch(new URL(page ?? '', app.url), {
    method: 'POST',
    body: new URLSearchParams({ answer }),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '', app.url);
}
const sessionIn = (address: URL) =>
  address.searchParams.get('session_id') ?? address.searchParams.get('cko-session-id') ?? '';
const validate = (session: string, as = visitor) =>
  send(as, 'GET /api/payment/validate_payment/{session id}', { path: { 'session id': session } });

const asked = z.object({ is3ds: z.literal(true), link: z.object({ href: z.string() }) });

describe('a card', () => {
  it('is refused for its number, by its bank, or for insufficient funds, and the employer does not become premium', async () => {
    for (const number of ['4242424242424241', '4000000000000002', '4000000000009995', '']) {
      const { status, body } = await pay(order(number));
      expect([400, 402], JSON.stringify(body)).toContain(status);
      expect(body).toMatchObject({ code: status, message: expect.any(String) });
    }
    expect(await pay(order('4000000000000002'))).toMatchObject({
      status: 402,
      body: { message: expect.stringMatching(/^Your payment was unsuccessful\. If you continue to get errors/) },
    });
    expect(await isPremium()).toBe(false);
  });

  it.each([
    ['without a holder', { name: ' ' }, { name: 'Please enter card holder name.' }],
    ['with an invalid number', { number: '4242424242424241' }, { number: 'Invalid Credit Card Number.' }],
    ['that has expired', { expiry_year: 2020 }, { expiry_year: 'Invalid Expiration Date.' }],
    ['with an invalid month', { expiry_month: 13 }, { expiry_month: 'Invalid Expiration Date.' }],
    ['with too short a code', { cvv: '12' }, { cvv: 'Invalid CVC.' }],
  ])('%s is refused at its field before a request to the provider', async (_what, over, errors) => {
    const { cardDetails, ...rest } = order('4242424242424242');
    const children = Object.fromEntries(
      Object.entries(errors).map(([field, message]) => [`cardDetails.${field}`, { errors: [message] }]),
    );
    expect(await pay({ ...rest, cardDetails: { ...cardDetails, ...over } })).toMatchObject({
      status: 400,
      body: { code: 400, message: Object.values(errors)[0], children },
    });
    expect(await subscriptions()).toEqual([]);
  });

  it.each([
    ['another price', { price: 0.01, currency: 'SGD' }],
    ['another price as a text', { price: '16.33' }],
    ['another currency', { price: 49, currency: 'EUR' }],
  ])('is not charged when the client names %s, and the answer has the price of today', async (_what, named) => {
    const priceDetails = { recurring_mode: 'monthly', ...named };
    expect(await pay(order('4242424242424242', { priceDetails }))).toMatchObject({
      status: 409,
      body: { code: 409, message: expect.stringContaining('The price is now SGD 49 per month. Nothing was charged.') },
    });
    expect(await subscriptions()).toEqual([]);
  });

  it("is charged the server's price, without further confirmation", async () => {
    expect(await pay(order('4242 4242 4242 4242'))).toMatchObject({
      status: 200,
      body: { is3ds: false, link: { href: null } },
    });
    expect(await subscriptions()).toMatchObject([
      { recurringMode: 'MONTHLY', currency: 'SGD', amount: 4900, status: 'ACTIVE', cardLast4: '4242' },
    ]);
    expect(await isPremium()).toBe(true);
  });

  it('that is sent twice is charged once', async () => {
    await pay(order('4242424242424242'));
    expect(await pay(order('4242424242424242'))).toMatchObject({ status: 200, body: { is3ds: false } });
    expect(await subscriptions()).toHaveLength(1);
  });

  it('is not stored with the subscription', async () => {
    await pay(order('4242424242424242', { priceDetails: { recurring_mode: 'yearly' } }));
    const [subscription] = await subscriptions();
    expect(JSON.stringify(subscription)).not.toContain('4242424242424242');
    expect(subscription).toMatchObject({ recurringMode: 'YEARLY', amount: 47000 });
  });
});

describe('a card that requires confirmation by its holder', () => {
  it('redirects to the bank, and makes the employer premium after the confirmation', async () => {
    const { status, body } = await pay(order('4000000000003220'));
    expect(status).toBe(200);
    const { link } = asked.parse(body);
    expect(await isPremium()).toBe(false);
    const back = await answerBank(link.href, 'complete');
    expect(back.pathname).toBe('/chat/');
    expect(await validate(sessionIn(back))).toMatchObject({ status: 200, body: { status: 'active' } });
    expect(await isPremium()).toBe(true);
    // A reloaded page validates again.
    expect(await validate(sessionIn(back))).toMatchObject({ status: 200, body: { status: 'active' } });
    expect(await subscriptions()).toHaveLength(1);
  });

  it('does not make the employer premium if the holder declines', async () => {
    const { link } = asked.parse((await pay(order('4000000000003220'))).body);
    const back = await answerBank(link.href, 'fail');
    expect(await validate(sessionIn(back))).toMatchObject({ status: 402, body: { code: 402 } });
    expect(await isPremium()).toBe(false);
  });

  it('redirects the holder of a share link back to its chat, and makes its employer premium', async () => {
    const jobSeeker = await makeJobSeeker(app.services.db, catalog);
    const contact = { name: 'Gus', email: 'gus@example.test', candidate: jobSeeker.id };
    const guest = new DocumentedVisitor(app.url);
    const made = await guest.post('/api/contact_requests/employer-contact-candidate', contact);
    expect(made.status).toBe(201);
    const { chat } = z.object({ chat: z.object({ shared_hash: z.string() }) }).parse(await made.json());
    const holder = new DocumentedVisitor(app.url);
    const { body } = await pay(order('4000000000003220', { sharedHash: chat.shared_hash }), holder);
    const back = await answerBank(asked.parse(body).link.href, 'complete');
    expect(back.pathname).toBe(`/chat/shared/${chat.shared_hash}`);
    expect((await validate(sessionIn(back), holder)).status).toBe(200);
    expect(await isPremium(guest)).toBe(true);
  });

  it('is not found by an unknown session', async () => {
    for (const session of ['cs_unknown', 'seti_0', '%2e%2e', 'x'.repeat(300)]) {
      expect(await validate(session)).toMatchObject({ status: 404, body: { code: 404, message: 'Not found.' } });
    }
  });
});
