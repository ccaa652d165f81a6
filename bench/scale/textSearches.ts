import type { Pool } from 'pg';
import { createRandom, type Random } from '../../prisma/demo/random.ts';

/** Free text with a job, a city or both: what an integrator's visitors type. */
export type TextSearch = {
  kind: Kind;
  q: string;
  jobId: number | null;
  cityId: number | null;
  sort: 'SIGNUP_DATE' | 'POPULARITY' | 'HOURLY_RATE' | 'EXPERIENCE';
};

export const kinds = ['frequent', 'medium', 'rare', 'part', 'several', 'first name', 'none'] as const;
export type Kind = (typeof kinds)[number];

const sorts = ['SIGNUP_DATE', 'POPULARITY', 'HOURLY_RATE', 'EXPERIENCE'] as const;

/** How many profiles are read to see how frequent words are. */
const sampleSize = 4_000;

/** The share of profiles that have a word. */
const frequentFrom = 0.08;
const mediumFrom = 0.008;

/** So many different searches, the same at each run on the same data: each kind, each filter and each order equally often. */
export async function makeTextSearches(pool: Pool, count: number): Promise<TextSearch[]> {
  const random = createRandom('text searches');
  const people = await readPeople(pool);
  const words = wordsByShare(people.map(({ text }) => text));
  const searches = new Map<string, TextSearch>();
  for (let at = 0; searches.size < count && at < 20 * count; at += 1) {
    const kind = kinds[at % kinds.length] ?? 'frequent';
    // Popular jobs and cities are asked for more often.
    const { jobId, cityId } = random.pick(people);
    const filter = random.pick(['job', 'city', 'both'] as const);
    const search: TextSearch = {
      kind,
      q: typed(random, kind, words, people),
      jobId: filter === 'city' ? null : jobId,
      cityId: filter === 'job' ? null : cityId,
      sort: random.pick(sorts),
    };
    searches.set(JSON.stringify({ ...search, kind: null }), search);
  }
  return [...searches.values()];
}

type Words = Record<'frequent' | 'medium' | 'rare', string[]>;
type Person = { jobId: number; cityId: number; name: string; text: string };

function typed(random: Random, kind: Kind, words: Words, people: Person[]): string {
  const medium = random.pick(words.medium);
  switch (kind) {
    case 'several':
      return random
        .sample([random.pick(words.frequent), medium, random.pick(words.medium)], random.int(2, 3))
        .join(' ');
    case 'part':
      return medium.slice(0, random.int(4, Math.max(4, medium.length - 1)));
    case 'first name': {
      // The letters that people type without thinking about accents and hyphens.
      const name = /^[a-z]{3,}/i.exec(random.pick(people).name)?.[0] ?? medium;
      return name.slice(0, random.int(3, Math.max(3, name.length)));
    }
    case 'none':
      return `${medium.slice(0, 4)}${random.pick(['xq', 'zk', 'qw', 'vj'])}${random.pick(words.frequent).slice(0, 3)}`;
    default:
      return random.pick(words[kind]);
  }
}

async function readPeople(pool: Pool): Promise<Person[]> {
  const { rows } = await pool.query<Person>(
    `SELECT job_id AS "jobId", city_id AS "cityId", name, concat_ws(' ', title, job_areas, description) AS text
     FROM "user" WHERE role = 'ROLE_CANDIDATE' AND active AND deleted_at IS NULL
     ORDER BY hashint4(id), id LIMIT $1`,
    [sampleSize],
  );
  return rows;
}

/** Of four letters and more, as people type them. */
function wordsByShare(texts: string[]): Words {
  const uses = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(text.toLowerCase().match(/[a-z]{4,}/g))) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const words: Words = { frequent: [], medium: [], rare: [] };
  for (const [word, count] of [...uses].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const share = count / texts.length;
    words[share >= frequentFrom ? 'frequent' : share >= mediumFrom ? 'medium' : 'rare'].push(word);
  }
  return words;
}
