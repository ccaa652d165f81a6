import { sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Sql, Tx } from '../../../database/sql.ts';
import type { OwnedId } from '../../core/lists/listing.ts';

/** The newest contact requests of each of these employers, up to `limit` of each; on demand with pending introductions. */
export async function readLatestRequests(
  kysely: Sql,
  employerIds: number[],
  { limit, withPending }: { limit: number; withPending: boolean },
): Promise<OwnedId[]> {
  const { rows } = await sql<OwnedId>`
    SELECT owner, request.id FROM unnest(${employerIds}::int[]) AS owner CROSS JOIN LATERAL (
      SELECT id, created_at FROM contact_request
      WHERE employer_id = owner AND (${withPending} OR activated_at IS NOT NULL)
      ORDER BY created_at DESC, id DESC LIMIT ${limit}
    ) AS request ORDER BY owner, request.created_at DESC, request.id DESC`.execute(kysely);
  return rows;
}

/**
 * The newest contact requests of each of these employers that are not answered, and introductions that wait; of each chat one, at
 * most `limit` of each employer.
 */
export async function readOpenRequests(kysely: Sql, employerIds: number[], limit: number): Promise<OwnedId[]> {
  // Which are answered is decided as in state.ts, and which introductions wait as in introduction.ts.
  const { rows } = await sql<OwnedId>`
    SELECT owner, request.id FROM unnest(${employerIds}::int[]) AS owner CROSS JOIN LATERAL (
      SELECT r.id, r.created_at FROM contact_request r JOIN "user" u ON u.id = r.job_seeker_id
      WHERE r.employer_id = owner AND u.deleted_at IS NULL AND (r.activated_at IS NOT NULL OR u.active)
        AND NOT EXISTS (
          SELECT FROM contact_request later
          WHERE later.chat_id = r.chat_id AND (later.created_at, later.id) > (r.created_at, r.id)
        )
        AND r.answer IS NULL
        AND coalesce((
          SELECT m.created_at FROM message m WHERE m.chat_id = r.chat_id AND m.user_id = r.job_seeker_id
          ORDER BY m.id DESC LIMIT 1
        ) < r.activated_at, true)
        AND NOT EXISTS (SELECT FROM chat c WHERE c.id = r.chat_id AND c.outcome_at >= r.activated_at)
      ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit}
    ) AS request ORDER BY owner, request.created_at DESC, request.id DESC`.execute(kysely);
  return rows;
}

/** When the job seeker of each of these chats last wrote in it, and what its employer has decided. */
export const readChatStates = (kysely: Sql, chatIds: number[]) =>
  kysely
    .selectFrom('chat as c')
    .select(({ selectFrom }) => [
      'c.id',
      'c.outcome',
      'c.outcome_at',
      selectFrom('message as m')
        .select('m.created_at')
        .whereRef('m.chat_id', '=', 'c.id')
        .whereRef('m.user_id', '=', 'c.job_seeker_id')
        .orderBy('m.id', 'desc')
        .limit(1)
        .as('answered_at'),
    ])
    .where((eb) => eb('c.id', '=', eb.fn.any(eb.val(chatIds))))
    .execute();

/** Locks the chat of a contact request. */
export async function lockChatOfRequest(tx: Tx, id: number): Promise<void> {
  await kyselyIn(tx)
    .selectFrom('chat')
    .innerJoin('contact_request', 'contact_request.chat_id', 'chat.id')
    .select('chat.id')
    .where('contact_request.id', '=', id)
    .forNoKeyUpdate('chat')
    .execute();
}

/**
 * Deletes a contact request. If it counted in the job seeker's popularity, the employer's latest other request that was activated
 * since a time counts instead; without one, the popularity goes down by the weight. Returns whether there was such a request.
 */
export async function deleteRequest(
  tx: Tx,
  id: number,
  { weight, since }: { weight: number; since: Date },
): Promise<boolean> {
  const deleted = await kyselyIn(tx)
    .with('gone', (db) =>
      db.deleteFrom('contact_request').where('id', '=', id).returning(['id', 'employer_id', 'job_seeker_id', 'weighs']),
    )
    .with('successor', (db) =>
      db
        .updateTable('contact_request')
        .set({ weighs: true })
        .where('id', '=', (eb) =>
          eb
            .selectFrom('contact_request as other')
            .innerJoin('gone', (join) =>
              join
                .onRef('gone.employer_id', '=', 'other.employer_id')
                .onRef('gone.job_seeker_id', '=', 'other.job_seeker_id'),
            )
            .select('other.id')
            .where('gone.weighs', 'is', true)
            .whereRef('other.id', '<>', 'gone.id')
            .where('other.activated_at', '>=', since)
            .orderBy('other.activated_at', 'desc')
            .orderBy('other.id', 'desc')
            .limit(1),
        )
        .returning('id'),
    )
    .with('lowered', (db) =>
      db
        .updateTable('user')
        .from('gone')
        .set({ popularity: sql`greatest(0, popularity - ${weight}::int)` })
        .whereRef('user.id', '=', 'gone.job_seeker_id')
        .where('gone.weighs', 'is', true)
        .where((eb) => eb.not(eb.exists(eb.selectFrom('successor').select('successor.id')))),
    )
    .selectFrom('gone')
    .select('id')
    .execute();
  return deleted.length > 0;
}

/** How many new applications of people who are not banned each of these employers has; no row for one without any. */
export const countNewApplications = (kysely: Sql, employerIds: number[]) =>
  kysely
    .selectFrom('job_application')
    .innerJoin('job_offer', 'job_offer.id', 'job_application.job_offer_id')
    .innerJoin('user', 'user.id', 'job_application.job_seeker_id')
    .where('user.banned_at', 'is', null)
    .where((eb) => eb('job_offer.employer_id', '=', eb.fn.any(eb.val(employerIds))))
    .where('job_application.state', '=', 'NEW')
    .groupBy('job_offer.employer_id')
    .select((eb) => ['job_offer.employer_id', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .execute();

/** Which of these applications their employers have seen: each began with a message of its job seeker, at its time or later. */
export const readApplications = (kysely: Sql, ids: number[]) =>
  kysely
    .selectFrom('job_application as a')
    .innerJoin('job_offer as o', 'o.id', 'a.job_offer_id')
    .innerJoin('chat_participant as p', (join) =>
      join.onRef('p.chat_id', '=', 'a.chat_id').onRef('p.user_id', '=', 'o.employer_id'),
    )
    .where((eb) => eb('a.id', '=', eb.fn.any(eb.val(ids))))
    .where('p.read_message_id', '>=', (eb) =>
      eb
        .selectFrom('message as m')
        .whereRef('m.chat_id', '=', 'a.chat_id')
        .whereRef('m.user_id', '=', 'a.job_seeker_id')
        .whereRef('m.created_at', '>=', 'a.created_at')
        .select((part) => part.fn.min('m.id').as('first')),
    )
    .select('a.id')
    .execute();
