import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { User } from '../../server/generated/prisma/client.ts';
import { DocumentedVisitor } from '../support/documented.ts';
import { makeEmployer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { type Answered, send } from './call.ts';

/** Buying a subscription by card (docs/product/payment.md, 'Cards'), in the sandbox. The rules: tests/billing. */

const app = testApp();
const catalog = testCatalog(app);
let employer: User;
let visitor: DocumentedVisitor;
beforeEach(async () => {
  employer = await makeEmployer(app.services.db);
  visitor = await new DocumentedVisitor(app.url).signIn(employer);
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
async function answerBank({ body }: Answered, answer: 'complete' | 'fail'): Promise<URL> {
  const { link } = z.object({ is3ds: z.literal(true), link: z.object({ href: z.string() }) }).parse(body);
  const form = new URLSearchParams({ answer });
  const response = await fetch(new URL(link.href, app.url), { method: 'POST', body: form, redirect: 'manual' });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '', app.url);
}
const validate = (back: URL, as = visitor) => {
  const session = back.searchParams.get('session_id') ?? back.searchParams.get('cko-session-id') ?? '';
  return send(as, 'GET /api/payment/validate_payment/{session id}', { path: { 'session id': session } });
};

describe('a card', () => {
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

  it('is not charged for a city that there is not, which is refused at its field', async () => {
    const employerDetails = { city: { id: 2_000_000_000 } };
    expect(await pay(order('4242424242424242', { employerDetails }))).toMatchObject({
      status: 400,
      body: { children: { 'employerDetails.city': { errors: ['Please choose a city.'] } } },
    });
    expect(await subscriptions()).toEqual([]);
  });

  it('that its bank declines buys nothing, and the answer says so', async () => {
    const message = expect.stringMatching(/^Your payment was unsuccessful\. If you continue to get errors/);
    expect(await pay(order('4000000000000002'))).toMatchObject({ status: 402, body: { code: 402, message } });
    expect(await isPremium()).toBe(false);
  });

  it('is not charged when the client names another price or currency, and the answer has the price of today', async () => {
    for (const named of [{ price: 0.01, currency: 'SGD' }, { price: '16.33' }, { price: 49, currency: 'EUR' }]) {
      const priceDetails = { recurring_mode: 'monthly', ...named };
      const message = expect.stringContaining('The price is now SGD 49 per month. Nothing was charged.');
      const refused = { status: 409, body: { code: 409, message } };
      expect(await pay(order('4242424242424242', { priceDetails }))).toMatchObject(refused);
    }
    expect(await subscriptions()).toEqual([]);
  });

  it('that is sent twice is charged once, and is not stored', async () => {
    for (const _time of [1, 2]) {
      const answer = await pay(order('4242 4242 4242 4242'));
      expect(answer).toMatchObject({ status: 200, body: { is3ds: false, link: { href: null } } });
    }
    const stored = await subscriptions();
    expect(stored).toMatchObject([
      { recurringMode: 'MONTHLY', currency: 'SGD', amount: 4900, status: 'ACTIVE', cardLast4: '4242' },
    ]);
    expect(JSON.stringify(stored)).not.toContain('4242424242424242');
    expect(await isPremium()).toBe(true);
  });
});

describe('a card that requires confirmation by its holder', () => {
  it('redirects to the bank, and makes the employer premium only after the confirmation', async () => {
    const refused = await answerBank(await pay(order('4000000000003220')), 'fail');
    expect(await validate(refused)).toMatchObject({ status: 402, body: { code: 402 } });
    const back = await answerBank(await pay(order('4000000000003220')), 'complete');
    expect([back.pathname, await isPremium()]).toEqual(['/chat/', false]);
    // A reloaded page validates again.
    for (const _time of [1, 2]) expect(await validate(back)).toMatchObject({ status: 200, body: { status: 'active' } });
    expect(await isPremium()).toBe(true);
    expect((await subscriptions()).filter(({ status }) => status === 'ACTIVE')).toHaveLength(1);
  });

  it('redirects the holder of a share link back to its chat, and makes its employer premium', async () => {
    const jobSeeker = await makeJobSeeker(app.services.db, catalog);
    const contact = { name: 'Gus', email: 'gus@example.test', candidate: jobSeeker.id };
    const guest = new DocumentedVisitor(app.url);
    const made = await guest.post('/api/contact_requests/employer-contact-candidate', contact);
    const { chat } = z.object({ chat: z.object({ shared_hash: z.string() }) }).parse(await made.json());
    const holder = new DocumentedVisitor(app.url);
    const sharedHash = chat.shared_hash;
    const back = await answerBank(await pay(order('4000000000003220', { sharedHash }), holder), 'complete');
    expect(back.pathname).toBe(`/chat/shared/${sharedHash}`);
    expect((await validate(back, holder)).status).toBe(200);
    expect(await isPremium(guest)).toBe(true);
  });
});
