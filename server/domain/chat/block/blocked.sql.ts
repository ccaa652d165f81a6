import { anyOf } from '../../../database/kysely.ts';
import type { Sql } from '../../../database/sql.ts';

/** The blocks among people, as pairs of ids. A banned person is a pair with themselves. */
export const readBlocks = (kysely: Sql, ids: readonly number[]) =>
  kysely
    .selectFrom('user_block')
    .select(['blocker_id as one', 'blocked_id as other'])
    .where('blocker_id', '=', anyOf(ids))
    .where('blocked_id', '=', anyOf(ids))
    .unionAll(
      kysely
        .selectFrom('user')
        .select(['id as one', 'id as other'])
        .where('id', '=', anyOf(ids))
        .where('banned_at', 'is not', null),
    )
    .execute();
