import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import type { Ask } from './lists.ts';

/**
 * What the lists and their filters mean, in SQL written by hand: a table, the rows of the list, and a condition for each
 * filter, whose value is `$$`. A filter without one is not compared.
 */
const meanings: Record<
  string,
  { from: string; where: string; filters: Record<string, string | Record<string, string>> }
> = {
  'Job seekers': {
    from: '"user" AS r LEFT JOIN chat ON chat.support_user_id = r.id',
    where: `role = 'ROLE_CANDIDATE' AND deleted_at IS NULL`,
    filters: {
      active: { yes: 'active', no: 'NOT active' },
      updated: { yes: 'updated', no: 'NOT updated' },
      city: 'city_id = $$',
      job: 'job_id = $$',
      experience: 'experience_id = $$',
      image: { with: 'photo_uri IS NOT NULL', without: 'photo_uri IS NULL' },
      messages: { unread: 'chat.last_message_id > 0 AND chat.last_message_id > (SEEN)' },
    },
  },
  Employers: {
    from: '"user" AS r LEFT JOIN chat ON chat.support_user_id = r.id',
    where: `role = 'ROLE_EMPLOYER' AND deleted_at IS NULL`,
    filters: {
      city: 'city_id = $$',
      messages: { unread: 'chat.last_message_id > 0 AND chat.last_message_id > (SEEN)' },
    },
  },
  'Job offers': {
    from: 'job_offer AS r',
    where: 'true',
    filters: {
      state: 'lower(state::text) = $$',
      employer: 'employer_id = $$',
      city: 'city_id = $$',
      job: 'job_id = $$',
    },
  },
  'Contact requests': {
    from: 'contact_request AS r JOIN "user" AS seeker ON seeker.id = job_seeker_id JOIN chat ON chat.id = r.chat_id',
    where: 'true',
    filters: {
      time: { full: 'r.full_time', part: 'r.part_time' },
      job: 'seeker.job_id = $$',
      city: 'seeker.city_id = $$',
      employer: 'r.employer_id = $$',
      candidate: 'r.job_seeker_id = $$',
      status: 'r.status_id = $$',
      messages: { unread: 'chat.last_message_id > 0 AND chat.last_message_id > (SEEN)' },
    },
  },
  'Audit log': {
    from: 'audit_entry AS r',
    where: 'true',
    filters: { admin: 'admin_id = $$', kind: 'lower(record_type::text) = $$' },
  },
};

const seen = `SELECT coalesce(max(read_message_id), 0) FROM chat_participant p
  WHERE p.chat_id = chat.id AND p.user_id = (SELECT min(id) FROM "user" WHERE role = 'ROLE_ADMIN')`;

/**
 * Compares how many rows an answer says its list has with SQL written by hand. Undefined for a list or a filter without.
 * @throws when they differ
 */
export async function compareTotal(pool: Pool, { list, search }: Ask, answer: unknown): Promise<boolean> {
  const meaning = meanings[list];
  if (!meaning) return false;
  const values: string[] = [];
  const conditions = [meaning.where];
  for (const [name, value] of new URLSearchParams(search)) {
    if (['sort', 'page', 'page_size'].includes(name)) continue;
    const filter = meaning.filters[name];
    const condition = typeof filter === 'object' ? filter[value] : filter;
    if (!condition) return false;
    if (condition.includes('$$')) values.push(value);
    conditions.push(condition.replace('$$', `$${values.length}`).replace('SEEN', seen));
  }
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${meaning.from} WHERE ${conditions.join(' AND ')}`,
    values,
  );
  const total = totalIn(answer);
  if (!isDeepStrictEqual(total, rows[0]?.count)) {
    throw new Error(`${list}?${search} has ${total} rows instead of ${rows[0]?.count}.`);
  }
  return true;
}

/** The `totalCount` of the first connection that has one. */
function totalIn(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('totalCount' in answer) return answer.totalCount;
  return Object.values(answer)
    .map(totalIn)
    .find((total) => total !== undefined);
}
