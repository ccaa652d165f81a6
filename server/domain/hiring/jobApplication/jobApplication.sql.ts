import type { Sql } from '../../../database/sql.ts';

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
