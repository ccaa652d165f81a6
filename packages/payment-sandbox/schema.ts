import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { completeBalance } from './balance.ts';
import { WRITER_LOCK } from './execute.ts';

// Arbitrary, but the same in every process that starts a sandbox on this database.
const SCHEMA_LOCK = 7_311_402;

const SCHEMA = `
CREATE SCHEMA IF NOT EXISTS payment_sandbox;

CREATE TABLE IF NOT EXISTS payment_sandbox.object (
  seq bigserial PRIMARY KEY,
  kind text NOT NULL,
  id text NOT NULL,
  data jsonb NOT NULL,
  UNIQUE (kind, id)
);
CREATE INDEX IF NOT EXISTS object_kind_seq ON payment_sandbox.object (kind, seq DESC);
CREATE INDEX IF NOT EXISTS object_data ON payment_sandbox.object USING gin (data jsonb_path_ops);

CREATE TABLE IF NOT EXISTS payment_sandbox.idempotency (
  access text NOT NULL,
  key text NOT NULL,
  path text NOT NULL,
  fingerprint text NOT NULL,
  request_id text NOT NULL,
  status int NOT NULL,
  body jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (access, key)
);
CREATE INDEX IF NOT EXISTS idempotency_created_at ON payment_sandbox.idempotency (created_at);

CREATE TABLE IF NOT EXISTS payment_sandbox.delivery (
  event_id text NOT NULL,
  endpoint text NOT NULL DEFAULT 'application',
  attempts int NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz,
  last_failure text,
  PRIMARY KEY (event_id, endpoint)
);
-- Of before there was more than one to deliver to.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM information_schema.columns
    WHERE table_schema = 'payment_sandbox' AND table_name = 'delivery' AND column_name = 'endpoint') THEN
    ALTER TABLE payment_sandbox.delivery ADD COLUMN endpoint text NOT NULL DEFAULT 'application';
    ALTER TABLE payment_sandbox.delivery DROP CONSTRAINT delivery_pkey, ADD PRIMARY KEY (event_id, endpoint);
  END IF;
END $$;
CREATE INDEX IF NOT EXISTS delivery_due ON payment_sandbox.delivery (next_attempt_at) WHERE delivered_at IS NULL;

CREATE TABLE IF NOT EXISTS payment_sandbox.secret (
  name text PRIMARY KEY,
  value text NOT NULL
);
`;

/** Creates missing tables, and completes what an older version stored. Returns the key for fingerprints of request bodies. */
export async function prepareSchema(pool: pg.Pool): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    await client.query(SCHEMA);
    await client.query('SELECT pg_advisory_xact_lock($1)', [WRITER_LOCK]);
    await completeBalance(client);
    await client.query(
      `INSERT INTO payment_sandbox.secret (name, value) VALUES ('fingerprint', $1) ON CONFLICT DO NOTHING`,
      [randomBytes(32).toString('base64url')],
    );
    const { rows } = await client.query<{ value: string }>(
      `SELECT value FROM payment_sandbox.secret WHERE name = 'fingerprint'`,
    );
    await client.query('COMMIT');
    const [row] = rows;
    if (!row) throw new Error('The sandbox has no fingerprint key');
    return row.value;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
