import type { Pool } from 'pg';
import { demoAccounts } from '../../server/domain/accounts/keys/demoAccount.ts';
import { addOfficeData } from '../office/data.ts';

/** Adds everything else that a marketplace with so many job seekers has, in the same proportions at each size. */
export async function growMarketplace(pool: Pool, jobSeekers: number, say: (line: string) => void): Promise<void> {
  const { rows } = await pool.query(`SELECT 1 FROM "user" WHERE email = 'owner.0@example.com'`);
  if (rows.length === 0) {
    const size = {
      employers: jobSeekers / 10,
      jobOffers: jobSeekers / 5,
      contactRequests: jobSeekers / 2,
      supportChats: jobSeekers / 10,
      messages: jobSeekers * 10,
      auditEntries: jobSeekers / 2,
    };
    await addOfficeData(pool, size, say);
  }
  await addBusyEmployer(pool, jobSeekers / 100, say);
}

/**
 * The demo's employer with a subscription gets chats with so many job seekers, one message in each, and as many messages in
 * the chat with the demo's job seeker: the longest list of chats and the longest chat of one person.
 */
async function addBusyEmployer(pool: Pool, count: number, say: (line: string) => void): Promise<void> {
  const { employerId, jobSeekerId } = await readPeople(pool);
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const made = await client.query(`SELECT FROM chat WHERE employer_id = $1 AND employer_hash LIKE 'busy %'`, [
      employerId,
    ]);
    if (made.rowCount === 0) {
      say(`Adding ${count} chats of one employer, and a chat of ${count} messages …`);
      await client.query(`SET LOCAL session_replication_role = 'replica'`);
      await client.query(chats, [employerId, count]);
      await client.query(longChat, [employerId, jobSeekerId]);
      await client.query(messagesOfLongChat, [employerId, jobSeekerId, count]);
      await client.query(latestMessage, [employerId]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** The demo's employer with a subscription, and its job seeker. */
export async function readPeople(pool: Pool): Promise<{ employerId: number; jobSeekerId: number }> {
  const idOf = async (email: string | undefined) => {
    const { rows } = await pool.query<{ id: number }>('SELECT id FROM "user" WHERE login_email = $1', [email]);
    return rows[0]?.id ?? 0;
  };
  return {
    employerId: await idOf(demoAccounts.find(({ isPremium }) => isPremium)?.email),
    jobSeekerId: await idOf(demoAccounts.find(({ role }) => role === 'ROLE_CANDIDATE')?.email),
  };
}

const chats = `
  WITH made AS (
    INSERT INTO chat (kind, employer_id, job_seeker_id, employer_hash, job_seeker_hash, created_at, last_message_at)
    SELECT 'CONTACT', $1::int, id, 'busy e' || id, 'busy s' || id, at, at FROM (
      SELECT id, now() - (row_number() OVER (ORDER BY id)) * interval '10 minutes' AS at FROM "user" AS seeker
      WHERE role = 'ROLE_CANDIDATE' AND active AND deleted_at IS NULL
        AND NOT EXISTS (SELECT FROM chat WHERE employer_id = $1::int AND job_seeker_id = seeker.id)
      ORDER BY id LIMIT $2
    ) AS chosen
    RETURNING id, employer_id, job_seeker_id, created_at
  ), places AS (
    INSERT INTO chat_participant (chat_id, user_id, created_at)
    SELECT id, employer_id, created_at FROM made UNION ALL SELECT id, job_seeker_id, created_at FROM made
  )
  INSERT INTO message (chat_id, user_id, text, created_at, updated_at)
  SELECT id, employer_id, 'Good morning, are you free on Friday?', created_at, created_at FROM made`;

const longChat = `
  WITH made AS (
    INSERT INTO chat (kind, employer_id, job_seeker_id, employer_hash, job_seeker_hash)
    VALUES ('CONTACT', $1::int, $2::int, 'long e', 'long s')
    ON CONFLICT (employer_id, job_seeker_id) DO UPDATE SET open = true RETURNING id
  )
  INSERT INTO chat_participant (chat_id, user_id) SELECT id, unnest(ARRAY[$1, $2]::int[]) FROM made
  ON CONFLICT (chat_id, user_id) DO NOTHING`;

const messagesOfLongChat = `
  INSERT INTO message (chat_id, user_id, text, created_at, updated_at)
  SELECT chat.id, CASE WHEN n % 2 = 0 THEN $1::int ELSE $2::int END, 'Could you stay until eleven on day ' || n || '?', at, at
  FROM chat, generate_series(1, $3::int) AS n, LATERAL (SELECT now() - ($3::int - n) * interval '1 minute' AS at) AS moment
  WHERE employer_id = $1::int AND job_seeker_id = $2::int ORDER BY n`;

const latestMessage = `
  WITH latest AS (
    SELECT chat_id, count(*)::int AS count, max(message.id) AS id, max(message.created_at) AS at
    FROM message JOIN chat ON chat.id = chat_id WHERE employer_id = $1 GROUP BY chat_id
  ), places AS (
    UPDATE chat_participant SET last_message_id = latest.id FROM latest WHERE latest.chat_id = chat_participant.chat_id
  )
  UPDATE chat SET nb_messages = latest.count, last_message_id = latest.id, last_message_at = latest.at
  FROM latest WHERE latest.chat_id = chat.id`;
