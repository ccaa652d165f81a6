import { describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateOver, readOver } from '../support/graph.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);

const subscribe = (visitor: Visitor, input: object) =>
  mutateOver(visitor, 'subscribe', input, 'status redirectUrl', '... on PaymentFailed { reason }');

let guests = 0;
/** A guest with a chat, as after the contact dialog. */
async function makeContactedGuest() {
  const jobSeeker = await makeJobSeeker(db, catalog);
  const visitor = new Visitor(app.url);
  guests += 1;
  const gus = { name: 'Gus', email: `guest-${guests}@example.test`, partTime: true };
  const input = { jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id), ...gus };
  const { chat } = await mutateOver(visitor, 'contactJobSeeker', input, 'chat { id sharedHash }');
  const { id, sharedHash } = chat;
  const row = await db.chat.findUniqueOrThrow({ where: { employerHash: sharedHash } });
  return { visitor, chatId: id, sharedHash, employerId: row.employerId ?? 0 };
}

/** Sends a card to the provider directly, as the page does. */
async function takeCard(visitor: Visitor, number: string): Promise<string> {
  const { paymentSetup } = await readOver(visitor, '{ paymentSetup { mode publishableKey browserBase } }');
  const { publishableKey, browserBase } = paymentSetup;
  const response = await visitor.fetch(`${browserBase}/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2034',
      'card[cvc]': '123',
      'billing_details[name]': 'Gus Guest',
    }),
  });
  const answer: { id?: string } = await response.json();
  return answer.id ?? '';
}

const order = (paymentMethodId: string, more: Record<string, unknown> = {}) => ({
  ...{ recurringMode: 'MONTHLY', cityId: catalog.cityId, paymentMethodId, returnPath: '/chat' },
  ...{ attemptKey: `attempt-${paymentMethodId.slice(-12)}`, ...more },
});

const paid = '4242424242424242';

describe('a guest', () => {
  it('with a valid card is subscribed at the price of the server, and may send messages', async () => {
    const { visitor, chatId, employerId } = await makeContactedGuest();
    const answer = await subscribe(visitor, order(await takeCard(visitor, paid)));
    expect(answer).toEqual({ __typename: 'SubscribePayload', status: 'ACTIVE', redirectUrl: null });
    const rows = await db.subscription.findMany({ where: { employerId }, include: { invoices: true } });
    expect(rows).toMatchObject([
      {
        status: 'ACTIVE',
        amount: 4900,
        currency: 'SGD',
        cardLast4: '4242',
        invoices: [{ status: 'PAID', amount: 4900 }],
      },
    ]);
    const sent = await mutateOver(visitor, 'sendMessage', { chat: { id: chatId }, text: 'Hello' });
    expect(sent).toEqual({ __typename: 'SendMessagePayload' });
  });

  it.each([
    ['4000000000000002', /declined/i],
    ['4000000000009995', /not enough money/i],
  ])('with the declined card %s is told the reason, and nothing is stored', async (number, reason) => {
    const { visitor, employerId } = await makeContactedGuest();
    const answer = await subscribe(visitor, order(await takeCard(visitor, number)));
    expect(answer).toMatchObject({
      __typename: 'PaymentFailed',
      message:
        'Your payment was unsuccessful. If you continue to get errors please contact the Hourhand team at support@hourhand.test.',
    });
    expect(answer.reason).toMatch(reason);
    expect(await db.subscription.count({ where: { employerId } })).toBe(0);
  });

  it('is redirected to the bank if the card requires it, and is premium only after the confirmation', async () => {
    const { visitor, employerId } = await makeContactedGuest();
    const card = await takeCard(visitor, '4000000000003220');
    const answer = await subscribe(visitor, order(card, { returnPath: '/chat/shared/x' }));
    expect(answer).toMatchObject({ __typename: 'SubscribePayload', status: 'INCOMPLETE' });
    const bank = answer.redirectUrl;
    expect(new URL(bank).origin).toBe(app.url);
    const premium = '{ viewer { hasActiveSubscription } }';
    expect((await visitor.graphql(premium)).data).toEqual({ viewer: { hasActiveSubscription: false } });

    const page = await (await visitor.fetch(bank)).text();
    const [, name = '', value = ''] = /<button[^>]*name="(\w+)"[^>]*value="(\w+)"/.exec(page) ?? [];
    const back = await visitor.fetch(bank, { method: 'POST', body: new URLSearchParams({ [name]: value }) });
    const returned = new URL(back.headers.get('location') ?? '', bank);
    expect(returned.pathname).toBe('/chat/shared/x');
    const session = { sessionId: returned.searchParams.get('session_id') };
    expect(await mutateOver(visitor, 'confirmPayment', session, 'status')).toMatchObject({ status: 'ACTIVE' });
    expect((await visitor.graphql(premium)).data).toEqual({ viewer: { hasActiveSubscription: true } });
    expect(await db.subscription.count({ where: { employerId } })).toBe(1);
  });

  it('whose cookie has expired can still pay by the share link of the chat', async () => {
    const { sharedHash, employerId } = await makeContactedGuest();
    const visitor = new Visitor(app.url);
    const answer = await subscribe(visitor, order(await takeCard(visitor, paid), { chat: { sharedHash } }));
    expect(answer.status).toBe('ACTIVE');
    expect(await db.subscription.count({ where: { employerId, status: 'ACTIVE' } })).toBe(1);
  });
});

it('the webhook refuses requests without a valid signature of the provider', async () => {
  for (const headers of [{}, { 'stripe-signature': 't=1,v1=00' }] as Record<string, string>[]) {
    const response = await fetch(`${app.url}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"id":"evt_1","type":"customer.subscription.updated"}',
    });
    expect(response.status).toBe(400);
  }
  expect(await db.webhookEvent.count({ where: { id: 'evt_1' } })).toBe(0);
});
