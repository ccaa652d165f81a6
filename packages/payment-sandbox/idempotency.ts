import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { holdsCardNumber } from './cards.ts';
import { ApiError, invalidRequest } from './errors.ts';
import type { FormTree, FormValue } from './form.ts';
import type { Caller } from './route.ts';

export interface Answer {
  status: number;
  body: object;
  /** The request that first got this response. */
  replayOf?: string;
}

export interface IdempotentRequest {
  caller: Caller;
  key: string;
  path: string;
  params: FormTree;
  requestId: string;
}

export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined || header === '') return undefined;
  const key = String(header);
  if (key.length > 255) throw invalidRequest('Idempotency keys can have up to 255 characters.');
  if (holdsCardNumber(key)) throw invalidRequest('An idempotency key may not hold a card number.');
  return key;
}

function sorted(value: FormValue): unknown {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, child]) => [key, sorted(child)]);
}

/**
 * Stores the response to a key for a day, in the same transaction as its effects. Of the request, only a keyed hash of the
 * parameters is stored; they contain no card number at this point.
 */
export class Idempotency {
  readonly #fingerprintKey: string;

  constructor(fingerprintKey: string) {
    this.#fingerprintKey = fingerprintKey;
  }

  #fingerprint(params: FormTree): string {
    return createHmac('sha256', this.#fingerprintKey)
      .update(JSON.stringify(sorted(params)))
      .digest('base64url');
  }

  /** The stored response, if any. Throws Stripe's idempotency_error if the key was used for another request. */
  async recall(client: pg.ClientBase, request: IdempotentRequest): Promise<Answer | undefined> {
    await client.query(`DELETE FROM payment_sandbox.idempotency WHERE created_at < now() - interval '24 hours'`);
    const { rows } = await client.query<{
      path: string;
      fingerprint: string;
      request_id: string;
      status: number;
      body: object;
    }>(
      `SELECT path, fingerprint, request_id, status, body FROM payment_sandbox.idempotency
       WHERE access = $1 AND key = $2`,
      [request.caller, request.key],
    );
    const [found] = rows;
    if (!found) return undefined;
    if (found.path !== request.path || found.fingerprint !== this.#fingerprint(request.params)) {
      const same =
        found.path === request.path
          ? 'with the same parameters they were first used with'
          : `for the same endpoint they were first used for ('${request.path}' vs '${found.path}')`;
      throw new ApiError(400, {
        type: 'idempotency_error',
        message:
          `Keys for idempotent requests can only be used ${same}. ` +
          `Try using a key other than '${request.key}' if you meant to execute a different request.`,
      });
    }
    return { status: found.status, body: found.body, replayOf: found.request_id };
  }

  /** Invalid requests are not stored: once corrected, they may reuse their key. */
  async remember(client: pg.ClientBase, request: IdempotentRequest, answer: Answer): Promise<void> {
    if (answer.status >= 400 && answer.status !== 402) return;
    await client.query(
      `INSERT INTO payment_sandbox.idempotency (access, key, path, fingerprint, request_id, status, body)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        request.caller,
        request.key,
        request.path,
        this.#fingerprint(request.params),
        request.requestId,
        answer.status,
        JSON.stringify(answer.body),
      ],
    );
  }
}
