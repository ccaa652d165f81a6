import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../support/database.ts';

const database = await createTestDatabase();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
await client.query(`
  INSERT INTO country (id, name, currency_symbol, currency_code, currency_name) VALUES (101, 'Singapore', '$', 'SGD', 'dollar');
  INSERT INTO city (id, name, slug, country_id, recommended_prices) VALUES (101, 'Singapore', 'singapore', 101, '{10,20}');
  INSERT INTO job (id, name, plural, slug) VALUES (101, 'Waiter', 'Waiters', 'waiter');
  INSERT INTO "user" (id, role, name) VALUES (101, 'ROLE_EMPLOYER', 'Employer'), (102, 'ROLE_CANDIDATE', 'Job Seeker'), (103, 'ROLE_ADMIN', 'Admin');
  INSERT INTO chat (id, kind, employer_id, job_seeker_id, employer_hash, job_seeker_hash) VALUES (101, 'CONTACT', 101, 102, 'a', 'b');
  INSERT INTO subscription (id, employer_id, recurring_mode, currency, amount, status, current_period_end, stripe_subscription_id)
    VALUES (101, 101, 'MONTHLY', 'SGD', 4900, 'ACTIVE', now(), 'sub_101');
`);
// Every test writes in its own transaction, which is never committed.
beforeEach(async () => {
  await client.query('ROLLBACK');
  await client.query('BEGIN');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

type Row = Record<string, unknown>;

async function insert(table: string, row: Row): Promise<string> {
  const columns = Object.keys(row);
  const values = columns.map((_, index) => `$${index + 1}`);
  try {
    await client.query(`INSERT INTO "${table}" (${columns}) VALUES (${values})`, Object.values(row));
    return 'stored';
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint) return error.constraint;
    throw error;
  }
}

/** A valid row, and changes that make it invalid. That rates and counts are positive is checked by the rules of input, too. */
function refusals(table: string, row: Row, constraint: string, refused: Record<string, Row>): void {
  describe(constraint, () => {
    it('accepts a valid row', async () => {
      expect(await insert(table, row)).toBe('stored');
    });
    it.each(Object.entries(refused))('refuses %s', async (_, change) => {
      expect(await insert(table, { ...row, ...change })).toBe(constraint);
    });
  });
}

const now = new Date();
const person = { role: 'ROLE_CANDIDATE', name: 'Ana' };
const offer = { employer_id: 101, city_id: 101, job_id: 101, max_rate: 10, description: 'Evenings', slug: 'evenings' };
const alert = { user_id: 102, frequency: 'WEEKLY', due_at: now, covered_until: now };
const sides = { employer_id: 101, job_seeker_id: 102, chat_id: 101 };
const request = { ...sides, name: 'Bo', email: 'bo@example.org', activated_at: now };
const login = { login_email: 'ana@example.org', email: 'ana@example.org' };
const introduction = { activated_at: null, introduced_by_id: 103, weighs: false };
const contactChat = { kind: 'CONTACT', employer_id: 103, job_seeker_id: 102, employer_hash: 'c', job_seeker_hash: 'd' };
const supportChat = { kind: 'SUPPORT', support_user_id: 101 };
const message = { chat_id: 101, user_id: 101, text: 'Hello' };
const price = { currency: 'SGD', recurring_mode: 'MONTHLY', amount: 4900 };
const subscription = { ...price, employer_id: 101, status: 'CANCELED', current_period_end: now };
const gift = { ...subscription, granted_by_id: 103, grant_reason: 'A trial' };
const paid = { ...subscription, stripe_subscription_id: 'sub_1' };
const invoice = { subscription_id: 101, stripe_invoice_id: 'in_1', status: 'PAID', currency: 'SGD', amount: 4900 };

refusals('user', { ...person, ...login }, 'user_login_email_check', {
  'a login without a contact e-mail': { email: null },
  'a login that is not the contact e-mail': { email: 'other@example.org' },
  'a login in upper case': { login_email: 'Ana@example.org', email: 'Ana@example.org' },
});
refusals('user', { ...person, active: true }, 'user_active_check', {
  'an active employer': { role: 'ROLE_EMPLOYER' },
  'an active admin': { role: 'ROLE_ADMIN' },
});
refusals('user', { ...person, deleted_at: now }, 'user_deleted_check', {
  'a deleted person with an e-mail': { email: 'ana@example.org' },
  'one with a login': { email: 'ana@example.org', login_email: 'ana@example.org' },
  'one with a number': { whats_app: '+6591234567' },
});
refusals('user', person, 'user_counts_check', {
  'a popularity below zero': { popularity: -1 },
  'fewer ratings than none': { rating_count: -1 },
});
refusals('chat', supportChat, 'chat_counts_check', { 'fewer messages than none': { nb_messages: -1 } });
refusals('profile_day', { job_seeker_id: 102, day: now, views: 0 }, 'profile_day_views_check', {
  'fewer views than none': { views: -1 },
});
refusals('job_offer', offer, 'job_offer_ends_unless_draft', {
  'a draft with an end': { expires_at: now },
  'an active offer without an end': { state: 'ACTIVE', published_at: now },
});
refusals('job_offer', offer, 'job_offer_published_unless_draft', {
  'an active offer that was never published': { state: 'ACTIVE', expires_at: now },
});
refusals('contact_request', request, 'contact_request_reachable_check', {
  'a request without e-mail and WhatsApp': { email: null },
  'one with empty ones': { email: '', whats_app: '' },
});
refusals('contact_request', { ...request, ...introduction }, 'contact_request_activated_check', {
  "an employer's request that is not activated": { introduced_by_id: null },
});
refusals('contact_request', request, 'contact_request_weighs_check', {
  'a pending introduction that weighs in the popularity': { activated_at: null, introduced_by_id: 103, weighs: true },
});
refusals('chat', contactChat, 'chat_kind_check', {
  'a contact chat without an employer': { employer_id: null },
  'one without a job seeker': { job_seeker_id: null },
  "one without the employer's link": { employer_hash: null },
  "one without the job seeker's link": { job_seeker_hash: null },
  'one with a support user': { support_user_id: 101 },
});
refusals('chat', supportChat, 'chat_kind_check', {
  'a support chat without its user': { support_user_id: null },
  'one with an employer': { employer_id: 101 },
  'one with a job seeker': { job_seeker_id: 102 },
  'one with a share link': { employer_hash: 'c' },
});
refusals('message', message, 'message_content_check', {
  'a message of nothing': { text: null },
  'one of spaces': { text: ' \n\t' },
});
refusals('offer_alert', alert, 'offer_alert_due_check', {
  'one that is on and never due': { due_at: null },
  'one that is off and due': { frequency: 'OFF' },
});
refusals('offer_alert', { ...alert, frequency: 'OFF', due_at: null }, 'offer_alert_due_check', {
  'a daily one that is never due': { frequency: 'DAILY' },
});
refusals('invoice', { ...invoice, refunded_amount: 4900 }, 'invoice_returned_check', {
  'more that is paid back than was paid': { refunded_amount: 4901 },
  'less than nothing': { refunded_amount: -1 },
});
refusals('subscription', gift, 'subscription_origin_check', {
  'a gift without a giver': { granted_by_id: null },
  'a gift without a reason': { grant_reason: null },
  'a gift with a blank reason': { grant_reason: ' ' },
});
refusals('subscription', paid, 'subscription_origin_check', {
  "the provider's that is also a gift": { granted_by_id: 103, grant_reason: 'A trial' },
});

describe('subscription_one_live', () => {
  it.each([
    ['a paid one', 'subscription_one_live', { ...paid, status: 'ACTIVE' }],
    ['a gift', 'subscription_one_live', { ...gift, status: 'ACTIVE' }],
    ['one that is known to be the second', 'stored', { ...paid, status: 'ACTIVE', is_second: true }],
    ['an attempt to pay', 'stored', { ...paid, status: 'INCOMPLETE' }],
  ])('of an employer with a live one, %s meets %s', async (_, outcome, row) => {
    expect(await insert('subscription', row)).toBe(outcome);
  });

  it.each(["status = 'ACTIVE'", "status = 'ACTIVE', is_second = true", 'currency = currency'])(
    'looks at a row that becomes live, and at no other: %s',
    async (change) => {
      await insert('subscription', paid);
      const changed = client.query(`UPDATE subscription SET ${change} WHERE employer_id = 101`);
      if (change === "status = 'ACTIVE'") {
        await expect(changed).rejects.toMatchObject({ code: '23505', constraint: 'subscription_one_live' });
      } else await changed;
    },
  );
});

describe('a read position', () => {
  it('can only increase', async () => {
    await insert('chat_participant', { chat_id: 101, user_id: 101, read_message_id: 5 });
    const statement = 'UPDATE chat_participant SET read_message_id = $1 RETURNING read_message_id AS at';
    const move = async (to: number) => (await client.query(statement, [to])).rows[0]?.at;
    expect(await move(7)).toBe(7);
    expect(await move(6)).toBe(7);
  });
});

describe('at the end of a transaction', () => {
  beforeEach(async () => {
    await client.query(`INSERT INTO "user" (id, role, name) VALUES (104, 'ROLE_EMPLOYER', 'Another')`);
    await insert('message', { ...message, id: 101 });
    await insert('contact_request', request);
  });
  const toAnother = (table: string) => `UPDATE ${table} SET employer_id = 104`;
  it.each([
    ['a request of another employer than its chat', toAnother('contact_request'), 'contact_request_of_chat'],
    ['a chat of another employer than its request', toAnother('chat'), 'contact_request_of_chat'],
    ['a last message that is not there', 'UPDATE chat SET last_message_id = 7', 'last_message_of_chat'],
    ['both of another employer', `${toAnother('chat')}; ${toAnother('contact_request')}`, null],
    ['a last message of the chat', 'UPDATE chat SET last_message_id = 101 WHERE id = 101', null],
  ])('%s is refused or not', async (_, statements, constraint) => {
    await client.query(statements);
    const end = client.query('SET CONSTRAINTS ALL IMMEDIATE');
    if (constraint === null) await end;
    else await expect(end).rejects.toMatchObject({ constraint });
  });
});
