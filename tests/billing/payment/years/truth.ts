import type { Stripe } from 'stripe';
import { expect } from 'vitest';
import { isActive } from '../../../../server/domain/accounts/access/paywall.policy.ts';
import { compareSums } from '../../../../server/domain/billing/ledger/ledger.ts';
import { invoiceRegister } from '../../../../server/domain/billing/ledger/register.ts';
import type { Simulation } from './simulation.ts';

/**
 * What is true after a comparison, from the provider's own objects and the rules of docs/product/payment.md. It uses nothing of the
 * product to find out what is paid.
 */

const day = 86_400;

/** A renewal that is refused keeps the access for three days. */
const grace = 3 * day;

type Objects = {
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  charge: Stripe.Charge;
  dispute: Stripe.Dispute;
  event: Stripe.Event;
};

async function readObjects({ db }: Simulation) {
  const kinds = ['subscription', 'invoice', 'invoice_payment', 'charge', 'dispute'];
  const rows = await db.$queryRaw<{ kind: string; data: object }[]>`
    SELECT kind, data FROM payment_sandbox.object WHERE kind = ANY (${kinds}) ORDER BY seq`;
  const of = <Kind extends keyof Objects>(kind: Kind) =>
    rows.flatMap((row) => (row.kind === kind ? [row.data as Objects[Kind]] : []));
  const chargeOf = new Map(
    of('charge').flatMap((charge) => (charge.paid ? [[String(charge.payment_intent), charge]] : [])),
  );
  const intentOf = new Map(
    of('invoice_payment').flatMap(({ invoice, payment, status }) =>
      status === 'paid' ? [[String(invoice), String(payment.payment_intent)]] : [],
    ),
  );
  const taken = new Set(
    of('dispute').flatMap(({ charge, status }) =>
      status === 'won' || status.startsWith('warning_') ? [] : [String(charge)],
    ),
  );
  const lost = new Set(of('dispute').flatMap(({ charge, status }) => (status === 'lost' ? [String(charge)] : [])));
  const invoices = of('invoice').map((invoice) => {
    const charge = chargeOf.get(intentOf.get(invoice.id ?? '') ?? '');
    const starts = invoice.lines.data.flatMap(({ parent, period }) =>
      parent?.subscription_item_details?.proration === false ? [period] : [],
    );
    return {
      id: invoice.id ?? '',
      subscription: String(invoice.parent?.subscription_details?.subscription),
      status: invoice.status,
      /** A renewal that the provider charges within the hour. */
      isCharged: invoice.status === 'draft' && !invoice.attempted && invoice.auto_advance !== false,
      isChange: invoice.billing_reason === 'subscription_update',
      until: Math.max(0, ...starts.map(({ end }) => end)),
      created: invoice.created,
      total: invoice.total,
      charge,
      fate: charge && (taken.has(charge.id) ? 'DISPUTED' : charge.refunded ? 'REFUNDED' : 'PAID'),
    } as const;
  });
  return { subscriptions: of('subscription'), invoices, charges: [...chargeOf.values()], taken, lost };
}
type Everything = Awaited<ReturnType<typeof readObjects>>;

/** Until when a subscription is paid, and whether it gives access. */
function standingOf({ invoices }: Everything, held: Stripe.Subscription, now: number) {
  const own = invoices.filter(({ subscription }) => subscription === held.id);
  const until = Math.max(0, ...own.map((invoice) => (invoice.status === 'paid' ? invoice.until : 0)));
  const isOver = ['canceled', 'incomplete', 'incomplete_expired'].includes(held.status);
  const periodEnd = held.items.data[0]?.current_period_end ?? 0;
  const isEnding = held.cancel_at_period_end || (held.cancel_at !== null && held.cancel_at <= periodEnd);
  const isRenewing = isEnding && own.some(({ isCharged }) => isCharged);
  const isPaid = until > now || (!isEnding && until + grace > now) || (isRenewing && periodEnd > now);
  const latest = own
    .filter(({ total, status, isChange }) => total > 0 && (status === 'paid' || !isChange))
    .toSorted((one, other) => other.created - one.created)[0];
  return { until, hasAccess: !isOver && isPaid, latest, isEnded: held.status === 'canceled' };
}

