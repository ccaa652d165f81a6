import { afterAll, describe, expect, it } from 'vitest';
import { askAs } from '../support/graph.ts';
import { afterChange, buy } from '../support/sandbox.ts';
import { startSubscribers } from '../support/subscribers.ts';

/** Renewals whose payment is declined. */

const { app, provider, makeOverdue, cancel, changeCard, isPremium, rowOf, close } = await startSubscribers();
afterAll(close);

describe('a declined renewal', () => {
  it('has three days of grace and retries, and then ends the subscription', async () => {
    const { employer, bought, moveTo } = await makeOverdue();
    expect(await rowOf(bought)).toMatchObject({
      status: 'PAST_DUE',
      currentPeriodEnd: new Date('2026-07-01T12:00:00Z'),
    });
    expect(await isPremium(employer)).toBe(true);
    await moveTo('2026-07-04T11:59:59Z');
    expect(await isPremium(employer)).toBe(true);
    await moveTo('2026-07-04T12:00:02Z');
    expect(await isPremium(employer)).toBe(false);
    await afterChange(app, employer, () => moveTo('2026-07-20T12:00:00Z'));
    expect(await rowOf(bought)).toMatchObject({
      status: 'CANCELED',
      currentPeriodEnd: new Date('2026-07-01T12:00:00Z'),
    });
    const invoices = await app.services.db.invoice.findMany({
      where: { subscriptionId: bought.id },
      orderBy: { id: 'asc' },
    });
    expect(invoices).toMatchObject([{ status: 'PAID' }, { status: 'FAILED', paidAt: null }]);
  });

  it('is paid at once by another card', async () => {
    const { employer, viewer, bought, moveTo } = await makeOverdue();
    await moveTo('2026-07-05T12:00:00Z');
    expect(await isPremium(employer)).toBe(false);
    expect(await changeCard(viewer, bought, 'mastercard')).toMatchObject({
      redirectUrl: null,
      subscription: { status: 'ACTIVE', isActive: true, cardBrand: 'mastercard' },
    });
    expect(await rowOf(bought)).toMatchObject({ currentPeriodEnd: new Date('2026-08-01T12:00:00Z') });
  });

  it('remains unpaid with another declined card', async () => {
    const { viewer, bought } = await makeOverdue();
    expect(await changeCard(viewer, bought, 'failsLater')).toMatchObject({ __typename: 'PaymentFailed' });
    expect(await rowOf(bought)).toMatchObject({ status: 'PAST_DUE' });
  });

  it('is paid by a card that requires confirmation, once the bank has confirmed', async () => {
    const { viewer, bought } = await makeOverdue();
    const asked = await changeCard(viewer, bought, 'asks');
    expect(asked).toMatchObject({ subscription: { status: 'PAST_DUE', cardLast4: '0341' } });
    const bank = String(asked.redirectUrl);
    const local = new URL(new URL(bank).pathname, app.url);
    const answer = { method: 'POST', body: new URLSearchParams({ answer: 'complete' }), redirect: 'manual' } as const;
    const back = new URL((await fetch(local, answer)).headers.get('location') ?? '');
    expect(back.pathname).toBe('/my-subscription');
    const confirmed = await askAs(
      app,
      viewer,
      'mutation ($id: String!) { confirmPayment(input: { sessionId: $id }) { ... on ConfirmPaymentPayload { status } } }',
      { id: back.searchParams.get('session_id') },
    );
    expect(confirmed.data).toEqual({ confirmPayment: { status: 'ACTIVE' } });
    expect(await rowOf(bought)).toMatchObject({ status: 'ACTIVE', cardLast4: '3220' });
  });

  it('can be cancelled, which ends it at once without further charges', async () => {
    const { employer, viewer, bought, moveTo, customerId } = await makeOverdue();
    expect(await cancel(viewer, bought)).toMatchObject({ subscription: { status: 'CANCELED', isActive: false } });
    await moveTo('2026-08-20T12:00:00Z');
    const { data } = await provider.stripe.charges.list({ customer: customerId });
    expect(data.map(({ status }) => status)).toEqual(['failed', 'succeeded']);
    expect(await isPremium(employer)).toBe(false);
  });

  it.each(['cancelled', 'replaced'])(
    'cannot be paid by a pending bank confirmation in another tab once it is %s',
    async (how) => {
      const { employer, viewer, bought, moveTo, customerId } = await makeOverdue();
      await moveTo('2026-07-05T12:00:00Z');
      const { redirectUrl } = await changeCard(viewer, bought, 'asks');
      if (how === 'cancelled') await cancel(viewer, bought);
      else await buy(app, provider, employer);
      const paid = async () => {
        const { data } = await provider.stripe.charges.list({ customer: customerId });
        return data.filter((charge) => charge.paid).length;
      };
      const before = await paid();
      const bank = new URL(new URL(String(redirectUrl)).pathname, app.url);
      const answer = { method: 'POST', body: new URLSearchParams({ answer: 'complete' }), redirect: 'manual' } as const;
      expect((await fetch(bank, answer)).status).toBe(303);
      expect(await paid()).toBe(before);
    },
  );

  it('is cancelled by a new subscription, so that the employer never pays for two', async () => {
    const { employer, bought, moveTo, customerId } = await makeOverdue();
    await moveTo('2026-07-05T12:00:00Z');
    const again = await buy(app, provider, employer);
    expect(again.id).not.toBe(bought.id);
    const { data } = await provider.stripe.subscriptions.list({ customer: customerId, status: 'all' });
    expect(data.map(({ id, status }) => [id, status])).toEqual([
      [again.providerId, 'active'],
      [bought.providerId, 'canceled'],
    ]);
  });
});
