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
