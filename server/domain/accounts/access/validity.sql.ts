import { anyOf } from '../../../database/kysely.ts';
import type { Sql } from '../../../database/sql.ts';

/** These sessions, each with the role and the deletion of its user, and since when its access token is in use. */
export const readSessions = (kysely: Sql, ids: readonly number[]) =>
  kysely
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.user_id')
    .leftJoin('app_login', 'app_login.session_id', 'session.id')
    .select(['session.id', 'session.user_id', 'session.expires_at', 'session.view_as_id', 'session.view_as_until'])
    .select(['user.role', 'user.deleted_at', 'app_login.issued_at'])
    .where('session.id', '=', anyOf(ids))
    .execute();
