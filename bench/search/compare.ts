import { isDeepStrictEqual } from 'node:util';
import type { Search } from './searches.ts';
import { type Asked, prepare, type Target, textOf } from './target.ts';

/**
 * Prepares the requests of all searches for one target after the other.
 * @throws when a target's answers differ in content from those of the first target.
 */
export function preparer(searches: readonly Search[]): (target: Target) => Promise<Asked> {
  let first: unknown[] | undefined;
  return async (target) => {
    const { requests, contents } = await prepare(target, searches);
    first ??= contents;
    const expected = first;
    const other = contents.findIndex((content, at) => !isDeepStrictEqual(content, expected[at]));
    if (other >= 0) {
      throw new Error(
        `The servers answer differently to ${JSON.stringify(searches[other])} at ${differenceAt(contents[other], expected[other])}`,
      );
    }
    return { ...target.server, requests: requests.map((request) => textOf(target.server, request)) };
  };
}

/** The path to the first difference between two values. */
function differenceAt(one: unknown, other: unknown): string {
  if (!isObject(one) || !isObject(other)) return `: ${JSON.stringify(one)} ≠ ${JSON.stringify(other)}`;
  const key = [...new Set([...Object.keys(one), ...Object.keys(other)])].find(
    (name) => !isDeepStrictEqual(one[name], other[name]),
  );
  return key === undefined ? '' : `.${key}${differenceAt(one[key], other[key])}`;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const times = new Set(['createdAt', 'created_at', 'updated_at']);

/** A value without the keys `opaque`, and with times as numbers, which servers may write differently. */
export function plain(value: unknown, opaque: ReadonlySet<string> = new Set(), key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(item, opaque));
  if (times.has(key)) return Date.parse(String(value));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (opaque.has(name) ? [] : [[name, plain(inner, opaque, name)]])),
  );
}
