import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/account/viewer.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId as globalId } from '../../server/graphql/globalId.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { makeAdmin, makeEmployer, makeReference } from '../support/factories.ts';
import { askAs } from '../support/graph.ts';
import { afterChange, asAdmin, asEmployer, buy, openProviderSide, type ProviderSide } from '../support/sandbox.ts';

/** Subscribing, and changing the card, on the provider's own page. */

let app: TestApp;
let provider: ProviderSide;

beforeAll(async () => {
  app = await startTestApp({ environment: { PAYMENT_FORM: 'checkout' } });
  await makeReference(app.services.db);
  await app.services.reference.refresh();
  provider = await openProviderSide(app);
});
afterAll(async () => {
  await provider.close();
  await app.stop();
});

type Answer = Record<string, unknown> & { __typename: string; redirectUrl?: string | null };

async function ask(viewer: Viewer, mutation: string, fields: string, input: object): Promise<Answer> {
  const name = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}`;
  const { data, errors } = await askAs(
    app,
    viewer,
    `mutation ($input: ${name}Input!) {
      ${mutation}(input: $input) {
        __typename ... on ${name}Payload { ${fields} } ... on Failure { message }
      }
    }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data))[mutation];
}

const start = (viewer: Viewer, recurringMode = 'MONTHLY') =>
  ask(viewer, 'startCheckout', 'redirectUrl subscription { status }', {
    recurringMode,
    returnPath: '/chat/7?from=pay',
  });
const confirm = (sessionId: string) =>
  ask({ kind: 'anonymous' }, 'confirmPayment', 'status outcome redirectUrl', { sessionId });

const here = (address: string) => address.replace(app.services.publicUrl, app.url);

