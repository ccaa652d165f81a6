import { sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Sql, Tx } from '../../../database/sql.ts';

/** A delivery that this process tries now. */
export type Claimed = {
  id: number;
  messageId: string;
  endpointId: number;
  userId: number;
  type: string;
  recordId: number;
  occurredAt: Date;
  attempts: number;
  dueAt: Date;
  url: string;
  secret: string;
  formerSecret: string | null;
  formerSecretUntil: Date | null;
};

/**
 * Takes up to `limit` deliveries that are due until `leaseUntil`, one for each endpoint that is neither paused nor `busy`. Of a subject
 * only the first that waits is taken, whichever process has it.
 */
export async function claimDeliveries(
  tx: Sql,
  { at, leaseUntil, limit, busy }: { at: Date; leaseUntil: Date; limit: number; busy: readonly number[] },
): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    WITH picked AS (
      SELECT due.id FROM webhook_endpoint AS endpoint
        CROSS JOIN LATERAL (
          SELECT id FROM webhook_delivery AS delivery
            WHERE delivery.endpoint_id = endpoint.id AND state = 'WAITING' AND due_at <= ${at}
              AND NOT EXISTS (
                SELECT FROM webhook_delivery AS earlier
                  WHERE earlier.endpoint_id = delivery.endpoint_id AND earlier.subject = delivery.subject
                    AND earlier.state = 'WAITING' AND earlier.id < delivery.id)
            ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
        ) AS due
        WHERE endpoint.paused_at IS NULL AND endpoint.id <> ALL (${busy}::int[])
        LIMIT ${limit}
    )
    UPDATE webhook_delivery AS delivery SET due_at = ${leaseUntil}, tried_at = ${at}
      FROM picked, webhook_endpoint AS endpoint
      WHERE delivery.id = picked.id AND endpoint.id = delivery.endpoint_id
      RETURNING delivery.id, delivery.message_id AS "messageId", delivery.endpoint_id AS "endpointId", delivery.type,
        delivery.record_id AS "recordId", delivery.occurred_at AS "occurredAt", delivery.attempts, delivery.due_at AS "dueAt",
        endpoint.user_id AS "userId", endpoint.url, endpoint.secret, endpoint.former_secret AS "formerSecret",
        endpoint.former_secret_until AS "formerSecretUntil"`.execute(tx);
  return rows;
}

/** Notes the end of the gifts of subscriptions whose time was over between these times; nothing happens to their rows then. */
export async function noteEndedGifts(tx: Tx, { after, at }: { after: Date; at: Date }): Promise<void> {
  await sql`
    SELECT note_webhook_event('subscription.ended', 'subscription:' || id, id, ARRAY[employer_id], current_period_end)::text
      FROM subscription
      WHERE granted_by_id IS NOT NULL AND status = 'ACTIVE' AND current_period_end > ${after} AND current_period_end <= ${at}
      ORDER BY id`.execute(kyselyIn(tx));
}
