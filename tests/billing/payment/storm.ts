import { setTimeout as delay } from 'node:timers/promises';
import { signPayload } from 'payment-sandbox/deliveries';
import type { Stripe } from 'stripe';
import { expect } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import type { TestApp } from '../../support/app.ts';
import { makeEmployer } from '../../support/factories.ts';
import { buy, type Card, type ProviderSide, type Timed } from '../../support/sandbox.ts';

/** A deterministic random number generator. */
export function chanceOf(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    isBelow: (share: number): boolean => next() < share,
    oneOf: <Value>(values: readonly Value[]): Value => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to choose from.');
      return value;
    },
    shuffled: <Value>(values: readonly Value[]): Value[] => {
      const keyed = values.map((value) => ({ value, key: next() }));
      return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
    },
  };
}
type Chance = ReturnType<typeof chanceOf>;

type Subscriber = { employer: User; timed: Timed; now: Date; subscriptionId: string };

/** Changes a subscription at the provider in a way that its state allows, before any webhook. */
async function happen(app: TestApp, provider: ProviderSide, subscriber: Subscriber, chance: Chance): Promise<void> {
  const { stripe } = provider;
  const { customerId, moveTo } = subscriber.timed;
  const held = await stripe.subscriptions.retrieve(subscriber.subscriptionId);
  if (held.status === 'canceled') {
    app.clock.now = subscriber.now;
    subscriber.subscriptionId = (await buy(app, provider, subscriber.employer)).providerId;
    return;
  }
  const putCard = (card: Card) => provider.putCard(customerId, held.id, card);
  const deeds = {
    pass: async () => {
      subscriber.now = new Date(subscriber.now.getTime() + (5 + chance.below(35)) * 86_400_000);
      await moveTo(subscriber.now);
    },
    badCard: () => putCard('failsLater'),
    goodCard: () => putCard(chance.oneOf(['visa', 'mastercard'])),
    turn: () => stripe.subscriptions.update(held.id, { cancel_at_period_end: !held.cancel_at_period_end }),
    refund: async () => {
      const paid = await stripe.invoices.list({
        customer: customerId,
        status: 'paid',
        limit: 1,
        expand: ['data.payments'],
      });
      const payment = paid.data[0]?.payments?.data[0]?.payment.payment_intent;
      if (payment) await stripe.refunds.create({ payment_intent: String(payment) }).catch(() => {});
    },
    end: () => stripe.subscriptions.cancel(held.id),
  };
  const likely = ['pass', 'pass', 'pass', 'pass', 'badCard', 'goodCard', 'goodCard', 'turn', 'refund', 'end'] as const;
  await deeds[chance.oneOf(likely)]();
}

const seconds = () => Math.floor(Date.now() / 1000);

/** Webhooks that are forged without the secret, or replayed. */
function forgery(event: Stripe.Event, secret: string, forger: User, chance: Chance, number: number) {
  const invented = {
    ...event,
    id: `evt_forged_${number}`,
    type: 'customer.subscription.created',
    data: {
      object: { id: `sub_forged_${number}`, object: 'subscription', metadata: { employerId: String(forger.id) } },
    },
  };
  const body = JSON.stringify(chance.isBelow(0.5) ? invented : event);
  const signature = chance.oneOf([
    signPayload(body, 'whsec_guess', seconds()),
    signPayload(body, secret, seconds() - 301),
    signPayload(JSON.stringify(event), secret, seconds()).replace(/v1=../, 'v1=zz'),
    signPayload(`${body} `, secret, seconds()),
    signPayload(body, secret, seconds() - 301).replace(/t=\d+/, `t=${seconds()}`),
    `t=${seconds()},v0=${'0'.repeat(64)}`,
    '',
  ]);
  return { body, signature };
}

