import type pg from 'pg';
import { type Account, unnamedAccount } from './account.ts';
import { missingResource } from './errors.ts';
import { newId } from './ids.ts';
import type { Event } from './objects/events.ts';
import type { Kind, Objects } from './objects/objects.ts';
import type { List } from './objects/shape.ts';
import { aboutCustomer, withoutPersonal } from './personalCopies.ts';

/** The API version of the official client's types. */
export const API_VERSION = '2026-10-28.endive';

export interface PageQuery {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: { gt?: number; gte?: number; lt?: number; lte?: number } | undefined;
}

/** A transaction's client, or the pool for reads. */
export type Connection = Pick<pg.ClientBase, 'query'>;

/** One request's access to the stored objects. All changes and events are committed together or not at all. */
export class Store {
  readonly #client: Connection;
  readonly #request: Event['request'];
  #now: number;
  readonly account: Account;

  constructor(client: Connection, now: number, request: Event['request'], account: Account = unnamedAccount) {
    this.#client = client;
    this.#request = request;
    this.#now = now;
    this.account = account;
  }

  /** Seconds, like all of Stripe's times. */
  get now(): number {
    return this.#now;
  }

  /** Sets the time for all following changes. */
  moveTo(seconds: number): void {
    this.#now = seconds;
  }

  /** Uses the customer's test clock for the following changes, if there is one. */
  async followClock(customerId: string | null): Promise<void> {
    const customer = customerId === null ? undefined : await this.find('customer', customerId);
    const clock = customer?.test_clock ? await this.find('test_clock', String(customer.test_clock)) : undefined;
    if (clock) this.moveTo(clock.frozen_time);
  }

