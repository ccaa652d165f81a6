import pLimit from 'p-limit';
import { beforeAll, expect, it } from 'vitest';
import type { DocumentedCall } from '../../../server/rest/table.ts';
import { type Actor, actors, testFixtures } from '../../access/fixtures.ts';
import { type Hidden, hideTexts, possibleIds } from '../../access/hiddenTexts.ts';
import type { RestRow } from '../../nouns/noun.ts';
import { restRows } from '../../nouns/nouns.ts';
import { fixture } from '../../support/fixtures.ts';
import { type Attempt, send } from '../call.ts';
import { visitorsOf } from '../visitors.ts';

const fixtures = testFixtures();
const visitors = fixture(() => visitorsOf(fixtures));
let hidden: Hidden[];
let ids: number[];
beforeAll(async () => {
  hidden = await hideTexts(fixtures);
  ids = await possibleIds(fixtures);
});

/** Every record by its id, or the list with each of its queries. */
function attemptsOf(call: string, { queries = [] }: RestRow): Attempt[] {
  const [, name] = /\{(.+)\}/.exec(call) ?? [];
  if (name !== undefined) return ids.map((id) => ({ path: { [name]: id } }));
  return [{}, ...queries.map((query) => ({ query }))];
}

const reads = () =>
  (Object.entries(restRows) as [DocumentedCall, RestRow][])
    .filter(([call]) => call.startsWith('GET '))
    .flatMap(([call, row]) => attemptsOf(call, row).map((attempt) => ({ call, attempt })));

async function answersTo(actor: Actor): Promise<string> {
  const atOnce = pLimit(4);
  const answers = reads().map(({ call, attempt }) =>
    atOnce(async () => {
      const { status, body } = await send(visitors[actor], call, attempt);
      expect(status, `${call} ${JSON.stringify(attempt)}`).toBeLessThan(500);
      return JSON.stringify(body) ?? '';
    }),
  );
  return (await Promise.all(answers)).join('\n');
}

it.each(actors)('%s finds only the texts that they may see', async (actor) => {
  const found = await answersTo(actor);
  const seen = hidden.filter(({ text }) => found.includes(text)).map(({ what }) => what);
  const allowed = hidden.filter(({ seenBy, seenOverRest }) => (seenOverRest ?? seenBy).includes(actor));
  expect(seen).toEqual(allowed.map(({ what }) => what));
});
