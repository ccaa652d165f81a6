import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../../database/sql.ts';
import type { DueTimes, MailPlan } from './chatFile.ts';

/**
 * When the mail about a new message to this participant of its chat is due: an expression of their row; null for others than the
 * receivers. A mail that is already scheduled keeps its time, so that it covers several messages.
 */
export const mailDueAt = ({ receivers, from, pauseSeconds }: MailPlan) =>
  sql<Date | null>`
    CASE WHEN user_id = ANY(${receivers}::int[]) THEN coalesce(
      mail_due_at,
      greatest(
        ${from}::timestamptz,
        CASE WHEN mailed_message_id > read_message_id THEN mailed_at + ${pauseSeconds}::int * interval '1 second' END
      )
    ) END`;

const eb = expressionBuilder<{ p: Tables['chat_participant']; u: Tables['user'] }, 'p' | 'u'>();

/** The condition on a participant `p` and its user `u` for a mail to be due. */
export const isDue = ({ now, lastDaily, onlineSince }: DueTimes): Expression<SqlBool> =>
  eb.and([
    eb('p.mail_due_at', '<=', now),
    eb.or([eb('u.message_mail', '<>', 'DAILY'), eb('p.mail_due_at', '<=', lastDaily)]),
    eb.or([eb('u.last_seen_at', 'is', null), eb('u.last_seen_at', '<=', onlineSince)]),
  ]);