/** Fills the provider's page in, as a browser does; gives where it leads, or what it says. */
async function enter(page: string, number: string, over: Record<string, string> = {}) {
  const body = new URLSearchParams({ number, expiry: '12 / 40', cvc: '123', name: 'Ana Lima', ...over });
  const response = await fetch(here(page), { method: 'POST', body, redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}
const sessionOf = (location: string | null) => new URL(location ?? '').searchParams.get('session_id') ?? '';
const visa = '4242 4242 4242 4242';

const subscriptionsOf = ({ id }: User) =>
  app.services.db.subscription.findMany({ where: { employerId: id }, include: { invoices: true } });
async function chargesOf({ id }: User): Promise<number[]> {
  const { stripeCustomerId } = await app.services.db.user.findUniqueOrThrow({ where: { id } });
  const { data } = await provider.stripe.charges.list({ customer: stripeCustomerId ?? '', limit: 100 });
  return data.filter(({ paid }) => paid).map(({ amount }) => amount);
}

describe('buying', () => {
  it('is told by the setup', async () => {
    const { data } = await askAs(app, { kind: 'anonymous' }, '{ paymentSetup { mode form } }');
    expect(data).toEqual({ paymentSetup: { mode: 'SANDBOX', form: 'CHECKOUT' } });
  });

  it('leads to the page, and back with a session that tells how it ended', async () => {
    const employer = await makeEmployer(app.services.db);
    const viewer = asEmployer(employer);
    const { redirectUrl } = await start(viewer);
    const shown = await fetch(here(redirectUrl ?? ''));
    expect(await shown.text()).toContain('SGD');
    const { status, location } = await enter(redirectUrl ?? '', visa);
    expect(status).toBe(303);
    expect(location).toContain(`${app.services.publicUrl}/chat/7?from=pay&session_id=cs_test_`);
    const session = sessionOf(location);
    expect(await confirm(session)).toMatchObject({ status: 'ACTIVE', outcome: 'PAID', redirectUrl: null });
    // Again, and once more by somebody who reloads.
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
    // The page is over.
    expect((await fetch(here(redirectUrl ?? ''), { redirect: 'manual' })).status).toBe(303);
    expect((await enter(redirectUrl ?? '', visa)).status).toBe(303);
    expect(await chargesOf(employer)).toEqual([4900]);
  });

  it('is heard of from the provider alone, by somebody who does not come back', async () => {
    const employer = await makeEmployer(app.services.db);
    const { redirectUrl } = await start(asEmployer(employer));
    await afterChange(app, employer, () => enter(redirectUrl ?? '', visa));
    await expect.poll(async () => (await subscriptionsOf(employer)).map(({ status }) => status)).toEqual(['ACTIVE']);
  });

  it('happens once, however many tabs and clicks there are', async () => {
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

  it('closes the page of another plan', async () => {
    const employer = await makeEmployer(app.services.db);
    const viewer = asEmployer(employer);
    const monthly = await start(viewer);
    const yearly = await start(viewer, 'YEARLY');
    expect(yearly.redirectUrl).not.toBe(monthly.redirectUrl);
    expect((await enter(monthly.redirectUrl ?? '', visa)).status).toBe(410);
    expect((await enter(yearly.redirectUrl ?? '', visa)).status).toBe(303);
    expect(await chargesOf(employer)).toEqual([47_000]);
  });

  it('is found when it was paid on one page just before another is asked for', async () => {
    const employer = await makeEmployer(app.services.db);
    const viewer = asEmployer(employer);
    await provider.holdMessages();
    const { redirectUrl } = await start(viewer);
    await enter(redirectUrl ?? '', visa);
    expect(await subscriptionsOf(employer)).toEqual([]);
    expect(await start(viewer, 'YEARLY')).toMatchObject({ redirectUrl: null, subscription: { status: 'ACTIVE' } });
    expect(await chargesOf(employer)).toEqual([4900]);
  });

  it('and is not bought on a page that a gift has closed', async () => {
    const employer = await makeEmployer(app.services.db);
    const { redirectUrl } = await start(asEmployer(employer));
    const admin = asAdmin(await makeAdmin(app.services.db));
    const gift = { employer: globalId('Employer', employer.id), months: 1, reason: 'Welcome' };
    expect(await ask(admin, 'grantSubscription', 'subscription { isGift }', gift)).toMatchObject({
      subscription: { isGift: true },
    });
    expect((await enter(redirectUrl ?? '', visa)).status).toBe(410);
  });

  it('refuses a card in words, and takes the next one', async () => {
    const employer = await makeEmployer(app.services.db);
    const { redirectUrl } = await start(asEmployer(employer));
    const page = redirectUrl ?? '';
    for (const [number, says] of [
      ['4000 0000 0000 0002', 'Your card was declined.'],
      ['4242 4242 4242 4241', 'Your card number is incorrect.'],
    ] as const) {
      const refused = await enter(page, number);
      expect(refused.status).toBe(402);
      expect(refused.text).toContain(says);
      expect(refused.text.replaceAll(' ', '')).not.toContain(number.replaceAll(' ', ''));
    }
    expect((await enter(page, visa, { expiry: '1 / 20' })).text).toContain('expiration');
    expect((await enter(page, visa)).status).toBe(303);
    expect(await chargesOf(employer)).toEqual([4900]);
  });

  it.each([
    ['complete', 303, 'ACTIVE'],
    ['fail', 200, null],
  ])('asks the bank where the card wants it: %s', async (answer, status, standing) => {
    const employer = await makeEmployer(app.services.db);
    const { redirectUrl } = await start(asEmployer(employer));
    const { location: bank } = await enter(redirectUrl ?? '', '4000 0000 0000 3220');
    const answered = await fetch(here(bank ?? ''), {
      method: 'POST',
      body: new URLSearchParams({ answer }),
      redirect: 'manual',
    });
    // Back on the provider's page, which leads on, or says why not.
    const back = await fetch(here(answered.headers.get('location') ?? ''), { redirect: 'manual' });
    expect(back.status).toBe(status);
    if (standing === null) expect(await back.text()).toContain('unable to authenticate');
    else expect(await confirm(sessionOf(back.headers.get('location')))).toMatchObject({ status: standing });
    expect(await chargesOf(employer)).toEqual(standing === null ? [] : [4900]);
  });

  it('lets nobody be sent anywhere else', async () => {
    const viewer = asEmployer(await makeEmployer(app.services.db));
    for (const returnPath of ['https://evil.example', '//evil.example', 'chat']) {
      expect(await ask(viewer, 'startCheckout', 'redirectUrl', { recurringMode: 'MONTHLY', returnPath })).toMatchObject(
        {
          __typename: 'InvalidInput',
        },
      );
    }
  });
});

describe('another card', () => {
  const change = (viewer: Viewer, subscription: string) =>
    ask(viewer, 'startCardChange', 'redirectUrl', { subscription, returnPath: '/my-subscription' });
  const makeSubscriber = async () => {
    const employer = await makeEmployer(app.services.db);
    const { moveTo } = await provider.makeCustomer(employer.id);
    const bought = await buy(app, provider, employer);
    return { employer, viewer: asEmployer(employer), moveTo, bought };
  };
  const cardOf = async (employer: User) => (await subscriptionsOf(employer)).map(({ cardLast4 }) => cardLast4);

  it('is charged from then on, once and not after a later one', async () => {
    const { employer, viewer, bought } = await makeSubscriber();
    const first = await change(viewer, bought.globalId);
    const { location } = await enter(first.redirectUrl ?? '', '5555 5555 5555 4444');
    const session = sessionOf(location);
    expect(await confirm(session)).toMatchObject({ status: 'ACTIVE', outcome: 'CARD_CHANGED' });
    expect(await cardOf(employer)).toEqual(['4444']);
    const second = await change(viewer, bought.globalId);
    await confirm(sessionOf((await enter(second.redirectUrl ?? '', visa)).location));
    expect(await cardOf(employer)).toEqual(['4242']);
    // The former address again, and the former message.
    expect(await confirm(session)).toMatchObject({ status: 'ACTIVE' });
    const [event] = (await provider.stripe.events.list({ type: 'checkout.session.completed', limit: 100 })).data.filter(
      ({ data }) => 'id' in data.object && data.object.id === session,
    );
    expect(event && (await provider.deliver(event))).toBe(200);
    expect(await cardOf(employer)).toEqual(['4242']);
    expect(await chargesOf(employer)).toEqual([4900]);
  });

  it('is changed by the message alone', async () => {
    const { employer, viewer, bought } = await makeSubscriber();
    const { redirectUrl } = await change(viewer, bought.globalId);
    await enter(redirectUrl ?? '', '5555 5555 5555 4444');
    const [event] = (await provider.stripe.events.list({ type: 'checkout.session.completed', limit: 1 })).data;
    expect(event && (await provider.deliver(event))).toBe(200);
    expect(await cardOf(employer)).toEqual(['4444']);
  });

  it('pays what is overdue', async () => {
    const { employer, viewer, bought, moveTo } = await makeSubscriber();
    await ask(viewer, 'changeCard', 'redirectUrl', {
      subscription: bought.globalId,
      paymentMethodId: await provider.takeCard('failsLater'),
      returnPath: '/my-subscription',
    });
    const began = app.clock.now;
    await moveTo(new Date(began.getTime() + 32 * 86_400_000));
    const { redirectUrl } = await change(viewer, bought.globalId);
    const { location } = await enter(redirectUrl ?? '', '5555 5555 5555 4444');
    expect(await confirm(sessionOf(location))).toMatchObject({ status: 'ACTIVE', outcome: 'CARD_CHANGED' });
    expect(await cardOf(employer)).toEqual(['4444']);
    expect(await chargesOf(employer)).toEqual([4900, 4900]);
    app.clock.now = began;
  });

  it('is the one that is charged from then on where its bank asked before it paid what is overdue', async () => {
    const employer = await makeEmployer(app.services.db);
    const { moveTo } = await provider.makeCustomer(employer.id);
    const viewer = asEmployer(employer);
    const began = app.clock.now;
    // Bought on the provider's page, which leaves it to us which card is charged later.
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
    const answer = { method: 'POST', body: new URLSearchParams({ answer: 'complete' }), redirect: 'manual' } as const;
    const { headers } = await fetch(new URL(new URL(asked.redirectUrl ?? '').pathname, app.url), answer);
    expect(await confirm(sessionOf(headers.get('location')))).toMatchObject({ status: 'ACTIVE', outcome: 'PAID' });
    expect(await cardOf(employer)).toEqual(['3220']);
    app.clock.now = began;
  });
});
