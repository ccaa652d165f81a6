import { describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

const app = testApp();
const catalog = testCatalog(app);

const subscribe = `mutation ($input: SubscribeInput!) {
  subscribe(input: $input) {
    __typename
    ... on SubscribePayload { status redirectUrl }
    ... on Failure { message code }
    ... on PaymentFailed { reason }
    ... on InvalidInput { fields { field message } }
  }
}`;
const contact = `mutation ($jobSeeker: ID!, $email: String) {
  contactJobSeeker(input: { jobSeeker: $jobSeeker, partTime: true, name: "Gus", email: $email }) {
    ... on ContactJobSeekerPayload { chat { id sharedHash } }
  }
}`;

type Subscribed = { subscribe: { __typename: string; status?: string; redirectUrl?: string | null; message?: string } };

let guests = 0;
/** A guest with a chat, as after the contact dialog. */
async function makeContactedGuest() {
  const { db } = app.services;
  const jobSeeker = await makeJobSeeker(db, catalog);
  const visitor = new Visitor(app.url);
  guests += 1;
  const made = await visitor.graphql<{ contactJobSeeker: { chat: { id: string; sharedHash: string } } }>(contact, {
    jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id),
    email: `guest-${guests}@example.test`,
  });
  const { id, sharedHash } = made.data?.contactJobSeeker.chat ?? { id: '', sharedHash: '' };
  const row = await db.chat.findUniqueOrThrow({ where: { employerHash: sharedHash } });
  return { visitor, chatId: id, sharedHash, employerId: row.employerId ?? 0 };
}

/** Sends a card to the provider directly, as the page does. */
async function takeCard(visitor: Visitor, number: string): Promise<string> {
  const setup = await visitor.graphql<{ paymentSetup: { publishableKey: string; browserBase: string } }>(
    '{ paymentSetup { mode publishableKey browserBase } }',
  );
  const { publishableKey = '', browserBase = '' } = setup.data?.paymentSetup ?? {};
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
  input: {
    recurringMode: 'MONTHLY',
    cityId: catalog.cityId,
    paymentMethodId,
    attemptKey: `attempt-${paymentMethodId.slice(-12)}`,
    returnPath: '/chat',
    ...more,
  },
});

const paid = '4242424242424242';

describe('a guest', () => {
  it('with a valid card is subscribed at the price of the server, and may send messages', async () => {
    const { visitor, chatId, employerId } = await makeContactedGuest();
    const answer = await visitor.graphql<Subscribed>(subscribe, order(await takeCard(visitor, paid)));
    expect(answer.data?.subscribe).toEqual({ __typename: 'SubscribePayload', status: 'ACTIVE', redirectUrl: null });
    const rows = await app.services.db.subscription.findMany({ where: { employerId }, include: { invoices: true } });
    expect(rows).toMatchObject([
      {
        status: 'ACTIVE',
        amount: 4900,
        currency: 'SGD',
        cardLast4: '4242',
        invoices: [{ status: 'PAID', amount: 4900 }],
      },
    ]);
    const sent = await visitor.graphql(
      'mutation ($id: ID!) { sendMessage(input: { chat: { id: $id }, text: "Hello" }) { __typename } }',
      { id: chatId },
    );
    expect(sent.data).toEqual({ sendMessage: { __typename: 'SendMessagePayload' } });
  });

  it.each([
    ['4000000000000002', /declined/i],
    ['4000000000009995', /not enough money/i],
  ])('with the declined card %s is told the reason, and nothing is stored', async (number, reason) => {
    const { visitor, employerId } = await makeContactedGuest();
    const answer = await visitor.graphql<Subscribed & { subscribe: { reason: string } }>(
      subscribe,
      order(await takeCard(visitor, number)),
    );
    expect(answer.data?.subscribe).toMatchObject({
      __typename: 'PaymentFailed',
      message:
        'Your payment was unsuccessful. If you continue to get errors please contact the product team at support@hourhand.test.',
    });
    expect(answer.data?.subscribe.reason).toMatch(reason);
    expect(await app.services.db.subscription.count({ where: { employerId } })).toBe(0);
  });

  it('is redirected to the bank if the card requires it, and is premium only after the confirmation', async () => {
    const { visitor, employerId } = await makeContactedGuest();
    const card = await takeCard(visitor, '4000000000003220');
    const answer = await visitor.graphql<Subscribed>(subscribe, order(card, { returnPath: '/chat/shared/x' }));
    expect(answer.data?.subscribe).toMatchObject({ __typename: 'SubscribePayload', status: 'INCOMPLETE' });
    const bank = answer.data?.subscribe.redirectUrl ?? '';
    expect(new URL(bank).origin).toBe(app.url);
    const premium = '{ viewer { hasActiveSubscription } }';
    expect((await visitor.graphql(premium)).data).toEqual({ viewer: { hasActiveSubscription: false } });

    const page = await (await visitor.fetch(bank)).text();
    const [, name = '', value = ''] = /<button[^>]*name="(\w+)"[^>]*value="(\w+)"/.exec(page) ?? [];
    const back = await visitor.fetch(bank, { method: 'POST', body: new URLSearchParams({ [name]: value }) });
    const returned = new URL(back.headers.get('location') ?? '', bank);
    expect(returned.pathname).toBe('/chat/shared/x');
    const confirmed = await visitor.graphql(
      `mutation ($id: String!) { confirmPayment(input: { sessionId: $id }) { ... on ConfirmPaymentPayload { status } } }`,
      { id: returned.searchParams.get('session_id') },
    );
    expect(confirmed.data).toEqual({ confirmPayment: { status: 'ACTIVE' } });
    expect((await visitor.graphql(premium)).data).toEqual({ viewer: { hasActiveSubscription: true } });
    expect(await app.services.db.subscription.count({ where: { employerId } })).toBe(1);
  });

  it('whose cookie has expired can still pay by the share link of the chat', async () => {
    const { sharedHash, employerId } = await makeContactedGuest();
    const visitor = new Visitor(app.url);
    const answer = await visitor.graphql<Subscribed>(
      subscribe,
      order(await takeCard(visitor, paid), { chat: { sharedHash } }),
    );
    expect(answer.data?.subscribe.status).toBe('ACTIVE');
    expect(await app.services.db.subscription.count({ where: { employerId, status: 'ACTIVE' } })).toBe(1);
  });
});

describe('the webhook', () => {
  it('refuses requests without a valid signature of the provider', async () => {
    for (const headers of [{}, { 'stripe-signature': 't=1,v1=00' }] as Record<string, string>[]) {
      const response = await fetch(`${app.url}/api/stripe/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"id":"evt_1","type":"customer.subscription.updated"}',
      });
      expect(response.status).toBe(400);
    }
    expect(await app.services.db.webhookEvent.count({ where: { id: 'evt_1' } })).toBe(0);
  });
});
