import { z } from 'zod';

/**
 * The names of parameters (docs/product/rest-calls.md, 'Parameters, filters and orders'): filters and orders are accepted
 * bare and inside `filters[...]`, in snake case and in camel case, because the documents have several spellings.
 */

/** Parameters of the page, not filters. */
const ofThePage = new Set(['page', 'page_size', 'searchpage', 'cursor', 'updated_since']);

/** `filters[jobId]`, `jobId` and `job_id` are the same parameter. */
function meaningOf(name: string): string {
  const bare = /^filters\[(.*)\]$/.exec(name)?.[1];
  const meaning = (bare ?? name).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return bare !== undefined && ofThePage.has(meaning) ? name : meaning;
}

/**
 * A query with the parameter names of the call's schema. The schema's own spelling takes precedence.
 * @returns also the name as sent of each parameter with another spelling
 */
export function parametersIn(query: unknown, schema: unknown): { query: unknown; sentAs: ReadonlyMap<string, string> } {
  const sentAs = new Map<string, string>();
  const known = meaningsIn(schema);
  if (typeof query !== 'object' || query === null || known.size === 0) return { query, sentAs };
  const sent = new Map<string, [name: string, value: unknown]>();
  for (const [name, value] of Object.entries(query)) {
    const meaning = meaningOf(name);
    if (!sent.has(meaning)) sent.set(meaning, [name, value]);
  }
  const named: Record<string, unknown> = { ...query };
  for (const [name, meaning] of known) {
    if (Object.hasOwn(query, name)) continue;
    const found = sent.get(meaning);
    if (!found) continue;
    named[name] = found[1];
    sentAs.set(name, found[0]);
  }
  return { query: named, sentAs };
}

const meanings = new WeakMap<z.ZodObject, ReadonlyMap<string, string>>();

/** What the parameters of a schema mean, before its transformations. Schemas do not change. */
function meaningsIn(schema: unknown): ReadonlyMap<string, string> {
  if (schema instanceof z.ZodPipe) return meaningsIn(schema.in);
  if (!(schema instanceof z.ZodObject)) return new Map();
  const known = meanings.get(schema) ?? new Map(Object.keys(schema.shape).map((name) => [name, meaningOf(name)]));
  meanings.set(schema, known);
  return known;
}