  async find<K extends Kind>(kind: K, id: string): Promise<Objects[K] | undefined> {
    const { rows } = await this.#client.query<{ data: Objects[K] }>(
      'SELECT data FROM payment_sandbox.object WHERE kind = $1 AND id = $2',
      [kind, id],
    );
    return rows[0]?.data;
  }

  /** Throws Stripe's resource_missing; `param` is the parameter with the id, if it is not from the URL. */
  async get<K extends Kind>(kind: K, id: string, param?: string): Promise<Objects[K]> {
    const found = await this.find(kind, id);
    if (!found) throw missingResource(kind === 'payment_method' ? 'PaymentMethod' : kind, id, param);
    return found;
  }

  async put<K extends Kind>(kind: K, object: Objects[K]): Promise<void> {
    await this.#client.query(
      `INSERT INTO payment_sandbox.object (kind, id, data) VALUES ($1, $2, $3)
       ON CONFLICT (kind, id) DO UPDATE SET data = excluded.data`,
      [kind, object.id, JSON.stringify(object)],
    );
  }

  async remove(kind: Kind, id: string): Promise<void> {
    await this.#client.query('DELETE FROM payment_sandbox.object WHERE kind = $1 AND id = $2', [kind, id]);
  }

  /** Removes names and contact data of a customer from everything but invoices. */
  async removePersonalCopies(customerId: string): Promise<void> {
    const about = aboutCustomer(customerId);
    const objects = await this.#client.query<{ seq: string; data: object }>(
      `SELECT seq, data FROM payment_sandbox.object WHERE kind NOT IN ('invoice', 'tax_id') AND data @> ANY ($1::jsonb[])`,
      [about],
    );
    for (const { seq, data } of objects.rows) {
      await this.#client.query('UPDATE payment_sandbox.object SET data = $2 WHERE seq = $1', [
        seq,
        JSON.stringify(withoutPersonal(data)),
      ]);
    }
    await this.#client.query("DELETE FROM payment_sandbox.object WHERE kind = 'tax_id' AND data @> $1", [
      JSON.stringify({ customer: customerId }),
    ]);
    await this.#client.query('DELETE FROM payment_sandbox.idempotency WHERE body @> ANY ($1::jsonb[])', [about]);
  }

  /** Newest first. Objects must contain `where`. */
  async all<K extends Kind>(kind: K, where: object): Promise<Objects[K][]> {
    const { rows } = await this.#client.query<{ data: Objects[K] }>(
      'SELECT data FROM payment_sandbox.object WHERE kind = $1 AND data @> $2 ORDER BY seq DESC',
      [kind, JSON.stringify(where)],
    );
    return rows.map((row) => row.data);
  }

  /** Objects that contain `where` and none of `except`. */
  async list<K extends Kind>(
    kind: K,
    url: string,
    where: object,
    page: PageQuery,
    except: object[] = [],
  ): Promise<List<Objects[K]>> {
    const after = page.starting_after && (await this.#place(kind, page.starting_after, 'starting_after'));
    const before = page.ending_before && (await this.#place(kind, page.ending_before, 'ending_before'));
    const { rows } = await this.#client.query<{ data: Objects[K] }>(
      `SELECT data FROM payment_sandbox.object
       WHERE kind = $1 AND data @> $2 AND NOT data @> ANY ($8::jsonb[])
         AND ($3::bigint IS NULL OR seq < $3) AND ($4::bigint IS NULL OR seq > $4)
         AND ($5::bigint IS NULL OR (data->>'created')::bigint >= $5)
         AND ($6::bigint IS NULL OR (data->>'created')::bigint <= $6)
       ORDER BY CASE WHEN $4::bigint IS NULL THEN -seq ELSE seq END
       LIMIT $7`,
      [
        kind,
        JSON.stringify(where),
        after ?? null,
        before ?? null,
        ...bounds(page.created),
        page.limit + 1,
        except.map((unwanted) => JSON.stringify(unwanted)),
      ],
    );
    const data = rows.slice(0, page.limit).map((row) => row.data);
    // With ending_before, rows are read oldest first; lists are returned newest first.
    if (before) data.reverse();
    return { object: 'list', data, has_more: rows.length > page.limit, url };
  }

  /** What is in the balance now, by currency. */
  async balance(): Promise<{ currency: string; available: number; pending: number }[]> {
    const { rows } = await this.#client.query<{ currency: string; available: string; pending: string }>(
      `SELECT data->>'currency' AS currency,
         coalesce(sum((data->>'net')::bigint) FILTER (WHERE (data->>'available_on')::bigint <= $1), 0) AS available,
         coalesce(sum((data->>'net')::bigint) FILTER (WHERE (data->>'available_on')::bigint > $1), 0) AS pending
       FROM payment_sandbox.object WHERE kind = 'balance_transaction' GROUP BY 1 ORDER BY 1`,
      [this.now],
    );
    return rows.map(({ currency, ...sums }) => ({
      currency,
      available: Number(sums.available),
      pending: Number(sums.pending),
    }));
  }

  async #place(kind: Kind, id: string, param: string): Promise<string> {
    const { rows } = await this.#client.query<{ seq: string }>(
      'SELECT seq FROM payment_sandbox.object WHERE kind = $1 AND id = $2',
      [kind, id],
    );
    const [row] = rows;
    if (!row) throw missingResource(kind, id, param);
    return row.seq;
  }

  /** Emits an event to the application and subscribed endpoints after the commit. `previous` has old values of changed fields. */
  async announce(type: string, object: object, previous?: object): Promise<void> {
    const event: Event = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now,
      data: previous ? { object, previous_attributes: previous } : { object },
      livemode: false,
      pending_webhooks: 1,
      request: this.#request,
      type,
    };
    const { rowCount } = await this.#client.query(
      `INSERT INTO payment_sandbox.delivery (event_id, endpoint)
       SELECT $1, 'application' UNION ALL
       SELECT $1, id FROM payment_sandbox.object
       WHERE kind = 'webhook_endpoint' AND data->>'status' = 'enabled' AND data->'enabled_events' ?| ARRAY['*', $2]`,
      [event.id, type],
    );
    await this.put('event', { ...event, pending_webhooks: rowCount ?? 1 });
  }
}

function bounds(created: PageQuery['created'] = {}): [number | null, number | null] {
  const from = [created.gte, created.gt === undefined ? undefined : created.gt + 1].filter((at) => at !== undefined);
  const to = [created.lte, created.lt === undefined ? undefined : created.lt - 1].filter((at) => at !== undefined);
  return [from.length > 0 ? Math.max(...from) : null, to.length > 0 ? Math.min(...to) : null];
}
