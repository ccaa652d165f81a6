import { z } from 'zod';

/**
 * The names of parameters (DECISIONS §3): filters and orders are accepted bare and inside `filters[...]`, in snake case
 * and in camel case, because the documents have several spellings.
 */

/** Parameters of the page, not filters. */
const ofThePage = new Set(['page', 'page_size', 'searchpage']);

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
  const known = namesOf(schema);
  if (typeof query !== 'object' || query === null || known.length === 0) return { query, sentAs };
  const sent = Object.entries(query);
  const named: Record<string, unknown> = { ...query };
  for (const name of known) {
    if (Object.hasOwn(query, name)) continue;
    const found = sent.find(([other]) => meaningOf(other) === meaningOf(name));
    if (!found) continue;
    named[name] = found[1];
    sentAs.set(name, found[0]);
  }
  return { query: named, sentAs };
}

/** The parameters of a schema before its transformations. */
function namesOf(schema: unknown): string[] {
  if (schema instanceof z.ZodPipe) return namesOf(schema.in);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
