import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId as globalId } from '../../server/graphql/globalId.ts';
import { makeEmployer } from '../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../support/fixtures.ts';
import { mutateAs } from '../support/graph.ts';
import { answerBank, asEmployer, buy, ownAddress } from '../support/sandbox.ts';

/** Subscribing and changing the card on the payment provider's hosted page. */

const app = testApp({ environment: { PAYMENT_FORM: 'checkout' } });
testCatalog(app);
const provider = testProvider(app);

const ask = (viewer: Viewer, mutation: string, selected: string, input: object) =>
  mutateAs(app, viewer, mutation, input, selected);

const start = (viewer: Viewer, recurringMode = 'MONTHLY') =>
  ask(viewer, 'startCheckout', 'redirectUrl subscription { status }', {
    recurringMode,
    returnPath: '/chat/7?from=pay',
  });
const confirm = (sessionId: string) =>
  ask({ kind: 'anonymous' }, 'confirmPayment', 'status outcome redirectUrl', { sessionId });

/** Submits the provider's page as a browser does, and returns its redirect and its text. */
async function enter(page: string, number: string, over: Record<string, string> = {}) {
  const body = new URLSearchParams({ number, expiry: '12 / 40', cvc: '123', name: 'Ana Lima', ...over });
  const response = await fetch(ownAddress(app, page), { method: 'POST', body, redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}
const sessionOf = (location: string | null) => new URL(location ?? '').searchParams.get('session_id') ?? '';
const visa = '4242 4242 4242 4242';

const subscriptionsOf = ({ id }: User) =>
  app.services.db.subscription.findMany({ where: { employerId: id }, include: { invoices: true } });
async function chargesOf({ id }: User): Promise<number[]> {
  const { stripeCustomerId } = await app.services.db.user.findUniqueOrThrow({ where: { id } });
  return provider.paidBy(stripeCustomerId ?? '');
}

describe('buying', () => {
  it('redirects to the page, and back with a session that reports the outcome', async () => {
    const employer = await makeEmployer(app.services.db);
    const viewer = asEmployer(employer);
    const { redirectUrl } = await start(viewer);
    const shown = await fetch(ownAddress(app, redirectUrl));
    expect(await shown.text()).toContain('SGD');
    const { status, location } = await enter(redirectUrl ?? '', visa);
    expect(status).toBe(303);
    expect(location).toContain(`${app.services.publicUrl}/chat/7?from=pay&session_id=cs_test_`);
    const session = sessionOf(location);
    expect(await confirm(session)).toMatchObject({ status: 'ACTIVE', outcome: 'PAID', redirectUrl: null });
    // A reload confirms the session again.
    expect(await confirm(session)).toMatchObject({ status: 'ACTIVE' });
    expect(await subscriptionsOf(employer)).toMatchObject([
      {
        status: 'ACTIVE',
        cardLast4: '4242',
        cardExpiryMonth: 12,
        cardExpiryYear: 2040,
        invoices: [{ status: 'PAID' }],
      },
    ]);
    expect(await start(viewer)).toMatchObject({ redirectUrl: null, subscription: { status: 'ACTIVE' } });
    // The page cannot be used again.
    expect((await fetch(ownAddress(app, redirectUrl), { redirect: 'manual' })).status).toBe(303);
    expect((await enter(redirectUrl ?? '', visa)).status).toBe(303);
    expect(await chargesOf(employer)).toEqual([4900]);
  });

  it('happens once despite several tabs and clicks', async () => {
    const employer = await makeEmployer(app.services.db);
    const viewer = asEmployer(employer);
    const starts = await Promise.all(Array.from({ length: 8 }, () => start(viewer)));
    const pages = [...new Set(starts.map(({ redirectUrl }) => redirectUrl ?? ''))];
    expect(pages).toHaveLength(1);
    const [page = ''] = pages;
    const entered = await Promise.all(Array.from({ length: 5 }, () => enter(page, visa)));
    expect(entered.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    await confirm(sessionOf(entered[0]?.location ?? null));
    expect(await subscriptionsOf(employer)).toHaveLength(1);
    expect(await chargesOf(employer)).toEqual([4900]);
  });

  it('is found if one page was paid just before another one is requested', async () => {
    const employer = await makeEmployer(app.services.db);
    const viewer = asEmployer(employer);
    await provider.holdMessages();
    const { redirectUrl } = await start(viewer);
    await enter(redirectUrl ?? '', visa);
    expect(await subscriptionsOf(employer)).toEqual([]);
    expect(await start(viewer, 'YEARLY')).toMatchObject({ __typename: 'Conflict' });
    expect(await start(viewer)).toMatchObject({ redirectUrl: null, subscription: { status: 'ACTIVE' } });
    expect(await chargesOf(employer)).toEqual([4900]);
  });

  it.each([
    ['complete', 303, 'ACTIVE'],
    ['fail', 200, null],
  ] as const)('asks the bank for confirmation if the card requires it: %s', async (answer, status, standing) => {
    const employer = await makeEmployer(app.services.db);
    const { redirectUrl } = await start(asEmployer(employer));
    const { location: bank } = await enter(redirectUrl ?? '', '4000 0000 0000 3220');
    // The bank redirects to the provider's page, which redirects again or explains the failure.
    const answered = await answerBank(app, bank, answer);
    const back = await fetch(ownAddress(app, answered.href), { redirect: 'manual' });
    expect(back.status).toBe(status);
    if (standing === null) expect(await back.text()).toContain('unable to authenticate');
    else expect(await confirm(sessionOf(back.headers.get('location')))).toMatchObject({ status: standing });
    expect(await chargesOf(employer)).toEqual(standing === null ? [] : [4900]);
  });
});

describe('a change of card', () => {
  const change = (viewer: Viewer, subscription: string) =>
    ask(viewer, 'startCardChange', 'redirectUrl', { subscription, returnPath: '/my-subscription' });
  const makeSubscriber = async () => {
    const employer = await makeEmployer(app.services.db);
    const { moveTo } = await provider.makeCustomer(employer.id);
    const bought = await buy(app, provider, employer);
    return { employer, viewer: asEmployer(employer), moveTo, bought };
  };
  const cardOf = async (employer: User) => (await subscriptionsOf(employer)).map(({ cardLast4 }) => cardLast4);

  it('takes effect once and does not override a later change', async () => {
    const { employer, viewer, bought } = await makeSubscriber();
    const first = await change(viewer, bought.globalId);
    const { location } = await enter(first.redirectUrl ?? '', '5555 5555 5555 4444');
    const session = sessionOf(location);
    expect(await confirm(session)).toMatchObject({ status: 'ACTIVE', outcome: 'CARD_CHANGED' });
    expect(await cardOf(employer)).toEqual(['4444']);
    const second = await change(viewer, bought.globalId);
    await confirm(sessionOf((await enter(second.redirectUrl ?? '', visa)).location));
    expect(await cardOf(employer)).toEqual(['4242']);
    // Repeats the earlier confirmation and the earlier webhook.
    expect(await confirm(session)).toMatchObject({ status: 'ACTIVE' });
    const [event] = (await provider.stripe.events.list({ type: 'checkout.session.completed', limit: 100 })).data.filter(
      ({ data }) => 'id' in data.object && data.object.id === session,
    );
    expect(event && (await provider.deliver(event))).toBe(200);
    expect(await cardOf(employer)).toEqual(['4242']);
    expect(await chargesOf(employer)).toEqual([4900]);
  });

  it('makes the new card the default after its bank has confirmed an overdue payment', async () => {
    const employer = await makeEmployer(app.services.db);
    const { moveTo } = await provider.makeCustomer(employer.id);
    const viewer = asEmployer(employer);
    const began = app.clock.now;
    // A subscription from the hosted page leaves the choice of the default card to the server.
    const page = await start(viewer);
    await confirm(sessionOf((await enter(page.redirectUrl ?? '', visa)).location));
    const [bought] = await subscriptionsOf(employer);
    const subscription = globalId('EmployerSubscription', bought?.id ?? 0);
    const card = { subscription, returnPath: '/my-subscription' };
    await ask(viewer, 'changeCard', 'redirectUrl', { ...card, paymentMethodId: await provider.takeCard('failsLater') });
    await moveTo(new Date(began.getTime() + 32 * 86_400_000));
    const asked = await ask(viewer, 'changeCard', 'redirectUrl', {
      ...card,
      paymentMethodId: await provider.takeCard('asks'),
    });
    const { href } = await answerBank(app, asked.redirectUrl);
    expect(await confirm(sessionOf(href))).toMatchObject({ status: 'ACTIVE', outcome: 'PAID' });
    expect(await cardOf(employer)).toEqual(['3220']);
    app.clock.now = began;
  });
});
