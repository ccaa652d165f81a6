import type { Stripe } from 'stripe';
import { reconcile } from '../../../../server/domain/billing/reconciliation/reconcile.ts';
import type { Ctx } from '../../../../server/domain/core/context.ts';
import { Failure } from '../../../../server/domain/core/failures/errors.ts';
import type { User } from '../../../../server/generated/prisma/client.ts';
import { createStripePayment } from '../../../../server/payment/stripe.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { makeAdmin, makeEmployer, makeReference } from '../../../support/factories.ts';
import { contextFor } from '../../../support/graph.ts';
import { asAdmin, asEmployer, openProviderSide, type ProviderSide } from '../../../support/sandbox.ts';
import { type Fault, startProxy } from '../proxy.ts';

/** Some employers, the product, and the provider, whose clock everybody shares. */

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

export type Chance = ReturnType<typeof chanceOf>;

export type Person = { employer: User; customerId: string; cityId: number };

/** What goes wrong during an act: at the provider, or a statement of the database, at which the process dies or a deadlock is lost. */
export type Trouble = { kind: Fault | 'killed' | 'deadlock'; after: number; lasts: number };

/** What happens to the provider's messages after an act. */
export const deliveries = ['lost', 'arrive', 'shuffled', 'doubled', 'late'] as const;
export type Delivery = (typeof deliveries)[number];

export type Simulation = Awaited<ReturnType<typeof openSimulation>>;

export const startsAt = new Date('2026-12-30T18:30:00Z');

/** The currencies have two decimals, none, and three. */
const prices = [
  { currency: 'SGD', monthly: 4900, yearly: 47_000 },
  { currency: 'JPY', monthly: 4900, yearly: 47_000 },
  { currency: 'KWD', monthly: 14_500, yearly: 139_000 },
];

/** A city in each of the currencies, with its prices. */
export async function makeCities(app: TestApp): Promise<{ currency: string; cityId: number }[]> {
  const { db, reference } = app.services;
  const cities = [{ currency: 'SGD', cityId: (await makeReference(db)).cityId }];
  for (const { currency, monthly, yearly } of prices.slice(1)) {
    const country = await db.country.create({
      data: { name: currency, currencyCode: currency, currencySymbol: currency, currencyName: currency },
    });
    const city = await db.city.create({
      data: { name: currency, slug: currency.toLowerCase(), countryId: country.id, recommendedPrices: [1, 2, 3] },
    });
    cities.push({ currency, cityId: city.id });
    await db.pricingOption.createMany({
      data: [
        { currency, recurringMode: 'MONTHLY', amount: monthly },
        { currency, recurringMode: 'YEARLY', amount: yearly },
      ],
    });
  }
  const passes = prices.map(({ currency, monthly: amount }) => ({ currency, recurringMode: 'PASS' as const, amount }));
  await db.pricingOption.createMany({ data: passes });
  await reference.refresh();
  return cities;
}

/** A provider that hangs is given up after the short time, in milliseconds; a busy machine is not. */
const patience = { short: 400, long: 60_000 };

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

