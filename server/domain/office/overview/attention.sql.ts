import type { Sql } from '../../../database/sql.ts';

/** The number of contact requests from after a time that were activated before another and have no message of the job seeker, up to `limit`. */
export async function countUnanswered(
  kysely: Sql,
  { after, activatedBefore, limit }: { after: Date; activatedBefore: Date; limit: number },
): Promise<number> {
  const rows = await kysely
    .selectFrom('contact_request as request')
    .innerJoin('user as employer', 'employer.id', 'request.employer_id')
    .innerJoin('user as job_seeker', 'job_seeker.id', 'request.job_seeker_id')
    .select('request.id')
    // Nothing can be answered any more.
    .where('employer.deleted_at', 'is', null)
    .where('job_seeker.deleted_at', 'is', null)
    .where('request.created_at', '>', after)
    .where('request.activated_at', '<', activatedBefore)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('message')
            .select('message.id')
            .whereRef('message.chat_id', '=', 'request.chat_id')
            .whereRef('message.user_id', '=', 'request.job_seeker_id'),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.length;
}
