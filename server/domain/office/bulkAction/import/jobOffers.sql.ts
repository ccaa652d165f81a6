import { sql } from 'kysely';
import { kyselyIn } from '../../../../database/kysely.ts';
import type { Tx } from '../../../../database/sql.ts';

/**
 * The offers of these employers with one of these keys, or with a description that has one of these digests (MD5, with plain ends of
 * lines), each with the digests of its texts and its start.
 */
export const offersLike = (
  tx: Tx,
  { employerIds, digests, clientKeys }: { employerIds: number[]; digests: string[]; clientKeys: string[] },
) =>
  kyselyIn(tx)
    .selectFrom('job_offer')
    .select(['employer_id', 'city_id', 'job_id', 'client_key'])
    .select([
      digestOf('description').as('text'),
      digestOf('work_times').as('times'),
      sql<string>`coalesce(starts_on::text, '')`.as('start'),
    ])
    .where((eb) => eb('employer_id', '=', eb.fn.any(eb.val(employerIds))))
    .where((eb) =>
      eb.or([
        eb('client_key', '=', eb.fn.any(eb.val(clientKeys))),
        eb(digestOf('description'), '=', eb.fn.any(eb.val(digests))),
      ]),
    )
    .execute();

const digestOf = (column: 'description' | 'work_times') =>
  sql<string>`md5(replace(coalesce(${sql.ref(column)}, ''), E'\\r\\n', E'\\n'))`;