export async function openSimulation({ people: count }: { people: number }) {
  const quiet = { LOG_LEVEL: 'silent' };
  const app: TestApp = await startTestApp({ environment: quiet });
  const { db, payment } = app.services;
  app.services.log.level = 'silent';
  app.clock.now = startsAt;
  const cities = (await makeCities(app)).map(({ cityId }) => cityId);
  const provider: ProviderSide = await openProviderSide(app);
  await provider.holdMessages();
  const between = await startProxy(provider.address);
  const asked = { ...provider.keys, sandboxAddress: between.url };
  const patient = createStripePayment({ ...asked, timeout: patience.long });
  const impatient = createStripePayment({ ...asked, timeout: patience.short });
  Object.assign(payment, patient);
  await prepareKill();
  const { stripe } = provider;
  const newClock = (at: Date) => stripe.testHelpers.testClocks.create({ frozen_time: seconds(at) });
  let clock = await newClock(startsAt);
  const admin = await makeAdmin(db);

  /** It fails at the statement that makes a sequence zero; a sequence keeps its value when a transaction is undone. */
  async function prepareKill(): Promise<void> {
    for (const name of ['killed', 'deadlock'])
      await db.$executeRawUnsafe(`CREATE SEQUENCE ${name} MINVALUE -1000 START 1`);
    await db.$executeRawUnsafe(`CREATE FUNCTION kill() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('killed') = 0 THEN RAISE EXCEPTION 'the process was killed'; END IF;
        IF nextval('deadlock') = 0 THEN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'; END IF;
        RETURN NEW;
      END $$`);
    for (const table of [
      'subscription',
      'invoice',
      'webhook_event',
      'payment_difference',
      'reconciliation',
      '"user"',
    ]) {
      await db.$executeRawUnsafe(
        `CREATE TRIGGER kill BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION kill()`,
      );
    }
  }
  const failAfter = (kind: string, statements: number) => db.$executeRaw`SELECT setval(${kind}, ${-1 - statements})`;
  const failNever = (kind: string) => db.$executeRaw`SELECT setval(${kind}, 1)`;

  async function makePerson(cityId: number): Promise<Person> {
    const employer = await makeEmployer(db, { cityId });
    const { id: customerId } = await stripe.customers.create({ test_clock: clock.id });
    await db.user.update({ where: { id: employer.id }, data: { stripeCustomerId: customerId } });
    return { employer, customerId, cityId };
  }
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) people.push(await makePerson(cities[index % cities.length] ?? 0));
  /** Everybody who ever was here, with the customers at the provider. */
  const everybody = [...people];

  const simulation = {
    app,
    db,
    provider,
    stripe,
    people,
    everybody,
    strangerHere: () => stripe.customers.create({ test_clock: clock.id }),
    asEmployer: ({ employer }: Person): Ctx => contextFor(app, asEmployer(employer)),
    asAdmin: (): Ctx => contextFor(app, asAdmin(admin)),
    /** What was done, for the report of a failure. */
    story: [] as string[],
    /** Whether a person leaves a page open on which they could pay, and how those pages are paid later. */
    leaves: (chance: Chance): boolean => chance.isBelow(0.2),
    left: [] as (() => Promise<unknown>)[],
    /** Somebody new in the place of somebody who has gone. */
    replace: async (gone: Person) => {
      const next = await makePerson(gone.cityId);
      people[people.indexOf(gone)] = next;
      everybody.push(next);
    },

    /** Starts again with one new person, because a reconciliation reads the last 30 days. */
    beginAgain: async (): Promise<Person> => {
      await provider.forgetCustomers();
      clock = await newClock(app.clock.now);
      const person = await makePerson(cities[0] ?? 0);
      for (const list of [people, everybody]) list.splice(0, list.length, person);
      return person;
    },

    /** Time passes for everybody. */
    moveTo: async (time: Date) => {
      app.clock.now = time;
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds(time) });
    },

    /** What the provider was asked so far, and how often the database was written to. */
    asked: between.asked,
    written: async () =>
      Number((await db.$queryRaw<[{ last: bigint }]>`SELECT last_value AS last FROM killed`)[0].last),

    /** Runs an act. Returns why it was refused, or null. What is not a refusal is an error, unless there is trouble. */
    during: async (trouble: Trouble | null, act: () => Promise<unknown>): Promise<string | null> => {
      const ofDatabase = trouble?.kind === 'killed' || trouble?.kind === 'deadlock' ? trouble.kind : null;
      if (trouble && ofDatabase) await failAfter(ofDatabase, trouble.after);
      else if (trouble) {
        const { after, lasts } = trouble;
        const kind = trouble.kind as Fault;
        let asked = 0;
        if (kind === 'silent' || kind === 'slow') Object.assign(payment, impatient);
        between.fault(() => {
          asked += 1;
          return asked > after && asked <= after + lasts ? kind : null;
        });
      }
      try {
        await act();
        return null;
      } catch (error) {
        // What lost a deadlock runs again.
        const isTrouble = trouble && ofDatabase !== 'deadlock';
        if (error instanceof Failure || isTrouble) return error instanceof Error ? error.message : 'an error';
        throw error;
      } finally {
        between.fault(null);
        Object.assign(payment, patient);
        if (ofDatabase) await failNever(ofDatabase);
      }
    },

    compare: () => reconcile(app.services),

    deliver: messages(),

    close: async () => {
      await between.close();
      await provider.close();
      await app.stop();
    },
  };
  return simulation;

  /** Passes on what the provider has announced since the last call, and what was late. */
  function messages() {
    let told = 0n;
    let late: Stripe.Event[] = [];
    const send = async (event: Stripe.Event) => {
      // The provider sends again what was not accepted.
      if ((await provider.deliver(event)) !== 200) late.push(event);
    };
    return async (how: Delivery, chance: Chance, trouble: Trouble | null): Promise<void> => {
      const rows = await db.$queryRaw<{ seq: bigint; data: Stripe.Event }[]>`
        SELECT seq, data FROM payment_sandbox.object WHERE kind = 'event' AND seq > ${told} ORDER BY seq`;
      told = rows.at(-1)?.seq ?? told;
      const fresh = rows.map(({ data }) => data);
      if (how === 'lost') return;
      if (how === 'late') return void late.push(...fresh);
      const before = late;
      late = [];
      const all = how === 'arrive' ? [...fresh, ...before] : chance.shuffled([...fresh, ...before]);
      await simulation.during(trouble, async () => {
        for (const event of all) {
          await send(event);
          if (how === 'doubled') await Promise.all([send(event), send(event)]);
        }
      });
    };
  }
}
