import {
  type DocumentNode,
  type GraphQLInputObjectType,
  getNamedType,
  isInputObjectType,
  Kind,
  typeFromAST,
} from 'graphql';
import { z } from 'zod';
import { readMoment } from '../graphql/builder.ts';
import { encodeOffset } from '../graphql/cursor.ts';
import { encodeGlobalId } from '../graphql/globalId.ts';
import { schema } from '../graphql/schema.ts';

/** The formats of values in query strings and bodies (docs/product/rest-calls.md, 'Names and formats'). */

/** The largest integer in the graph, and the largest id in the database. */
export const maxInt = 2_147_483_647;

/** A whole number, not converted from a text. */
const whole = z.int({ error: 'This has to be a whole number.', abort: true });

/** A number as in JSON. */
export const integer = whole
  .min(-maxInt, { error: 'This number is too small.', abort: true })
  .max(maxInt, { error: 'This number is too large.', abort: true });

/** A number, or a text of digits. */
export const wholeNumber = z
  .union(
    [
      whole,
      z
        .string()
        .trim()
        .regex(/^-?\d{1,15}$/)
        .transform(Number),
    ],
    { error: 'This has to be a whole number.' },
  )
  .pipe(integer);

/** An id, as a number or in digits. */
export const id = wholeNumber.pipe(integer.min(1, { error: 'This is no id.', abort: true }));

/**
 * The id by which a list is filtered. 0 and an empty text stand for all (docs/product/rest-calls.md, 'Parameters, filters
 * and orders').
 */
export const idOrAll = z.preprocess((value) => (value === '' || value === '0' ? undefined : value), id.optional());

/** `1`, `0`, `true` or `false`. */
export const flag = z
  .union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false'])], { error: 'This has to be 1 or 0.' })
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

/** `ASC` or `DESC`, in any case. */
export const direction = z
  .string()
  .transform((value) => value.toUpperCase())
  .pipe(z.enum(['ASC', 'DESC'], { error: 'This has to be ASC or DESC.' }));

/** The order of lists whose newest record comes first. */
export const orderByCreatedAt = { 'filters[orderByCreatedAt]': direction.optional() };

/** Converts it to the graph's argument. */
export const oldestFirst = (query: { 'filters[orderByCreatedAt]'?: 'ASC' | 'DESC' }) => ({
  reverse: query['filters[orderByCreatedAt]'] === 'ASC',
});

/** The largest page. A larger `page_size` is served as this one. */
export const maxPageSize = 1000;

/** Numbered pages, from 1. */
export const paging = {
  page: wholeNumber.pipe(z.int().min(1, 'Pages begin with 1.')).default(1),
  page_size: wholeNumber
    .pipe(z.int().min(1, 'A page has at least one record.'))
    .transform((size) => Math.min(size, maxPageSize))
    .default(100),
};

/** Lists whose pages also begin at a cursor (`cursors.ts`). An empty one begins with the first record. */
export const byCursor = { ...paging, cursor: z.string().max(2_000, 'This is no cursor.').optional() };

/** A time as in RFC 3339. */
const time = z.string().transform((text, check) => {
  const moment = readMoment(text);
  if (moment) return moment;
  check.addIssue('This has to be a time with its zone, like 2026-06-01T12:00:00Z. A + is sent as %2B.');
  return z.NEVER;
});

/** Lists that also tell what changed since a time. */
export const byChange = { ...byCursor, updated_since: time.optional() };

export type Paging = { page: number; page_size: number; cursor?: string | undefined; updated_since?: Date | undefined };

const page = z.object(paging).extend({ cursor: z.string().optional(), updated_since: z.date().optional() });

/** The requested page. */
export const pageIn = (query: unknown): Paging => page.parse(query);

/** The same page as arguments of the graph, which `afterCursor` replaces by a cursor. */
export const pageOf = ({ page, page_size, updated_since }: Paging) => ({
  first: page_size,
  after: page === 1 ? null : encodeOffset((page - 1) * page_size),
  ...(updated_since && { updatedSince: updated_since.toISOString() }),
});

/** A reference to a record: `{id}`, the id alone, or the whole record. */
export const reference = z.union([z.object({ id }), id.transform((value) => ({ id: value }))], {
  error: 'This has to be a record with an id.',
});

/** The global id of an optional record. */
export const globalId = (typename: string, record: { id: number } | null | undefined): string | null =>
  record ? encodeGlobalId(typename, record.id) : null;

/** The graph's sort for the first of these parameters in a query, reversed for the opposite direction. */
export function sortIn<Name extends string, Sort extends string>(
  query: Partial<Record<Name, 'ASC' | 'DESC'>>,
  sorts: readonly (readonly [name: Name, sort: Sort, usual: 'ASC' | 'DESC'])[],
): { sort?: Sort; reverse: boolean } {
  for (const [name, sort, usual] of sorts) {
    const asked = query[name];
    if (asked !== undefined) return { sort, reverse: asked !== usual };
  }
  return { reverse: false };
}

/** The graph's inputs that a document takes as `$input`. */
export function inputsOf(document: DocumentNode): GraphQLInputObjectType[] {
  return document.definitions
    .flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions ?? []) : []))
    .flatMap(({ variable, type }) => {
      const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
      const found = named.kind === Kind.NAMED_TYPE ? typeFromAST(schema, named) : undefined;
      return variable.name.value === 'input' && isInputObjectType(found) ? [found] : [];
    });
}

/** The first of these fields that an input of the documents has, with the name of its type. */
export function fieldIn<Name extends string>(
  documents: readonly DocumentNode[],
  names: readonly Name[],
): { name: Name; type: string } | null {
  for (const input of documents.flatMap(inputsOf)) {
    for (const name of names) {
      const field = input.getFields()[name];
      if (field) return { name, type: getNamedType(field.type).name };
    }
  }
  return null;
}

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
