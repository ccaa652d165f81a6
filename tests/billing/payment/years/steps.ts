import { expect } from 'vitest';
import { fixture } from '../../../support/fixtures.ts';
import type { Card } from '../../../support/sandbox.ts';
import { acts } from './acts.ts';
import { type Chance, openSimulation, type Person, type Trouble } from './simulation.ts';
import { expectTruth } from './truth.ts';

/** Acts for tests of one person after the other, in a simulation of their own. */

export type Act = (person: Person) => Promise<unknown>;

/** The same choice each time: the first, or the last; of two, the likelier. */
export const choosing = (at: 0 | -1): Chance => ({
  below: () => 0,
  isBelow: (share) => share > 0.5,
  oneOf: (values) => values.at(at) ?? expect.fail('There is nothing to choose from.'),
  shuffled: (values) => [...values],
});

export function testSteps() {
  const simulation = fixture(
    () => openSimulation({ people: 1 }),
    ({ close }) => close(),
  );

  const does =
    (name: string, chance = choosing(0)): Act =>
    async (person) =>
      (acts[name] ?? expect.fail(name)).run(simulation, person, chance);
  /** Opens a page on which the person could pay. */
  const leaves =
    (name: string): Act =>
    async (person) => {
      simulation.leaves = () => true;
      await does(name)(person);
      simulation.leaves = () => false;
      expect(simulation.left).toHaveLength(1);
    };
  const deliver: Act = () => simulation.deliver('arrive', choosing(0), null);
  const hours = (count: number) => simulation.moveTo(new Date(simulation.app.clock.now.getTime() + count * 3_600_000));
  const renews: Act = () => hours(32 * 24);

  return {
    simulation,
    does,
    leaves,
    deliver,
    renews,
    buys: does('buys with a good card'),
    cancels: does('cancels'),
    asks: does('asks about what is not known'),
    /** Pays on the page that was left open. */
    pays: (async () => simulation.left.shift()?.()) as Act,
    hasCard:
      (card: Card): Act =>
      async ({ customerId }) => {
        const { data } = await simulation.stripe.subscriptions.list({ customer: customerId });
        await simulation.provider.putCard(customerId, data[0]?.id ?? '', card);
      },
    goesOverdue: (async (person) => {
      await renews(person);
      await deliver(person);
    }) as Act,

    /** A new person, after these acts. */
    personAfter: async (before: readonly Act[]): Promise<Person> => {
      const person = await simulation.beginAgain();
      simulation.left.length = 0;
      for (const act of before) await act(person);
      return person;
    },

    /** Runs an act. Returns why it was refused. */
    attempt: (act: Act, person: Person, trouble: Trouble | null = null) =>
      simulation.during(trouble, () => act(person)),

    /** The comparison finds nothing to repair. */
    expectRight: async () => {
      await simulation.db.reconciliation.deleteMany();
      await simulation.compare();
      const { repaired } = await simulation.db.reconciliation.findFirstOrThrow({ orderBy: { id: 'desc' } });
      expect(repaired, 'what the comparison repaired').toBe(0);
      await expectTruth(simulation);
    },
    hours,
  };
}