/** Access, sums and open differences are what the provider's objects say. */
export async function expectTruth(simulation: Simulation): Promise<void> {
  const { db, app, everybody } = simulation;
  const now = app.clock.now.getTime() / 1000;
  const all = await readObjects(simulation);
  const found: { access: string[]; differences: string[] } = { access: [], differences: [] };
  const wanted: { access: string[]; differences: string[] } = { access: [], differences: [] };
  const owners = new Map(everybody.map((person) => [person.customerId, person]));

  for (const { employer, customerId } of everybody) {
    const { deletedAt, bannedAt } = await db.user.findUniqueOrThrow({ where: { id: employer.id } });
    const name = `${employer.id}`;
    const held = all.subscriptions.filter(({ customer }) => customer === customerId);
    const standings = held.map((subscription) => ({ subscription, ...standingOf(all, subscription, now) }));
    const open = standings.filter(({ hasAccess }) => hasAccess);
    const gifts = await db.subscription.count({
      where: {
        employerId: employer.id,
        stripeSubscriptionId: null,
        status: 'ACTIVE',
        currentPeriodEnd: { gt: app.clock.now },
      },
    });
    const rows = await db.subscription.count({ where: { employerId: employer.id, ...isActive(app.clock.now) } });
    if (open.length > 0 || gifts > 0) wanted.access.push(name);
    if (rows > 0) found.access.push(name);

    for (const _ of open.slice(1)) wanted.differences.push(`SECOND_SUBSCRIPTION of ${name}`);
    if (open.length === 0 && gifts === 0 && deletedAt === null) {
      for (const { isEnded, latest, until } of standings) {
        if (isEnded && latest?.fate === 'PAID' && until > now) {
          wanted.differences.push(`PAYMENT_WITHOUT_ACCESS of ${name}`);
        }
      }
    }
    // A payment that is disputed is the last one, and a lost dispute ends the access.
    for (const { id, status, cancel_at_period_end: isEnding } of held) {
      const paid = all.invoices.flatMap(({ subscription, charge }) =>
        subscription === id && charge ? [charge.id] : [],
      );
      const isTaken = paid.some((charge) => all.taken.has(charge));
      if (isTaken) expect(isEnding || status === 'canceled', `${id} is disputed`).toBe(true);
      if (paid.some((charge) => all.lost.has(charge))) expect(status, `the dispute of ${id} is lost`).toBe('canceled');
    }
    // Bought here, an employer never has two.
    const bought = open.filter(({ subscription }) => subscription.metadata.employerId !== undefined);
    expect(bought.length, `${name} has bought two subscriptions`).toBeLessThanOrEqual(1);
    // What was paid after the end of an account is given back.
    const since = (deletedAt ?? bannedAt)?.getTime();
    const late = all.invoices.filter(
      ({ charge, fate }) =>
        since !== undefined && charge?.customer === customerId && charge.created * 1000 > since && fate === 'PAID',
    );
    expect(late, `${name} has paid after the end of the account`).toEqual([]);
    if (deletedAt !== null) expect(open, `${name} is deleted`).toEqual([]);
  }
  expect(found.access, 'access is what is paid').toEqual(wanted.access);

  // The sums of each currency.
  const theirs: Record<string, number> = {};
  const ours: Record<string, number> = {};
  const add = (sums: Record<string, number>, key: string, amount: number) => {
    sums[key] = (sums[key] ?? 0) + amount;
  };
  for (const { charge, fate } of all.invoices) {
    if (!charge || !owners.has(String(charge.customer))) continue;
    const currency = charge.currency.toUpperCase();
    add(theirs, `${currency} ${fate}`, charge.amount_captured);
    add(theirs, `${currency} given back`, charge.amount_refunded);
  }
  const sums = await db.invoice.groupBy({
    by: ['currency', 'status'],
    _sum: { amount: true, refundedAmount: true },
  });
  for (const { currency, status, _sum } of sums) {
    if (status === 'PAID' || status === 'REFUNDED' || status === 'DISPUTED') {
      add(ours, `${currency} ${status}`, _sum.amount ?? 0);
      add(ours, `${currency} given back`, _sum.refundedAmount ?? 0);
    }
  }
  expect(ours, 'the sums are those of the provider').toEqual(theirs);
  for (const sum of await compareSums(app.services)) expect(sum.ours, `the ledger in ${sum.currency}`).toBe(sum.theirs);

  // The register has every document, and what was charged for them is what was charged.
  const until = app.clock.now.toISOString().slice(0, 10);
  const register = await invoiceRegister(simulation.asAdmin(), { from: '2026-12-01', until });
  expect(register.gaps, 'each number has its document').toEqual([]);
  const charged: Record<string, number> = {};
  for (const { currency, amount_captured: amount } of all.charges) add(charged, currency.toUpperCase(), amount);
  const registered = register.totals.filter(({ paid }) => paid.charged > 0n);
  expect(Object.fromEntries(registered.map(({ currency, paid }) => [currency, Number(paid.charged)]))).toEqual(charged);

  for (const charge of all.charges) {
    const isKept = !charge.refunded && !owners.has(String(charge.customer));
    if (isKept) wanted.differences.push(`PAYMENT_WITHOUT_OWNER ${charge.id}`);
  }
  // Messages about strangers are listed too.
  const differences = await db.paymentDifference.findMany({
    where: { settledAt: null, kind: { not: 'EVENT_WITHOUT_RECORD' } },
  });
  for (const { kind, employerId, subject } of differences) {
    found.differences.push(kind === 'PAYMENT_WITHOUT_OWNER' ? `${kind} ${subject}` : `${kind} of ${employerId}`);
  }
  expect(found.differences.sort(), 'what is open is what a person has to decide').toEqual(wanted.differences.sort());
  const strangers = await db.$queryRaw<{ subject: string }[]>`
    SELECT d.subject FROM payment_difference d JOIN payment_sandbox.object o ON o.id = d.subject
    WHERE d.settled_at IS NULL AND d.kind = 'EVENT_WITHOUT_RECORD'
      AND o.data #>> '{data,object,customer}' = ANY (${[...owners.keys()]})`;
  expect(strangers, 'messages about our customers are applied').toEqual([]);
}
