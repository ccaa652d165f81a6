import { describe, expect, it } from 'vitest';
import type { Question } from '../nouns/noun.ts';
import { graphRows } from '../nouns/nouns.ts';
import { actors, testFixtures } from './fixtures.ts';
import { outcomeOf } from './outcome.ts';

/** Authorization comes before validation: a refused viewer learns only of the refusal, whatever the input. */

const fixtures = testFixtures();

const refusals = ['SignInRequired', 'Forbidden'];

/** A global id names the subject of the question and is not changed. */
const isGlobalId = (text: string) => /^[A-Z]\w+:/.test(Buffer.from(text, 'base64').toString());

/** GraphQL itself refuses what is not a value of an enum. */
const isEnumValue = (text: string) => /^[A-Z_]+$/.test(text);

/** The same value with a character in every text that cannot be stored. */
function spoilt(value: unknown): unknown {
  if (typeof value === 'string') return isGlobalId(value) || isEnumValue(value) ? value : `${value}\0`;
  if (Array.isArray(value)) return value.map(spoilt);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoilt(inner)]));
}

const wrong = (question: Question): Question => ({
  ...question,
  variables: async (...about) => Object(spoilt((await question.variables?.(...about)) ?? {})),
});

const mutations = Object.entries(graphRows).filter(([field]) => field.startsWith('Mutation.'));

describe.each(mutations)('%s', (_field, questions) => {
  const all = Object.values(questions);
  const refused = actors.filter((actor) => all.every(({ answers }) => refusals.includes(answers[actor])));

  it('is refused before the input is validated', async () => {
    for (const actor of refused) {
      for (const question of all) {
        expect(await outcomeOf(fixtures, actor, wrong(question)), actor).toBe(question.answers[actor]);
      }
    }
  });
});
