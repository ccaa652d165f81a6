import { z } from 'zod';
import { encodeOffset } from '../graphql/cursor.ts';
import { encodeGlobalId } from '../graphql/globalId.ts';

/** How values stand in the query string and in bodies (DECISIONS §3). */

/** The largest number that the graph takes, and the largest id that the database holds. */
const maxInt = 2_147_483_647;

/** A whole number that is one; unions say themselves what else would have done. */
const whole = z.int({ error: 'This has to be a whole number.', abort: true });

/** As JSON has it. */
export const integer = whole
  .min(-maxInt, { error: 'This number is too small.', abort: true })
  .max(maxInt, { error: 'This number is too large.', abort: true });

/** The same, or in digits. */
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

/** The id that a list is filtered by; 0 and nothing stand for all (spec 000 §2). */
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

/** The order of lists that show the newest first. */
export const orderByCreatedAt = { 'filters[orderByCreatedAt]': direction.optional() };

/** The graph's argument for it. */
export const oldestFirst = (query: { 'filters[orderByCreatedAt]'?: 'ASC' | 'DESC' }) => ({
  reverse: query['filters[orderByCreatedAt]'] === 'ASC',
});

/** The largest page; who asks for a larger one gets this. */
export const maxPageSize = 1000;

/** Pages by number, from 1. */
export const paging = {
  page: wholeNumber.pipe(z.int().min(1, 'Pages begin with 1.')).default(1),
  page_size: wholeNumber
    .pipe(z.int().min(1, 'A page has at least one record.'))
    .transform((size) => Math.min(size, maxPageSize))
    .default(100),
};

export type Paging = { page: number; page_size: number };

/** The page that has been asked for. */
export const pageIn = (query: unknown): Paging => z.object(paging).parse(query);

/** The same page in the graph's terms. */
export const pageOf = ({ page, page_size }: Paging) => ({
  first: page_size,
  after: page === 1 ? null : encodeOffset((page - 1) * page_size),
});

/** A record that is referred to as `{id}`, by its bare id, or whole. */
export const reference = z.union([z.object({ id }), id.transform((value) => ({ id: value }))], {
  error: 'This has to be a record with an id.',
});

/** The global id of a record that may be missing. */
export const globalId = (typename: string, record: { id: number } | null | undefined): string | null =>
  record ? encodeGlobalId(typename, record.id) : null;

/** The graph's sort for the first of these parameters that a query has, turned round where it asks for the other direction. */
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