/** Makes every seventh commit fail, so that the effect of a received webhook is lost. */
export async function failRandomly(app: TestApp): Promise<void> {
  const { db } = app.services;
  await db.$executeRawUnsafe('CREATE SEQUENCE crash_count');
  await db.$executeRawUnsafe(`CREATE FUNCTION crash() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('crash_count') % 7 = 0 THEN RAISE EXCEPTION 'crashed between receipt and effect'; END IF;
      RETURN NEW;
    END $$`);
  await db.$executeRawUnsafe(
    'CREATE TRIGGER crash BEFORE UPDATE OF processed_at ON webhook_event FOR EACH ROW EXECUTE FUNCTION crash()',
  );
}

export type StormResult = { delivered: number; genuine: number; repeated: number; forged: number; crashed: number };

/**
 * Delivers at least `count` webhooks over HTTP: all events of some subscribers, in any order, some late and most repeatedly,
 * among forged and stale ones. Failed ones are repeated. Finally expects the state of the provider.
 * @param target the URL of the receiver, by default `app`.
 * @param continues whether to continue after `count` webhooks.
 */
export async function storm(
  app: TestApp,
  provider: ProviderSide,
  {
    seed,
    count,
    target = () => app.url,
    continues = () => false,
  }: { seed: number; count: number; target?: () => string; continues?: () => boolean },
): Promise<StormResult> {
  const chance = chanceOf(seed);
  const { db } = app.services;
  const { value } = await db.secret.findUniqueOrThrow({ where: { name: 'payment-sandbox' } });
  const secret = `whsec_${value}`;
  const send = async (body: string, signature: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    try {
      const url = `${target()}/api/stripe/webhook`;
      return (await fetch(url, { method: 'POST', headers, body })).status;
    } catch {
      // The server is down at the moment.
      await delay(100);
      return 0;
    }
  };

  const subscribers: Subscriber[] = [];
  for (let index = 0; index < 5; index += 1) {
    app.clock.now = new Date(Date.UTC(2026, 0, 1 + 5 * index, 12));
    const employer = await makeEmployer(db);
    const timed = await provider.makeCustomer(employer.id);
    const { providerId } = await buy(app, provider, employer);
    subscribers.push({ employer, timed, now: app.clock.now, subscriptionId: providerId });
  }
  const forger = await makeEmployer(db);

  const result: StormResult = { delivered: 0, genuine: 0, repeated: 0, forged: 0, crashed: 0 };
  const known = new Map<string, Stripe.Event>();
  const taken = new Set<string>();
  const statuses = { forged: new Set<number>(), genuine: new Set<number>() };

  async function deliver(event: Stripe.Event): Promise<void> {
    const body = JSON.stringify(event);
    const status = await send(body, signPayload(body, secret, seconds()));
    // While the server was down, nothing was delivered.
    if (status !== 0) result.delivered += 1;
    statuses.genuine.add(status);
    if (status === 200) {
      if (taken.has(event.id)) result.repeated += 1;
      taken.add(event.id);
    } else result.crashed += 1;
  }
  async function forge(event: Stripe.Event): Promise<void> {
    const { body, signature } = forgery(event, secret, forger, chance, result.forged);
    result.forged += 1;
    result.delivered += 1;
    let status = 0;
    while (status === 0) status = await send(body, signature);
    statuses.forged.add(status);
  }
  /** Runs six at a time. */
  async function together(work: (() => Promise<void>)[]): Promise<void> {
    const waiting = [...work];
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await next();
      }),
    );
  }

  while (result.delivered < count || continues()) {
    for (let deed = 0; deed < 3; deed += 1) await happen(app, provider, chance.oneOf(subscribers), chance);
    for (const event of await provider.everything()) known.set(event.id, event);
    const all = [...known.values()];
    const fresh = all.filter(({ id }) => !taken.has(id) && chance.isBelow(0.7));
    const again = fresh.flatMap((event) => (chance.isBelow(0.4) ? [event] : []));
    const old = Array.from({ length: Math.min(fresh.length + 5, 40) }, () => chance.oneOf(all));
    const forged = Array.from({ length: 8 }, () => chance.oneOf(all));
    await together(
      chance.shuffled([
        ...[...fresh, ...again, ...old].map((event) => () => deliver(event)),
        ...forged.map((event) => () => forge(event)),
      ]),
    );
  }
  // The provider repeats failed webhooks until they succeed.
  for (const event of await provider.everything()) known.set(event.id, event);
  for (let owed = [...known.values()]; owed.length > 0; owed = owed.filter(({ id }) => !taken.has(id))) {
    await together(chance.shuffled(owed.filter(({ id }) => !taken.has(id))).map((event) => () => deliver(event)));
  }
  result.genuine = known.size;

  expect([...statuses.forged]).toEqual([400]);
  expect([...statuses.genuine].filter((status) => status !== 0 && status < 500)).toEqual([200]);
  await expectTruth(app, provider, subscribers, forger, [...known.keys()]);
  return result;
}

