import { sql } from 'kysely';
import type { Sql } from '../../../database/sql.ts';
import type { ContactAnswer, ShareLinkSide } from '../../../generated/prisma/client.ts';

/** A contact request as a card of its chat, with what decides who reads what of it. */
export type RequestRow = {
  chatId: number;
  id: number;
  createdAt: Date;
  isIntroduction: boolean;
  partTime: boolean;
  fullTime: boolean;
  company: string | null;
  description: string | null;
  answer: ContactAnswer | null;
  activatedAt: Date | null;
  mailedAt: Date | null;
  seenAt: Date | null;
  answeredAt: Date | null;
  jobSeekerId: number;
  jobId: number | null;
  cityId: number | null;
};

/** The newest contact requests of each of these chats, up to `limit` of each; pending introductions are among them. */
export async function readRequestCards(kysely: Sql, chatIds: number[], limit: number): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    SELECT request.* FROM unnest(${chatIds}::int[]) AS asked CROSS JOIN LATERAL (
      SELECT r.chat_id AS "chatId", r.id, r.created_at AS "createdAt", r.activated_at AS "activatedAt", r.mailed_at AS "mailedAt",
        r.seen_at AS "seenAt", r.answered_at AS "answeredAt", r.job_seeker_id AS "jobSeekerId", r.introduced_by_id IS NOT NULL AS "isIntroduction", r.part_time AS "partTime", r.full_time AS "fullTime",
        r.company, r.description, r.answer, seeker.job_id AS "jobId", seeker.city_id AS "cityId"
      FROM contact_request r JOIN "user" seeker ON seeker.id = r.job_seeker_id
      WHERE r.chat_id = asked ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit}
    ) AS request`.execute(kysely);
  return rows;
}

/** An application as a card of its chat: the offer as it is now. */
export type ApplicationRow = {
  chatId: number;
  id: number;
  createdAt: Date;
  offerId: number;
  state: 'DRAFT' | 'ACTIVE' | 'FILLED' | 'EXPIRED';
  active: boolean;
  held: boolean;
  jobId: number;
  cityId: number;
  company: string | null;
  maxRate: number;
  partTime: boolean;
  fullTime: boolean;
  hoursPerWeek: number | null;
  startsOn: Date | null;
  headcount: number;
};

/** The newest applications of each of these chats, up to `limit` of each. */
export async function readApplicationCards(kysely: Sql, chatIds: number[], limit: number): Promise<ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`
    SELECT application.* FROM unnest(${chatIds}::int[]) AS asked CROSS JOIN LATERAL (
      SELECT a.chat_id AS "chatId", a.id, a.created_at AS "createdAt", o.id AS "offerId", o.state, o.active, o.held,
        o.job_id AS "jobId", o.city_id AS "cityId", o.company, o.max_rate AS "maxRate", o.part_time AS "partTime",
        o.full_time AS "fullTime", o.hours_per_week AS "hoursPerWeek", o.starts_on AS "startsOn", o.headcount
      FROM job_application a JOIN job_offer o ON o.id = a.job_offer_id
      WHERE a.chat_id = asked ORDER BY a.created_at DESC, a.id DESC LIMIT ${limit}
    ) AS application`.execute(kysely);
  return rows;
}

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
