import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { atAddress } from './address.ts';
import type { Event } from './objects/events.ts';

const TIMEOUT_MS = 10_000;
const AT_ONCE = 4;
// An attempt in progress is reserved for this long; if its process dies, it is due again afterwards.
const LEASE_SECONDS = 30;
const BACKOFF_SECONDS = [1, 5, 30, 120, 600, 3600, 3 * 3600, 6 * 3600, 12 * 3600];
const MAX_ATTEMPTS = 16;

export interface DeliveryOptions {
  pool: pg.Pool;
  /** Called at every attempt, because the application may start to listen after the sandbox. */
  webhookUrl: () => string;
  webhookSecret: string;
  /** The sandbox's address. */
  address: () => string;
  log: { warn: (detail: object, message: string) => void };
}

export interface Deliveries {
  /** Call it after committing events. */
  wake: () => void;
  close: () => Promise<void>;
}

/** The `Stripe-Signature` header of a payload; `at` in seconds. */
export function signPayload(payload: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${signature}`;
}

/** A delivery. `url` and `secret` are those of an endpoint, or null for the application. */
interface Due {
  event: Event;
  endpoint: string;
  url: string | null;
  secret: string | null;
  attempts: number;
}

async function post(
  { event, url, secret }: Due,
  { webhookUrl, webhookSecret, address }: DeliveryOptions,
  closing: AbortSignal,
) {
  const payload = atAddress(JSON.stringify(event, null, 2), address());
  const response = await fetch(url ?? webhookUrl(), {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signPayload(payload, secret ?? webhookSecret, Math.floor(Date.now() / 1000)),
      'user-agent': 'Stripe/1.0 (sandbox)',
    },
    body: payload,
    redirect: 'manual',
    signal: AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
}

/** Delivers committed events until they are accepted: at least once, in any order, also after a restart. */
export function startDeliveries(options: DeliveryOptions): Deliveries {
  const { pool, log } = options;
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let wokenMeanwhile = false;

  async function claim(): Promise<Due[]> {
    const { rows } = await pool.query<Due>(
      `UPDATE payment_sandbox.delivery d
       SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
       FROM payment_sandbox.object o
       WHERE o.kind = 'event' AND o.id = d.event_id AND (d.event_id, d.endpoint) IN (
         SELECT event_id, endpoint FROM payment_sandbox.delivery
         WHERE delivered_at IS NULL AND attempts < $2 AND next_attempt_at <= now()
         ORDER BY next_attempt_at LIMIT $3 FOR UPDATE SKIP LOCKED
       )
       RETURNING o.data AS event, d.attempts, d.endpoint,
         (SELECT e.data->>'url' FROM payment_sandbox.object e WHERE e.kind = 'webhook_endpoint' AND e.id = d.endpoint) AS url,
         (SELECT e.data->>'secret' FROM payment_sandbox.object e WHERE e.kind = 'webhook_endpoint' AND e.id = d.endpoint) AS secret`,
      [LEASE_SECONDS, MAX_ATTEMPTS, AT_ONCE],
    );
    return rows;
  }

  async function attempt(due: Due): Promise<void> {
    const { event, endpoint, attempts } = due;
    try {
      // The endpoint was deleted.
      const isGone = endpoint !== 'application' && due.url === null;
      if (!isGone) await post(due, options, closing.signal);
      await pool.query(
        `WITH taken AS (
           UPDATE payment_sandbox.delivery SET delivered_at = now(), last_failure = NULL
           WHERE event_id = $1 AND endpoint = $2
         )
         UPDATE payment_sandbox.object
         SET data = data || jsonb_build_object('pending_webhooks', greatest((data->>'pending_webhooks')::int - 1, 0))
         WHERE kind = 'event' AND id = $1`,
        [event.id, endpoint],
      );
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      const wait = BACKOFF_SECONDS[Math.min(attempts, BACKOFF_SECONDS.length) - 1] ?? 0;
      await pool.query(
        `UPDATE payment_sandbox.delivery
         SET last_failure = $2, next_attempt_at = now() + make_interval(secs => $3), attempts = attempts - $4
         WHERE event_id = $1 AND endpoint = $5`,
        // An attempt that a shutdown interrupted does not count, and is due at the next start.
        [event.id, failure, closing.signal.aborted ? 0 : wait, closing.signal.aborted ? 1 : 0, endpoint],
      );
      if (!closing.signal.aborted) log.warn({ event: event.id, type: event.type, attempts, failure }, 'webhook failed');
    }
  }

  async function run(): Promise<void> {
    do {
      wokenMeanwhile = false;
      for (let due = await claim(); due.length > 0 && !closing.signal.aborted; due = await claim()) {
        await Promise.all(due.map(attempt));
      }
    } while (wokenMeanwhile && !closing.signal.aborted);
    const { rows } = await pool.query<{ wait: string | null }>(
      `SELECT extract(epoch FROM min(next_attempt_at) - now()) * 1000 AS wait
       FROM payment_sandbox.delivery WHERE delivered_at IS NULL AND attempts < $1`,
      [MAX_ATTEMPTS],
    );
    const wait = rows[0]?.wait;
    if (wait != null && !closing.signal.aborted) {
      timer = setTimeout(wake, Math.min(Math.max(Number(wait), 10), 3_600_000));
      timer.unref();
    }
  }

  function wake(): void {
    if (closing.signal.aborted) return;
    if (running) {
      wokenMeanwhile = true;
      return;
    }
    clearTimeout(timer);
    running = run()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'webhook deliveries stopped, and go on in a while');
        if (!closing.signal.aborted) timer = setTimeout(wake, 5_000).unref();
      })
      .finally(() => {
        running = undefined;
        if (wokenMeanwhile) wake();
      });
  }

  return {
    wake,
    close: async () => {
      closing.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