/** Our records equal the provider's; nothing happened twice; forged webhooks had no effect. */
async function expectTruth(
  app: TestApp,
  provider: ProviderSide,
  subscribers: Subscriber[],
  forger: User,
  genuine: string[],
): Promise<void> {
  const { db, payment } = app.services;
  for (const { employer, timed } of subscribers) {
    const rows = await db.subscription.findMany({
      where: { employerId: employer.id },
      include: { invoices: true, mails: true },
    });
    const theirs = await provider.stripe.subscriptions.list({ customer: timed.customerId, status: 'all', limit: 100 });
    expect(rows.map((row) => row.stripeSubscriptionId).sort()).toEqual(theirs.data.map(({ id }) => id).sort());
    // An employer has at most one running subscription.
    expect(rows.filter(({ status }) => status === 'ACTIVE' || status === 'PAST_DUE').length).toBeLessThanOrEqual(1);
    for (const row of rows) {
      const state = await payment.readSubscription(row.stripeSubscriptionId ?? '');
      expect(state).not.toBeNull();
      if (!state) continue;
      const { status, paidUntil: currentPeriodEnd, cancelAtPeriodEnd, cardLast4, cardBrand } = state;
      const { amount, currency, recurringMode } = state;
      const held = {
        status,
        currentPeriodEnd,
        cancelAtPeriodEnd,
        cardLast4,
        cardBrand,
        amount,
        currency,
        recurringMode,
      };
      expect(row).toMatchObject(held);
      const invoices = await provider.stripe.invoices.list({ subscription: state.subscriptionId, limit: 100 });
      const expected = [];
      for (const { id } of invoices.data) {
        const invoice = await payment.readInvoice(id ?? '');
        if (invoice) expected.push([invoice.id, invoice.status, invoice.amount]);
      }
      const ours = row.invoices.map((invoice) => [invoice.stripeInvoiceId, invoice.status, invoice.amount]);
      expect(ours.sort()).toEqual(expected.sort());
      expect(row.mails.filter(({ kind }) => kind === 'ENDED').length).toBe(status === 'CANCELED' ? 1 : 0);
    }
  }
  expect(await db.subscription.count({ where: { employerId: forger.id } })).toBe(0);
  expect(await db.webhookEvent.count({ where: { id: { startsWith: 'evt_forged' } } })).toBe(0);
  expect(await db.webhookEvent.count({ where: { id: { in: genuine }, processedAt: null } })).toBe(0);
  expect(await db.webhookEvent.count({ where: { id: { in: genuine } } })).toBe(genuine.length);
  // Each mail has one job. A cancellation that was taken back leaves a job without a mail, which sends nothing.
  const jobs = await db.$queryRaw<{ jobs: bigint }[]>`
    SELECT count(job.id) AS jobs FROM subscription_mail AS mail
    LEFT JOIN pgboss.job ON name = 'subscription-mail' AND (data ->> 'mailId')::int = mail.id
    GROUP BY mail.id HAVING count(job.id) <> 1`;
  expect(jobs).toEqual([]);
  // Each payment has one receipt.
  const receipts = await db.$queryRaw<{ invoice: number }[]>`
    SELECT (data ->> 'invoiceId')::int AS invoice FROM pgboss.job WHERE name = 'receipt-mail' ORDER BY 1`;
  const paid = await db.invoice.findMany({
    where: { status: { in: ['PAID', 'REFUNDED'] } },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  expect(receipts.map(({ invoice }) => invoice)).toEqual(paid.map(({ id }) => id));
}
