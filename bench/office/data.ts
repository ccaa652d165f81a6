import type { Pool } from 'pg';
import { dropIndexes } from '../../prisma/demo/bulk.ts';

/** How many records of each kind the measured back office has. The demo's own come on top. */
export type OfficeSize = {
  employers: number;
  jobOffers: number;
  contactRequests: number;
  supportChats: number;
  messages: number;
  auditEntries: number;
};

/**
 * Adds employers, job offers, contact requests with their chats, support chats, messages, e-mails and audit entries to a
 * database that has the demo and its job seekers. The same rows at each run: a row's values follow from its number. A few
 * employers, job seekers and chats have much more than most, as in a real marketplace.
 */
export async function addOfficeData(pool: Pool, size: OfficeSize, say: (line: string) => void): Promise<void> {
  const client = await pool.connect();
  const step = async (name: string, statements: string[]) => {
    const began = performance.now();
    for (const statement of statements) await client.query(statement);
    say(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  };
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL maintenance_work_mem = '512MB'`);
    await client.query(`SET LOCAL work_mem = '256MB'`);
    await client.query(helpers);
    await step('Employers', [employers(size.employers)]);
    await step('Subscriptions', [subscriptions]);
    await step('Job offers', [jobOffers(size.jobOffers)]);
    // Foreign keys hold by construction, and checking two million of them one by one takes minutes.
    await client.query(`SET LOCAL session_replication_role = 'replica'`);
    await step('Contact requests', contactRequests(size.contactRequests));
    await step('Support chats', [supportChats(size.supportChats)]);
    // Quicker than keeping them for millions of messages.
    const indexes = await dropIndexes(client, 'message');
    await step('Messages', [...messages(size.messages), ...indexes]);
    await step('E-mails and audit entries', [emails, auditEntries(size.auditEntries)]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
  // Otherwise autovacuum and a checkpoint could run during the measurement.
  say('Vacuuming …');
  await pool.query('VACUUM (ANALYZE)');
  await pool.query('CHECKPOINT');
}

/**
 * `portion(n, salt)`: a number from 0 to below 1 that looks random and is the same for the same arguments. Temporary tables
 * number the people from 0.
 */
const helpers = `
  CREATE FUNCTION pg_temp.portion(n bigint, salt text) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT (hashtextextended(salt, n) & 1048575)::float8 / 1048576
  $$;
  CREATE TEMP TABLE seekers ON COMMIT DROP AS
    SELECT row_number() OVER (ORDER BY id) - 1 AS n, id, name, city_id, job_id FROM "user"
    WHERE role = 'ROLE_CANDIDATE' AND deleted_at IS NULL AND city_id IS NOT NULL AND job_id IS NOT NULL;
  CREATE UNIQUE INDEX ON seekers (n);
  ANALYZE seekers`;

/** Days before now, more of them recent than long ago. */
const someTimeAgo = (number: string, salt: string) =>
  `now() - interval '1 day' - 730 * power(pg_temp.portion(${number}, '${salt}'), 1.5) * interval '1 day'`;

const employers = (count: number) => `
  INSERT INTO "user" (role, name, email, login_email, email_verified, company, city_id, created_at, updated_at)
  SELECT 'ROLE_EMPLOYER', name, email, CASE WHEN n % 5 > 0 THEN email END, n % 5 > 0,
    split_part(name, ' ', 2) || ' ' || (ARRAY['Kitchen', 'Cafe', 'Catering', 'Hotel', 'Cleaning', 'Bakery'])[1 + n % 6],
    city_id, created_at, created_at
  FROM (
    SELECT made.n, name, 'owner.' || made.n || '@example.com' AS email, city_id, ${someTimeAgo('made.n', 'employer')} AS created_at
    FROM generate_series(0, ${count} - 1) AS made(n)
    JOIN seekers ON seekers.n = (made.n::bigint * 7919) % (SELECT count(*) FROM seekers)
  ) AS made;
  CREATE TEMP TABLE owners ON COMMIT DROP AS
    SELECT row_number() OVER (ORDER BY id) - 1 AS n, id, name, email, company, city_id FROM "user"
    WHERE role = 'ROLE_EMPLOYER' AND email LIKE 'owner.%@example.com';
  CREATE UNIQUE INDEX ON owners (n);
  ANALYZE owners`;

/** Every fifth employer's. */
const subscriptions = `
  INSERT INTO subscription (employer_id, recurring_mode, currency, amount, status, current_period_end, stripe_subscription_id,
      created_at, updated_at)
  SELECT id, CASE WHEN n % 2 = 0 THEN 'MONTHLY' ELSE 'YEARLY' END::"RecurringMode", 'SGD', 4900,
    (ARRAY['ACTIVE', 'ACTIVE', 'PAST_DUE', 'CANCELED'])[1 + n % 4]::"SubscriptionStatus",
    at + interval '1 year', 'sub_measured_' || n, at, at
  FROM (SELECT *, ${someTimeAgo('n', 'subscription')} AS at FROM owners WHERE n % 5 = 0) AS paying`;

const jobOffers = (count: number) => `
  INSERT INTO job_offer
    (employer_id, city_id, job_id, max_rate, description, slug, state, expires_at, published_at, created_at, updated_at)
  SELECT owner.id, seeker.city_id, seeker.job_id, 12 + made.n % 20,
    'We look for a ' || job.name || ' for ' || (ARRAY['weekends', 'evenings', 'the lunch shift', 'mornings'])[1 + made.n % 4] || '.',
    job.slug || '-' || city.slug || '-offer-' || made.n, state::"JobOfferState",
    CASE WHEN state <> 'DRAFT' THEN now() + interval '20 days' END, CASE WHEN state <> 'DRAFT' THEN at END, at, at
  FROM (
    SELECT made.n, ${someTimeAgo('made.n', 'offer')} AS at,
      (ARRAY['ACTIVE', 'EXPIRED', 'FILLED', 'EXPIRED', 'DRAFT'])[1 + n % 5] AS state,
      floor((SELECT count(*) FROM owners) * power(pg_temp.portion(n, 'offer owner'), 2))::bigint AS owner_n,
      (n::bigint * 104729) % (SELECT count(*) FROM seekers) AS seeker_n
    FROM generate_series(0, ${count} - 1) AS made(n)
  ) AS made
  JOIN owners owner ON owner.n = owner_n JOIN seekers seeker ON seeker.n = seeker_n
  JOIN job ON job.id = seeker.job_id JOIN city ON city.id = seeker.city_id`;

/** Every fiftieth is an introduction that waits. */
const contactRequests = (count: number) => [
  `CREATE TEMP TABLE pairs ON COMMIT DROP AS
    SELECT row_number() OVER (ORDER BY n) - 1 AS n, owner_n, seeker_n FROM (
      SELECT DISTINCT ON (owner_n, seeker_n) n, owner_n, seeker_n FROM (
        SELECT made.n,
          floor((SELECT count(*) FROM owners) * power(pg_temp.portion(n, 'asks'), 2))::bigint AS owner_n,
          floor((SELECT count(*) FROM seekers) * power(pg_temp.portion(n, 'is asked'), 2))::bigint AS seeker_n
        FROM generate_series(0, 2 * ${count}) AS made(n)
      ) AS made ORDER BY owner_n, seeker_n, n
    ) AS made ORDER BY n LIMIT ${count}`,
  `CREATE TEMP TABLE contacts ON COMMIT DROP AS
    SELECT pairs.n, nextval('chat_id_seq')::int AS chat_id, owner.id AS employer_id, owner.name, owner.email, owner.company,
      seeker.id AS job_seeker_id, pairs.n % 50 = 0 AS waits, ${someTimeAgo('pairs.n', 'request')} AS at
    FROM pairs JOIN owners owner ON owner.n = owner_n JOIN seekers seeker ON seeker.n = seeker_n`,
  `INSERT INTO chat (id, kind, employer_id, job_seeker_id, employer_hash, job_seeker_hash, open, last_message_at, created_at)
    SELECT chat_id, 'CONTACT', employer_id, job_seeker_id, md5('e' || n), md5('s' || n), NOT waits, at, at FROM contacts`,
  `INSERT INTO contact_request (employer_id, job_seeker_id, chat_id, status_id, introduced_by_id, activated_at, name, email,
      company, description, part_time, full_time, last_message_at, created_at, updated_at)
    SELECT employer_id, job_seeker_id, chat_id, statuses[1 + n % (1 + array_length(statuses, 1))],
      CASE WHEN waits THEN admin END, CASE WHEN NOT waits THEN at END, name, email, company,
      'We open at six and need help until eleven.', n % 3 > 0, n % 2 = 0, at, at, at
    FROM contacts, (SELECT array_agg(id ORDER BY id) AS statuses FROM contact_request_status) AS known,
      (SELECT min(id) AS admin FROM "user" WHERE role = 'ROLE_ADMIN') AS admins`,
];

const supportChats = (count: number) => `
  CREATE TEMP TABLE supported ON COMMIT DROP AS
    SELECT n, nextval('chat_id_seq')::int AS chat_id, user_id, ${someTimeAgo('n', 'support')} AS at FROM (
      SELECT row_number() OVER (ORDER BY hashint4(id)) AS n, id AS user_id FROM "user"
      WHERE role <> 'ROLE_ADMIN' AND deleted_at IS NULL AND NOT EXISTS (SELECT FROM chat WHERE support_user_id = "user".id)
      ORDER BY hashint4(id) LIMIT ${count}
    ) AS chosen;
  INSERT INTO chat (id, kind, support_user_id, last_message_at, created_at)
    SELECT chat_id, 'SUPPORT', user_id, at, at FROM supported`;

/** One chat in a hundred has hundreds of messages, most have a few. The admin has read two chats of three. */
const messages = (count: number) => [
  `CREATE TEMP TABLE conversations ON COMMIT DROP AS
    SELECT row_number() OVER (ORDER BY chat_id) - 1 AS n, * FROM (
      SELECT chat_id, employer_id AS one, job_seeker_id AS other, at FROM contacts WHERE NOT waits
      UNION ALL SELECT chat_id, user_id, (SELECT min(id) FROM "user" WHERE role = 'ROLE_ADMIN'), at FROM supported
    ) AS all_of_them;
   ANALYZE conversations`,
  `CREATE TEMP TABLE written ON COMMIT DROP AS
    SELECT chat_id, CASE WHEN pg_temp.portion(chat_id::bigint * 1000 + i, 'writer') < 0.5 THEN one ELSE other END AS user_id,
      at + (now() - at) * (i::float8 / (1 + length)) AS at,
      (ARRAY['Good morning, are you free on Friday?', 'Yes, from six. What is the address?', 'Thank you, see you then.',
        'Could you stay until eleven?', 'I have worked as a waiter for five years.', 'What do you pay for the hour?',
        'Please bring black shoes.'])[1 + ((chat_id + i) % 7)] AS text
    FROM (SELECT *, ceil(weight * ${count} / sum(weight) OVER ())::int AS length FROM (
      SELECT *, 1 + 400 * power(pg_temp.portion(n, 'length'), 40) + 20 * power(pg_temp.portion(n, 'length'), 3) AS weight
      FROM conversations) AS weighed) AS long, generate_series(1, length) AS i`,
  `INSERT INTO message (chat_id, user_id, text, created_at, updated_at)
    SELECT chat_id, user_id, text, at, at FROM written ORDER BY at`,
  `CREATE TEMP TABLE latest ON COMMIT DROP AS
    SELECT message.chat_id, count(*)::int AS count, max(message.id) AS id, max(message.created_at) AS at,
      max(message.created_at) FILTER (WHERE message.user_id = one) AS from_one_at
    FROM message JOIN conversations ON conversations.chat_id = message.chat_id GROUP BY message.chat_id;
   ANALYZE latest`,
  `UPDATE chat SET nb_messages = latest.count, last_message_id = latest.id, last_message_at = latest.at
    FROM latest WHERE latest.chat_id = chat.id`,
  `UPDATE contact_request SET last_message_at = latest.at FROM latest WHERE latest.chat_id = contact_request.chat_id`,
  `UPDATE "user" SET last_message_at = latest.from_one_at
    FROM latest JOIN supported ON supported.chat_id = latest.chat_id WHERE "user".id = supported.user_id`,
  `INSERT INTO chat_participant (chat_id, user_id, read_message_id, last_message_id)
    SELECT chat_id, user_id, CASE WHEN pg_temp.portion(chat_id, 'read' || user_id) < 0.67 THEN id ELSE 0 END, id FROM (
      SELECT chat_id, one AS user_id FROM conversations UNION SELECT chat_id, other FROM conversations
      UNION SELECT chat_id, admin.id FROM conversations, "user" admin WHERE admin.role = 'ROLE_ADMIN' AND n % 10 < 7
    ) AS members JOIN latest USING (chat_id)`,
];

const emails = `
  INSERT INTO email_message (user_id, sender_id, message, status, created_at)
  SELECT user_id, admin, 'Your profile is almost complete. A photo helps most.', CASE WHEN n % 50 = 0 THEN 'ko' ELSE 'ok' END::"EmailStatus", at
  FROM supported, (SELECT min(id) AS admin FROM "user" WHERE role = 'ROLE_ADMIN') AS admins WHERE n % 2 = 0`;

const auditEntries = (count: number) => `
  INSERT INTO audit_entry
    (created_at, admin_id, admin_name, action, record_type, record_id, before, after, personal_fields, source)
  SELECT ${someTimeAgo('made.n', 'audit')}, admin.id, admin.name, 'jobSeeker.activate', 'JOB_SEEKER'::"AuditRecordType", seeker.id,
    '{"active": false}'::jsonb, '{"active": true}'::jsonb, '{}'::text[], 'GRAPHQL'::"AuditSource"
  FROM generate_series(0, ${count} - 1) AS made(n)
  JOIN seekers seeker ON seeker.n = (made.n::bigint * 31) % (SELECT count(*) FROM seekers),
    (SELECT id, name FROM "user" WHERE role = 'ROLE_ADMIN' ORDER BY id LIMIT 1) AS admin`;
