import { sql } from 'kysely';
import type { Sql } from '../../../database/sql.ts';
import type { ShareLinkSide } from '../../../generated/prisma/client.ts';

export type StandingRow = {
  chatId: number;
  jobSeekerId: number | null;
  employerWrote: boolean;
  jobSeekerWrote: boolean;
  isRated: boolean;
  /** The open proposal, otherwise the confirmed shift that starts last; null without either. */
  shiftId: number | null;
  shiftState: 'PROPOSED' | 'ACCEPTED' | null;
  proposedBy: ShareLinkSide | null;
  startsAt: Date | null;
};

/** How these contact chats stand. */
export async function readStandings(kysely: Sql, chatIds: number[]): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    SELECT chat.id AS "chatId", chat.job_seeker_id AS "jobSeekerId",
      EXISTS (SELECT FROM message m WHERE m.chat_id = chat.id AND m.user_id = chat.employer_id) AS "employerWrote",
      EXISTS (SELECT FROM message m WHERE m.chat_id = chat.id AND m.user_id = chat.job_seeker_id) AS "jobSeekerWrote",
      EXISTS (
        SELECT FROM rating WHERE rating.employer_id = chat.employer_id AND rating.job_seeker_id = chat.job_seeker_id
      ) AS "isRated",
      shift.id AS "shiftId", shift.state AS "shiftState", shift.proposed_by AS "proposedBy", shift.starts_at AS "startsAt"
    FROM chat LEFT JOIN LATERAL (
      SELECT id, state, proposed_by, starts_at FROM trial_shift
      WHERE chat_id = chat.id AND state IN ('PROPOSED', 'ACCEPTED')
      ORDER BY (state = 'PROPOSED') DESC, starts_at DESC, id DESC LIMIT 1
    ) AS shift ON true
    WHERE chat.id = ANY(${chatIds}::int[])`.execute(kysely);
  return rows;
}
