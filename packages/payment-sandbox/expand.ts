import { invalidRequest } from './errors.ts';
import type { Kind } from './objects/objects.ts';
import type { Store } from './store.ts';

const MAX_DEPTH = 4;

const REFERENCES = new Map<string, Kind>([
  ['balance_transaction', 'balance_transaction'],
  ['charge', 'charge'],
  ['customer', 'customer'],
  ['default_payment_method', 'payment_method'],
  ['default_price', 'price'],
  ['invoice', 'invoice'],
  ['latest_charge', 'charge'],
  ['latest_invoice', 'invoice'],
  ['payment_intent', 'payment_intent'],
  ['payment_method', 'payment_method'],
  ['product', 'product'],
  ['setup_intent', 'setup_intent'],
  ['subscription', 'subscription'],
]);

/** What a balance transaction is about. */
const SOURCES = new Map<string, Kind>([
  ['ch', 'charge'],
  ['du', 'dispute'],
  ['po', 'payout'],
  ['re', 'refund'],
]);

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields that are returned only when expanded. */
async function included(store: Store, owner: Fields, field: string): Promise<unknown> {
  const id = String(owner.id);
  if (owner.object === 'invoice' && field === 'payments') {
    return store.list('invoice_payment', '/v1/invoice_payments', { invoice: id }, { limit: 10 });
  }
  if (owner.object === 'invoice' && field === 'confirmation_secret') {
    const [payment] = await store.all('invoice_payment', { invoice: id });
    if (!payment) return null;
    const intent = await store.get('payment_intent', payment.payment.payment_intent);
    return { client_secret: intent.client_secret, type: 'payment_intent' };
  }
  if (owner.object === 'customer' && field === 'subscriptions') {
    return store.list('subscription', `/v1/customers/${id}/subscriptions`, { customer: id }, { limit: 10 });
  }
  return undefined;
}

async function expandPath(store: Store, value: unknown, path: string[], full: string): Promise<unknown> {
  const [field, ...rest] = path;
  if (field === undefined || value === null) return value;
  if (Array.isArray(value)) {
    const expanded: unknown[] = [];
    for (const item of value) expanded.push(await expandPath(store, item, path, full));
    return expanded;
  }
  if (!isFields(value)) throw notExpandable(full);
  const held = value[field] ?? (await included(store, value, field));
  if (held === undefined && !(field in value)) throw notExpandable(full);
  const kind = field === 'source' ? SOURCES.get(String(held).split('_')[0] ?? '') : REFERENCES.get(field);
  if (typeof held === 'string' && !kind) throw notExpandable(full);
  const opened = typeof held === 'string' && kind ? ((await store.find(kind, held)) ?? held) : held;
  return { ...value, [field]: await expandPath(store, opened, rest, full) };
}

function notExpandable(path: string) {
  return invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
}

/** Replaces the references named by `expand[]` with the objects. */
export async function expand(store: Store, object: object, paths: string[]): Promise<object> {
  let expanded: unknown = object;
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > MAX_DEPTH) {
      throw invalidRequest(`You cannot expand more than ${MAX_DEPTH} levels of a property.`, { param: 'expand' });
    }
    expanded = await expandPath(store, expanded, steps, path);
  }
  return isFields(expanded) ? expanded : object;
}
