import { expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { makeEmployer, makeGuest } from '../support/factories.ts';
import { testApp, testCatalog, testDb, testProvider } from '../support/fixtures.ts';
import { mutateAs } from '../support/graph.ts';
import { answerBank, asEmployer, asGuest } from '../support/sandbox.ts';

/** Paying in the payment provider's fields on our page. */

const app = testApp();
const db = testDb(app);
testCatalog(app);
const provider = testProvider(app);

type Started = { __typename: string; clientSecret?: string | null; redirectUrl?: string | null };

async function start(viewer: Viewer, input: object = {}): Promise<Started> {
  const plan = { recurringMode: 'MONTHLY', returnPath: '/chat/7?from=pay', isEmbedded: true, ...input };
  return mutateAs(app, viewer, 'startCheckout', plan, 'clientSecret redirectUrl');
}

const confirm = (sessionId: string) => mutateAs(app, { kind: 'anonymous' }, 'confirmPayment', { sessionId }, 'outcome');

const idOf = (secret: string | null | undefined) => /^(cs_test_\w+?)_secret_/.exec(secret ?? '')?.[1] ?? '';

/** Confirms as the provider's script does, with the publishable key. */
async function pay(secret: string | null | undefined, card: 'visa' | 'asks' | 'noFunds') {
  const { publishableKey } = app.services.payment;
  const body = new URLSearchParams({ client_secret: secret ?? '', payment_method: await provider.takeCard(card) });
  const response = await fetch(`${app.url}/payment-sandbox/v1/payment_pages/${idOf(secret)}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body,
  });
  return { status: response.status, body: (await response.json()) as { status?: string; redirect?: string | null } };
}

const bought = (employerId: number) =>
  db.subscription.findMany({ where: { employerId, status: 'ACTIVE' }, include: { invoices: true } });

it('is not for visitors, and those without an email visit the provider’s page, which asks for one', async () => {
  expect(await start({ kind: 'anonymous' })).toMatchObject({ __typename: 'SignInRequired' });
  const guest = await makeGuest(db);
  await db.user.update({ where: { id: guest.id }, data: { email: null } });
  const page = { __typename: 'StartCheckoutPayload', clientSecret: null, redirectUrl: expect.stringMatching(/^http/) };
  expect(await start(asGuest(guest, app))).toEqual(page);
  // A client that does not show fields is led to the page too.
  const employer = asEmployer(await makeEmployer(db));
  expect(await start(employer, { isEmbedded: false })).toEqual(page);
});

it('pays the plan once, and says so on the page and by a message of the provider', async () => {
  const employer = await makeEmployer(db);
  const viewer = asEmployer(employer);
  const first = await start(viewer);
  expect(first.redirectUrl).toBeNull();
  expect((await start(viewer)).clientSecret).toBe(first.clientSecret);
  const yearly = await start(viewer, { recurringMode: 'YEARLY' });
  expect(yearly.clientSecret).not.toBe(first.clientSecret);

  // The first one is closed, and a declined card leaves the second one open.
  expect((await pay(first.clientSecret, 'visa')).status).toBe(400);
  expect((await pay(yearly.clientSecret, 'noFunds')).status).toBe(402);
  expect(await bought(employer.id)).toEqual([]);
  expect(await pay(yearly.clientSecret, 'visa')).toMatchObject({
    status: 200,
    body: { status: 'complete', redirect: null },
  });
  expect(await confirm(idOf(yearly.clientSecret))).toEqual({ __typename: 'ConfirmPaymentPayload', outcome: 'PAID' });
  expect(await bought(employer.id)).toMatchObject([
    { recurringMode: 'YEARLY', invoices: [{ amount: 47_000, status: 'PAID' }] },
  ]);

  // Nothing more is opened for a subscriber, who is told about the other plan.
  expect(await start(viewer)).toMatchObject({ __typename: 'Conflict' });
  expect(await start(viewer, { recurringMode: 'YEARLY' })).toEqual({
    __typename: 'StartCheckoutPayload',
    clientSecret: null,
    redirectUrl: null,
  });
});

it('leads to the bank and back to our page, where the payment is confirmed', async () => {
  const employer = await makeEmployer(db);
  const { clientSecret } = await start(asEmployer(employer));
  const { body } = await pay(clientSecret, 'asks');
  expect(body.status).toBe('open');
  const address = await answerBank(app, body.redirect);
  expect(address.pathname).toBe('/chat/7');
  expect(address.searchParams.get('session_id')).toBe(idOf(clientSecret));
  expect(await confirm(idOf(clientSecret))).toMatchObject({ outcome: 'PAID' });
  expect(await bought(employer.id)).toHaveLength(1);
});

it('what is not confirmed at the bank is refused, and can be paid again', async () => {
  const employer = await makeEmployer(db);
  const { clientSecret } = await start(asEmployer(employer));
  const { body } = await pay(clientSecret, 'asks');
  await answerBank(app, body.redirect, 'fail');
  expect(await confirm(idOf(clientSecret))).toMatchObject({ __typename: 'PaymentFailed' });
  expect(await bought(employer.id)).toEqual([]);
  expect((await pay(clientSecret, 'visa')).status).toBe(200);
  expect(await confirm(idOf(clientSecret))).toMatchObject({ outcome: 'PAID' });
});
