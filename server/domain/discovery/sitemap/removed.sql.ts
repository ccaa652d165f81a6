import { sql } from 'kysely';
import type { Sql } from '../../../database/sql.ts';

/** Whether an offer was ever given this id, and whether one has it now. */
export const lookUpJobOffer = (kysely: Sql, id: number) =>
  kysely
    .selectNoFrom((eb) => [
      sql<boolean | null>`${id} <= pg_sequence_last_value(pg_get_serial_sequence('job_offer', 'id'))`.as('wasUsed'),
      eb.exists(eb.selectFrom('job_offer').select('id').where('id', '=', id)).as('exists'),
    ])
    .executeTakeFirstOrThrow();
