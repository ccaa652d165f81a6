import { beforeAll, describe, expect, it } from 'vitest';
import { makeEmployer, makeJobOffer, makeJobSeeker, makeReference } from '../support/factories.ts';
import { testConnection } from '../support/fixtures.ts';

/** Lists of changes go by `updated_at`, which is true for every column that a list shows, whatever statement writes it. */

const database = testConnection();

/** What is no change: counts, search texts, what is derived from other columns, and the time itself. */
const noChange: Record<string, string[]> = {
  user: [
    ...['last_seen_at', 'last_message_at', 'popularity', 'rating_count', 'rating_stars', 'active_offers', 'reply_time'],
    ...[
      'match_score',
      'reference_texts',
      'findable_since',
      'search_head',
      'search_text',
      'search_words',
      'rate_currency',
    ],
  ],
  job_offer: ['search_text', 'reminded_of', 'active'],
  contact_request: ['weighs'],
  contact_request_status: [],
  career: [],
  city: [],
  job: [],
};

type Column = { table: string; name: string; type: string; generated: boolean };
let columns: Column[];
beforeAll(async () => {
  const { db } = database;
  const catalog = await makeReference(db);
  await makeReference(db);
  const employer = await makeEmployer(db);
  const jobSeeker = await makeJobSeeker(db, catalog);
  await makeJobOffer(db, catalog, { employerId: employer.id });
  await db.career.create({ data: { title: 'Editor', subTitle: 'Part time', description: 'Reads' } });
  const status = await db.contactRequestStatus.create({ data: { name: 'Interview', description: 'They meet' } });
  const pair = { employerId: employer.id, jobSeekerId: jobSeeker.id };
  const chat = await db.chat.create({ data: { kind: 'CONTACT', ...pair, employerHash: 'a', jobSeekerHash: 'b' } });
  const from = { name: 'Erin', email: 'erin@example.test', activatedAt: new Date() };
  await db.contactRequest.create({ data: { ...pair, ...from, chatId: chat.id, statusId: status.id } });
  columns = await db.$queryRaw`
    SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type, a.attgenerated <> '' AS generated
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped`;
});

/** Another value of a column, as an expression of its own. */
function another({ name, type }: Column): string {
  const column = `"${name}"`;
  if (type === 'integer') return `coalesce(${column}, 0) + 1`;
  if (type === 'boolean') return `NOT ${column}`;
  if (type.startsWith('timestamp') || type === 'date') return `coalesce(${column}, now()) + interval '1 day'`;
  if (type === 'integer[]') return `${column} || 77`;
  if (type === 'text[]') return `${column} || '{x}'`;
  if (type === 'bit') return `~ coalesce(${column}, repeat('0', 168)::bit(168))`;
  if (type === 'text') return `coalesce(${column}, '') || 'x'`;
  return `(SELECT value FROM unnest(enum_range(NULL::${type})) AS value WHERE value IS DISTINCT FROM ${column} LIMIT 1)`;
}

/** Whether `updated_at` moves when raw SQL changes this column. Checks and references do not matter here. */
async function counts(column: Column): Promise<boolean> {
  const { table, name } = column;
  const undone = new Error('undone');
  let moved = false;
  await database.db
    .$transaction(async (tx) => {
      const rows = `(SELECT id FROM "${table}" ORDER BY id DESC LIMIT 1)`;
      await tx.$executeRawUnsafe(`UPDATE "${table}" SET updated_at = '2020-01-01'`);
      const constraints: { name: string }[] = await tx.$queryRawUnsafe(
        `SELECT conname AS name FROM pg_constraint WHERE conrelid = '"${table}"'::regclass AND contype IN ('c', 'f', 'x') AND NOT convalidated IS NULL`,
      );
      for (const one of constraints) await tx.$executeRawUnsafe(`ALTER TABLE "${table}" DROP CONSTRAINT "${one.name}"`);
      await tx.$executeRawUnsafe(`UPDATE "${table}" SET "${name}" = ${another(column)} WHERE id IN ${rows}`);
      const [row]: { moved: boolean }[] = await tx.$queryRawUnsafe(
        `SELECT bool_or(updated_at > '2020-01-02') AS moved FROM "${table}"`,
      );
      moved = row?.moved ?? false;
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return moved;
}

describe.each(Object.entries(noChange))('%s', (table, exempt) => {
  it('tells the time of every change that a statement makes without saying it', async () => {
    const all = columns.filter((one) => one.table === table && one.name !== 'id' && one.name !== 'updated_at');
    expect(all.length).toBeGreaterThan(2);
    const silent: string[] = [];
    for (const column of all.filter(({ generated }) => !generated)) {
      if (!(await counts(column))) silent.push(column.name);
    }
    const generated = all.filter((one) => one.generated).map(({ name }) => name);
    expect([...silent, ...generated].sort()).toEqual(exempt.toSorted());
  });
});

it('keeps the time that a statement says', async () => {
  const at = new Date('2026-02-03T04:05:06.789Z');
  const { id } = await database.db.career.findFirstOrThrow();
  await database.db.career.update({ where: { id }, data: { title: 'Reader', updatedAt: at } });
  expect((await database.db.career.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(at);
});
