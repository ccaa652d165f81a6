import { anyOf } from '../../../database/kysely.ts';
import type { Sql } from '../../../database/sql.ts';

/** These sessions, each with the role and the deletion of its user. */
export const readSessions = (kysely: Sql, ids: readonly number[]) =>
  kysely
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.user_id')
    .select(['session.id', 'session.user_id', 'session.expires_at', 'session.view_as_id', 'session.view_as_until'])
    .select(['user.role', 'user.deleted_at'])
    .where('session.id', '=', anyOf(ids))
    .execute();
