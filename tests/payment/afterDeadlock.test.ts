import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeAdmin, makeEmployer } from '../support/factories.ts';
import { askAs } from '../support/graph.ts';
import { asAdmin, asEmployer, buy } from '../support/sandbox.ts';
import { type Subscriber, type Subscribers, startSubscribers } from '../support/subscribers.ts';

/**
 * PostgreSQL ends a transaction for a deadlock after the payment provider has done its part. It runs again, and what is asked of the
 * provider a second time has no second effect.
 */

let subscribers: Subscribers;
let overdue: Subscriber;
beforeAll(async () => {
  subscribers = await startSubscribers();
  overdue = await subscribers.makeOverdue();
  // From now on, only the requests store something.
  await subscribers.provider.holdMessages();
  await subscribers.provider.delivered();
  const { kysely } = subscribers.app.services;
  // A sequence keeps its value when the transaction is rolled back.
  await sql`CREATE SEQUENCE recorded`.execute(kysely);
  await sql`CREATE FUNCTION fail_first() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('recorded') = 1 THEN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'; END IF;
    RETURN NULL; END $$`.execute(kysely);
  for (const table of ['subscription', 'invoice']) {
    await sql`CREATE TRIGGER fail_first AFTER INSERT OR UPDATE ON ${sql.table(table)}
      EXECUTE FUNCTION fail_first()`.execute(kysely);
  }
});
afterAll(() => subscribers.close());
beforeEach(async () => {
  // No write fails until `arm` is called.
  await sql`SELECT setval('recorded', 1)`.execute(subscribers.app.services.kysely);
});

/** The first write about a subscription or an invoice fails from now on. */
const arm = () => sql`ALTER SEQUENCE recorded RESTART`.execute(subscribers.app.services.kysely);

async function hasFailed(): Promise<boolean> {
  const { rows } = await sql<{ last: number; called: boolean }>`
    SELECT last_value::int AS last, is_called AS called FROM recorded`.execute(subscribers.app.services.kysely);
  return rows[0]?.called === true && rows[0].last > 1;
}

/** The charges and refunds of a customer, in minor units. */
async function moneyOf(customer: string): Promise<{ charged: number[]; refunded: number[] }> {
  const { stripe } = subscribers.provider;
  const charges = (await stripe.charges.list({ customer, limit: 100 })).data;
  return {
    charged: charges.filter(({ paid }) => paid).map(({ amount }) => amount),
    refunded: charges.map(({ amount_refunded: amount }) => amount).filter((amount) => amount > 0),
  };
}

const customerOf = async ({ id }: User) =>
  (await subscribers.app.services.db.user.findUniqueOrThrow({ where: { id } })).stripeCustomerId ?? '';

describe('after a deadlock, without a second charge', () => {
  it('a purchase is stored', async () => {
    const { app, provider } = subscribers;
    const employer = await makeEmployer(app.services.db);
    await arm();
    await buy(app, provider, employer);
    expect(await hasFailed()).toBe(true);
    expect(await subscribers.isPremium(employer)).toBe(true);
    expect(await moneyOf(await customerOf(employer))).toEqual({ charged: [4900], refunded: [] });
  });

  it('a plan is changed', async () => {
    const { app, provider } = subscribers;
    const employer = await makeEmployer(app.services.db);
    const bought = await buy(app, provider, employer);
    await arm();
    const { data } = await askAs(
      app,
      asEmployer(employer),
      'mutation ($input: ChangePlanInput!) { changePlan(input: $input) { __typename } }',
      { input: { subscription: bought.globalId, recurringMode: 'YEARLY', returnPath: '/my-subscription' } },
    );
    expect([data?.changePlan, await hasFailed()]).toEqual([{ __typename: 'ChangePlanPayload' }, true]);
    expect(await subscribers.rowOf(bought)).toMatchObject({ recurringMode: 'YEARLY' });
    expect((await moneyOf(await customerOf(employer))).charged).toHaveLength(2);
  });

  it('a new card pays what is overdue', async () => {
    const { viewer, bought, customerId } = overdue;
    await arm();
    expect(await subscribers.changeCard(viewer, bought, 'mastercard')).toMatchObject({
      __typename: 'ChangeCardPayload',
      subscription: { status: 'ACTIVE', cardBrand: 'mastercard' },
    });
    expect(await hasFailed()).toBe(true);
    expect(await moneyOf(customerId)).toEqual({ charged: [4900, 4900], refunded: [] });
  });

  it('a payment is refunded', async () => {
    const { app, provider } = subscribers;
    const employer = await makeEmployer(app.services.db);
    const bought = await buy(app, provider, employer);
    const invoice = await app.services.db.invoice.findFirstOrThrow({ where: { subscriptionId: bought.id } });
    const admin = await makeAdmin(app.services.db);
    await arm();
    const { data } = await askAs(
      app,
      asAdmin(admin),
      'mutation ($invoice: ID!) { refundInvoice(input: { invoice: $invoice }) { __typename } }',
      { invoice: encodeGlobalId('Invoice', invoice.id) },
    );
    expect([data?.refundInvoice, await hasFailed()]).toEqual([{ __typename: 'RefundInvoicePayload' }, true]);
    expect(await moneyOf(await customerOf(employer))).toEqual({ charged: [4900], refunded: [4900] });
  });
});
