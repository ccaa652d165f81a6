import fc from 'fast-check';
import '../../../support/propertySeed.ts';
import { acts, peopleFor } from './acts.ts';
import { chanceOf, deliveries, openSimulation, type Simulation, startsAt, type Trouble } from './simulation.ts';
import { expectTruth } from './truth.ts';

/**
 * Simulated time of some employers, admins and the provider. A comparison follows every few acts, after which access is what is paid and
 * the sums are those of the provider.
 */

const hourMs = 3_600_000;

type Step = {
  act: string;
  who: number;
  dice: number;
  trouble: Trouble | null;
  delivery: (typeof deliveries)[number];
  /** Whether the trouble is there when the messages arrive, or the comparison is made, instead of during the act. */
  at: 'act' | 'messages' | 'comparison';
  hours: number;
  compares: boolean;
};

const weighted = Object.entries(acts).map(([name, { weight }]) => ({ arbitrary: fc.constant(name), weight }));

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(...weighted),
  who: fc.nat(99),
  dice: fc.nat(2 ** 30),
  trouble: fc.option(
    fc.record({
      kind: fc.constantFrom('refused', 'failed', 'lost', 'lost', 'silent', 'slow', 'killed', 'killed', 'deadlock'),
      after: fc.nat(9),
      lasts: fc.constantFrom(1, 1, 2, 99),
    }) as fc.Arbitrary<Trouble>,
    { freq: 4 },
  ),
  at: fc.constantFrom('act', 'act', 'act', 'messages', 'comparison'),
  delivery: fc.constantFrom(...deliveries),
  hours: fc.constantFrom(0, 1, 3, 26, 100, 170, 250, 330, 400, 600),
  compares: fc.boolean(),
});

/** 45 acts take about a year. */
export const story = (acts: number): fc.Arbitrary<Step[]> =>
  fc.array(step, { minLength: acts, maxLength: acts, size: 'max' });

async function compare(simulation: Simulation, trouble: Trouble | null): Promise<void> {
  if (trouble) {
    const failed = await simulation.during(trouble, simulation.compare);
    simulation.story.push(`  a comparison ${failed === null ? 'was made' : `failed: ${failed}`}`);
    // Another one begins an hour later.
    await simulation.moveTo(new Date(simulation.app.clock.now.getTime() + hourMs));
  }
  await simulation.compare();
  await expectTruth(simulation);
  simulation.story.push('  a comparison: all is right');
}

async function take(
  simulation: Simulation,
  { act: name, who, dice, trouble, at, delivery, hours, compares }: Step,
): Promise<void> {
  const chance = chanceOf(dice);
  const { app } = simulation;
  const act = acts[name];
  if (!act) throw new Error(`There is no ${name}.`);
  const able = await peopleFor(simulation, act);
  const person = able[who % able.length];
  const troubleAt = (place: Step['at']) => (at === place ? trouble : null);
  if (person) {
    const refused = await simulation.during(troubleAt('act'), () => act.run(simulation, person, chance));
    const note = troubleAt('act') ? ` [${trouble?.kind} after ${trouble?.after}, ${trouble?.lasts} times]` : '';
    if (name === 'deletes' && refused === null) await simulation.replace(person);
    simulation.story.push(
      `${app.clock.now.toISOString()} ${person.employer.id} ${name}${note}${refused === null ? '' : `: ${refused}`}`,
    );
  }
  await simulation.deliver(delivery, chance, troubleAt('messages'));
  if (hours > 0) await simulation.moveTo(new Date(app.clock.now.getTime() + hours * hourMs));
  if (compares && hours > 0) await compare(simulation, troubleAt('comparison'));
}

/**
 * Lives the story until so many days are over, with a last comparison. The same seed does the same.
 */
export async function live(steps: Step[], { people, days }: { people: number; days: number }): Promise<void> {
  const simulation = await openSimulation({ people });
  try {
    const end = startsAt.getTime() + days * 24 * hourMs;
    for (const next of steps) if (simulation.app.clock.now.getTime() < end) await take(simulation, next);
    await simulation.moveTo(new Date(Math.max(simulation.app.clock.now.getTime() + 2 * hourMs, end)));
    await compare(simulation, null);
  } catch (error) {
    if (error instanceof Error) error.message += `\nThe last acts:\n${simulation.story.slice(-25).join('\n')}`;
    throw error;
  } finally {
    await simulation.close();
  }
}
