import { AsyncResource } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { isTracing, traced } from '../tracing/traced.ts';

/** Makes the statements of a pool spans, if traces are recorded when it is opened. */
export function traceStatements(pool: pg.Pool): void {
  if (!isTracing()) return;
  const connect = pool.connect.bind(pool);
  // A statement that waits for a connection gets it from another one, which may belong to another trace.
  pool.connect = ((use?: OnConnect) => (use ? connect(AsyncResource.bind(use)) : connect())) as typeof pool.connect;
  pool.on('connect', traceClient);
}

type OnConnect = Parameters<pg.Pool['connect']>[0];
type OnAnswer = (error: unknown, result: unknown) => void;

function traceClient(client: pg.PoolClient): void {
  const send: (...args: unknown[]) => unknown = client.query.bind(client);
  client.query = ((...args: unknown[]) => {
    const { name, attributes } = spanOf(textOf(args[0]));
    const last = args.at(-1);
    if (typeof last !== 'function') return traced(name, attributes, () => send(...args), 'client');
    const answer = AsyncResource.bind(last as OnAnswer);
    const wait = () =>
      new Promise<void>((done, failed) => {
        send(...args.slice(0, -1), (error: unknown, result: unknown) => {
          if (error) failed(error);
          else done();
          answer(error, result);
        });
      });
    // The caller is told by its callback.
    traced(name, attributes, wait, 'client').catch(() => undefined);
  }) as typeof client.query;
}

/** The text of a statement, in whichever form the driver takes it. */
function textOf(given: unknown): string {
  const text = typeof given === 'object' && given !== null && 'text' in given ? given.text : given;
  return typeof text === 'string' ? text : '';
}

type Span = { name: string; attributes: Readonly<Record<string, string | undefined>> };

/** The table after INTO, after an UPDATE that is no lock, or after FROM or JOIN, where it is no function. */
const tableIn =
  /\bINTO\s+([\w."]+)|(?:^|[(])\s*UPDATE\s+(?:ONLY\s+)?([\w."]+)|\b(?:FROM|JOIN)\s+(?:ONLY\s+)?([\w."]+)(?![\w."]|\s*[(])/i;

const known = new LRUCache<string, Span>({ max: 1_000 });

/** By what a statement does and to which table first: values, and texts that may contain them, are not recorded. */
function spanOf(text: string): Span {
  const found = known.get(text);
  if (found) return found;
  const withoutTexts = text.replaceAll(/'(?:[^']|'')*'/g, '');
  const operation = /^[\s(]*([a-z]+)/i.exec(withoutTexts)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const table = tableIn
    .exec(withoutTexts)
    ?.slice(1)
    .find(Boolean)
    ?.replaceAll('"', '')
    .replace(/^public\./, '');
  const span = {
    name: table === undefined ? operation : `${operation} ${table}`,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.collection.name': table },
  };
  known.set(text, span);
  return span;
}
