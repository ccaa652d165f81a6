import { sql } from 'kysely';
import type { Sql } from '../../../database/sql.ts';
import type { EmailMessage } from '../../../generated/prisma/client.ts';

export type OwnedEmail = { owner: number } & EmailMessage;

/** The newest mails from admins to each of these users, up to `limit` of each. */
export async function readLatestEmails(kysely: Sql, userIds: number[], limit: number): Promise<OwnedEmail[]> {
  const { rows } = await sql<OwnedEmail>`
    SELECT owner, mail.id, mail.user_id AS "userId", mail.sender_id AS "senderId", mail.message,
      mail.status::text AS status, mail.error, mail.created_at AS "createdAt"
    FROM unnest(${userIds}::int[]) AS owner CROSS JOIN LATERAL (
      SELECT * FROM email_message WHERE user_id = owner ORDER BY created_at DESC, id DESC LIMIT ${limit}
    ) AS mail ORDER BY owner, mail.created_at DESC, mail.id DESC`.execute(kysely);
  return rows;
}
