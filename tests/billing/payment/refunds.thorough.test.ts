import type { Stripe } from 'stripe';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refundInvoice } from '../../../server/domain/billing/purchase/invoice.ts';
import { changePlan } from '../../../server/domain/billing/purchase/plan.ts';
import { makeAdmin, makeEmployer } from '../../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../../support/fixtures.ts';
import { contextFor } from '../../support/graph.ts';
import { asAdmin, asEmployer, buy, type Card, type Purchase } from '../../support/sandbox.ts';

/** What is recorded of refunds that are made in parts, after a dispute, of a plan change, or in vain. */

const app = testApp();
testCatalog(app);
const provider = testProvider(app);

beforeAll(async () => {
  await provider.holdMessages();
});
beforeEach(() => {
  app.clock.now = new Date();
});

async function paid(card: Card = 'visa') {
  const employer = await makeEmployer(app.services.db);
  const bought = await buy(app, provider, employer, { card });
  const { stripeCustomerId } = await app.services.db.user.findUniqueOrThrow({ where: { id: employer.id } });
  const [charge] = (await provider.stripe.charges.list({ customer: stripeCustomerId ?? '' })).data;
  return { employer, bought, customer: stripeCustomerId ?? '', charge: charge?.id ?? '' };
}

/** Delivers all that was said about this so far: twice, and the newest first. */
async function hear(text: string): Promise<void> {
  const events = (await provider.everything()).filter((event: Stripe.Event) => JSON.stringify(event).includes(text));
  for (const event of [...events, ...events].toReversed()) expect(await provider.deliver(event)).toBe(200);
}

const recordOf = ({ id }: Purchase) =>
  app.services.db.subscription.findUniqueOrThrow({
    where: { id },
    select: {
      status: true,
      invoices: { select: { id: true, status: true, amount: true, refundedAmount: true }, orderBy: { id: 'asc' } },
    },
  });
const invoiceOf = async (bought: Purchase, index = 0) => (await recordOf(bought)).invoices[index]?.id ?? 0;
const asClara = async () => contextFor(app, asAdmin(await makeAdmin(app.services.db)));
const keptOf = async (charge: string) => {
  const { amount, amount_refunded: refunded } = await provider.stripe.charges.retrieve(charge);
  return amount - refunded;
};

describe('a refund', () => {
  it('in two parts is complete with the second', async () => {
    const { bought, charge } = await paid();
    await provider.stripe.refunds.create({ charge, amount: 900 });
    await hear(charge);
    expect(await recordOf(bought)).toMatchObject({
      status: 'ACTIVE',
      invoices: [{ status: 'PAID', refundedAmount: 900 }],
    });
    await provider.stripe.refunds.create({ charge, amount: 4000 });
    await hear(charge);
    expect(await recordOf(bought)).toMatchObject({
      status: 'ACTIVE',
      invoices: [{ status: 'REFUNDED', refundedAmount: 4900 }],
    });
  });

  it('by an admin is what a part has left', async () => {
    const { bought, charge } = await paid();
    await provider.stripe.refunds.create({ charge, amount: 900 });
    await refundInvoice(await asClara(), await invoiceOf(bought), true);
    expect(await keptOf(charge)).toBe(0);
    await hear(charge);
    expect(await recordOf(bought)).toMatchObject({ status: 'CANCELED', invoices: [{ status: 'REFUNDED' }] });
  });

  it('after a dispute that was won is recorded', async () => {
    const { bought, charge } = await paid('disputes');
    await hear(charge);
    expect(await recordOf(bought)).toMatchObject({ invoices: [{ status: 'DISPUTED' }] });
    const [dispute] = (await provider.stripe.disputes.list({ charge })).data;
    await provider.stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } });
    await hear(charge);
    expect(await recordOf(bought)).toMatchObject({ invoices: [{ status: 'PAID' }] });
    await refundInvoice(await asClara(), await invoiceOf(bought), true);
    await hear(charge);
    expect(await recordOf(bought)).toMatchObject({ status: 'CANCELED', invoices: [{ status: 'REFUNDED' }] });
  });

  it.each([true, false])(
    'of a change of plan concerns only its own invoice (it ends the subscription: %s)',
    async (ends) => {
      const { employer, bought, customer } = await paid();
      await changePlan(contextFor(app, asEmployer(employer)), bought.id, { recurringMode: 'YEARLY', returnPath: '/' });
      const { invoices } = await recordOf(bought);
      expect(invoices).toHaveLength(2);
      await refundInvoice(await asClara(), invoices[1]?.id ?? 0, ends);
      await hear(customer);
      const after = await recordOf(bought);
      expect(after.status).toBe(ends ? 'CANCELED' : 'ACTIVE');
      expect(after.invoices.map(({ status }) => status)).toEqual(['PAID', 'REFUNDED']);
    },
  );

  it('that the bank sends back makes the invoice paid again, without another receipt', async () => {
    const { bought, charge } = await paid('sendsRefundsBack');
    const receipts = () =>
      app.services.db.$queryRaw<object[]>`SELECT FROM pgboss.job WHERE name = 'receipt-mail'`.then(
        ({ length }) => length,
      );
    const before = await receipts();
    await provider.stripe.refunds.create({ charge });
    await hear(charge);
    expect(await keptOf(charge)).toBe(4900);
    expect(await recordOf(bought)).toMatchObject({ status: 'ACTIVE', invoices: [{ status: 'PAID' }] });
    expect(await receipts()).toBe(before);
  });
});
