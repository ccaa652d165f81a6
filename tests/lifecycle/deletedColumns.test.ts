import { describe, expect, it } from 'vitest';
import { columnOf } from '../../server/database/sql.ts';
import { domainContext } from '../../server/domain/accounts/context.ts';
import { deletionRules } from '../../server/domain/lifecycle/deletion/columns.ts';
import { deleteUser } from '../../server/domain/lifecycle/deletion/deletion.ts';
import { tableOf } from '../../server/domain/lifecycle/deletion/erase.sql.ts';
import { testApp, testPool } from '../support/fixtures.ts';
import { mailsTo } from '../support/outbox.ts';
import { makeErasureFixtures } from './erasureFixtures.ts';

/** What a deletion does is declared for every column; a text that is planted in each is gone after the deletion of one of two people. */

const app = testApp();
const pool = testPool(() => app.databaseUrl);

const mark = 'plantedzq';
const rules = Object.entries(deletionRules);

const invoices =
  'SELECT invoice.id FROM invoice JOIN subscription ON subscription.id = subscription_id WHERE employer_id = $1';
const chats = 'SELECT id FROM chat WHERE $1 IN (employer_id, job_seeker_id, support_user_id)';
const offers = 'SELECT id FROM job_offer WHERE employer_id = $1';

/** Which rows are about the person $1. `both` sides of a row can be. */
const owned: Record<string, string> = {
  user: 'id = $1',
  session: 'user_id = $1',
  account: 'user_id = $1',
  two_factor: 'user_id = $1',
  verification: 'value = $1::text',
  pending_sign_up: 'guest_id = $1',
  pending_email_change: 'user_id = $1',
  phone_code: 'user_id = $1',
  idempotent_call: 'user_id = $1',
  job_reference: 'job_seeker_id = $1',
  reference_refusal: 'job_seeker_id = $1',
  rating: '$1 IN (employer_id, job_seeker_id)',
  shortlist_entry: '$1 IN (employer_id, job_seeker_id)',
  user_block: '$1 IN (blocker_id, blocked_id)',
  report: '$1 IN (user_id, reporter_id)',
  review: `job_seeker_id = $1 OR job_offer_id IN (${offers})`,
  job_offer: 'employer_id = $1',
  job_application: `job_seeker_id = $1 OR job_offer_id IN (${offers})`,
  saved_job_offer: `job_seeker_id = $1 OR job_offer_id IN (${offers})`,
  offer_alert: 'user_id = $1',
  saved_search: 'employer_id = $1',
  saved_search_person: 'job_seeker_id = $1',
  profile_day: 'job_seeker_id = $1',
  job_offer_day: `job_offer_id IN (${offers})`,
  contact_request: 'employer_id = $1',
  chat: '$1 IN (employer_id, job_seeker_id, support_user_id)',
  former_share_link: `chat_id IN (${chats}) AND side = (SELECT CASE role WHEN 'ROLE_EMPLOYER' THEN 'EMPLOYER' ELSE 'JOB_SEEKER' END FROM "user" WHERE id = $1)::"ShareLinkSide"`,
  chat_participant: 'user_id = $1',
  message: 'user_id = $1',
  api_key: 'user_id = $1',
  app_login: 'session_id IN (SELECT id FROM session WHERE user_id = $1)',
  webhook_endpoint: 'user_id = $1',
  webhook_delivery: 'endpoint_id IN (SELECT id FROM webhook_endpoint WHERE user_id = $1)',
  trial_shift: `chat_id IN (${chats})`,
  email_message: 'user_id = $1',
  subscription: 'employer_id = $1',
  invoice: 'subscription_id IN (SELECT id FROM subscription WHERE employer_id = $1)',
  credit_note: `invoice_id IN (${invoices})`,
  refund: `invoice_id IN (${invoices})`,
  dispute: `invoice_id IN (${invoices})`,
  subscription_mail: 'subscription_id IN (SELECT id FROM subscription WHERE employer_id = $1)',
  payment_difference: 'employer_id = $1',
  record_edit: 'user_id = $1',
  saved_filter: "name LIKE '% ' || $1::text",
  bulk_action_item: 'record_id = $1',
};

/** Tables in which nothing of a person can be planted: files, words, and rows of admins. */
const others = [
  'upload',
  'resumable_upload',
  'resumable_upload_part',
  'search_word',
  'free_day',
  'audit_entry',
  'bulk_action',
  'integration',
];

/** Columns that take only other values. */
const except = new Set([
  'user.login_email',
  'user.email',
  'user.search_head',
  'user.search_text',
  // A trigger would remove the mailed links with it.
  'account.password',
  'verification.value',
  'job_reference.began_in',
  'job_reference.ended_in',
  'job_offer.search_text',
  // One side of a chat is planted below.
  'chat.employer_hash',
  'chat.job_seeker_hash',
  'subscription.stripe_subscription_id',
  'subscription.grant_reason',
  'saved_filter.query',
  'bulk_action_item.cells',
]);

const textColumns = async (): Promise<{ table: string; column: string; type: string }[]> => {
  const { rows } = await pool.query(
    `SELECT table_name AS "table", column_name AS "column", data_type AS type FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type IN ('text', 'json', 'jsonb') AND is_generated = 'NEVER'`,
  );
  return rows;
};

async function plant(id: number): Promise<string[]> {
  const columns = await textColumns();
  const planted: string[] = [];
  for (const [table, where] of Object.entries(owned)) {
    const { rowCount } = await pool.query(`SELECT FROM "${table}" WHERE ${where}`, [id]);
    if (rowCount === 0) continue;
    planted.push(table);
    const values = columns
      .filter((one) => one.table === table && !except.has(`${table}.${one.column}`))
      .map(({ column, type }) => {
        const text = `'${mark} ' || left(md5(random()::text), 12)`;
        return `"${column}" = ${type === 'text' ? text : `to_jsonb(${text})`}`;
      });
    if (values.length > 0) await pool.query(`UPDATE "${table}" SET ${values.join(', ')} WHERE ${where}`, [id]);
  }
  // A search for the name that was just planted.
  await pool.query(
    `UPDATE saved_filter SET query = 'q=' || (SELECT replace(name, ' ', '+') FROM "user" WHERE id = $1)
     WHERE query = 'q=' || $1::int`,
    [id],
  );
  await pool.query('UPDATE chat SET employer_hash = $2 WHERE employer_id = $1', [id, `${mark} employer`]);
  await pool.query('UPDATE chat SET job_seeker_hash = $2 WHERE job_seeker_id = $1', [id, `${mark} job seeker`]);
  await pool.query('UPDATE subscription SET grant_reason = $2 WHERE employer_id = $1 AND grant_reason IS NOT NULL', [
    id,
    mark,
  ]);
  return planted;
}

async function found(): Promise<string[]> {
  const holding: string[] = [];
  for (const { table, column } of await textColumns()) {
    const { rows } = await pool.query(`SELECT FROM "${table}" WHERE "${column}"::text LIKE '%${mark}%' LIMIT 1`);
    if (rows.length > 0) holding.push(`${table}.${column}`);
  }
  return holding;
}

const kept = new Set(
  rules.flatMap(([model, rule]) =>
    'changed' in rule
      ? Object.entries(rule.columns).flatMap(([field, column]) =>
          'keep' in column ? [`${tableOf(model)}.${columnOf(field)}`] : [],
        )
      : [],
  ),
);

it('leaves the text only in columns that are declared to stay', async () => {
  const { db, mailer } = app.services;
  const planted = new Set<string>();
  for (const role of ['ROLE_CANDIDATE', 'ROLE_EMPLOYER'] as const) {
    const fixtures = await makeErasureFixtures(app);
    const id = role === 'ROLE_CANDIDATE' ? fixtures.jobSeekerId : fixtures.employerId;
    for (const table of await plant(id)) planted.add(table);
    const { email } = await db.user.findUniqueOrThrow({ where: { id } });
    await pool.query(`INSERT INTO pgboss.job (name, data) VALUES ('message-mail', $1)`, [{ to: email, text: mark }]);
    await mailer.send({ to: email ?? '', subject: 'Hello', text: mark, html: mark });

    await deleteUser(domainContext(app.services, { kind: 'admin', id: fixtures.adminId, sessionId: 0 }), { id, role });

    expect(
      (await found()).filter((column) => !kept.has(column)),
      role,
    ).toEqual([]);
    const { rows } = await pool.query(`SELECT data FROM pgboss.job WHERE name = 'message-mail'`);
    expect(rows).toEqual([]);
    expect(await mailsTo(app, email)).toEqual([]);
  }
  const personal = rules.filter(([, rule]) => !('impersonal' in rule));
  expect([...planted, ...others].toSorted()).toEqual(personal.map(([model]) => tableOf(model)).toSorted());
});

describe('the rules of a deletion', () => {
  it('name every table, and every column of those whose rows stay', async () => {
    const { rows } = await pool.query<{ table: string; columns: string[] }>(
      `SELECT table_name AS "table", array_agg(column_name::text ORDER BY column_name::text) AS columns
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' GROUP BY 1`,
    );
    expect(rows.map(({ table }) => table).toSorted()).toEqual(rules.map(([model]) => tableOf(model)).toSorted());
    const columns = new Map(rows.map((row) => [row.table, row.columns]));
    for (const [model, rule] of rules) {
      if (!('changed' in rule)) continue;
      expect(Object.keys(rule.columns).map(columnOf).toSorted(), model).toEqual(
        columns.get(tableOf(model))?.toSorted(),
      );
    }
  });

  it('give a reason for everything that stays', () => {
    for (const [model, rule] of rules) {
      if ('impersonal' in rule) expect(rule.impersonal, model).toMatch(/\.$/);
      if ('removedBy' in rule) expect(rule.removedBy, model).toMatch(/\.$/);
      if (!('changed' in rule)) continue;
      for (const [field, column] of Object.entries(rule.columns)) {
        if ('keep' in column) expect(column.keep, `${model}.${field}`).toMatch(/\.$/);
      }
    }
  });

  it('take no table that refers to a person for an impersonal one', async () => {
    const { rows } = await pool.query<{ table: string }>(
      `SELECT DISTINCT conrelid::regclass::text AS "table" FROM pg_constraint
       WHERE contype = 'f' AND confrelid = '"user"'::regclass`,
    );
    expect(rows.length).toBeGreaterThan(20);
    const impersonal = rules.filter(([, rule]) => 'impersonal' in rule).map(([model]) => tableOf(model));
    expect(rows.map(({ table }) => table.replaceAll('"', '')).filter((table) => impersonal.includes(table))).toEqual(
      [],
    );
  });
});
