import type { DocumentNode } from 'graphql';
import { InvalidInput } from '../domain/core/failures/errors.ts';
import { settledAt } from '../domain/core/lists/listing.ts';
import { digestOf } from './etag.ts';
import type { Paging } from './parameters.ts';

/**
 * Pages that begin after a record and not after a number of records (docs/product/rest-calls.md, 'Cursors and changes'). A cursor is one of
 * the graph, behind a mark of its list: another list, or the same one with another filter or order, refuses it.
 */

type PageOfRecords = {
  /** What tells lists apart that ask for the same variables. */
  list: string;
  /** The same page by cursor, which counts nothing. */
  byCursor: DocumentNode;
  /** Whether the list can be asked for what changed. */
  tellsChanges: boolean;
};
const pagesOfRecords = new WeakMap<DocumentNode, PageOfRecords>();

export const notePageOfRecords = (document: DocumentNode, page: PageOfRecords) => pagesOfRecords.set(document, page);

/** Undefined unless `pageOfRecords` made this document. */
export const pageOfRecordsIn = (document: DocumentNode) => pagesOfRecords.get(document);

/** Where a page by cursor stands. `mark` is that of its list. */
export type CursorPage = { mark: string; updatedUntil: Date | null };

/**
 * @param list of `PageOfRecords`
 * @param variables of the graph, for a numbered page
 * @returns null if the request names no cursor
 * @throws InvalidInput for a cursor of another list, or with the number of a page
 */
export function cursorPage(
  list: string,
  variables: Record<string, unknown>,
  { page: number, cursor, updated_since }: Paging,
  now: Date,
): { page: CursorPage; after: string | null } | null {
  if (cursor === undefined) return null;
  const { first: _first, after: _after, ...others } = variables;
  const mark = digestOf(JSON.stringify([list, others])).slice(0, 8);
  const page = { mark, updatedUntil: updated_since ? settledAt(now) : null };
  const [, given, after = null] = /^([\w-]{8})\.([\w-]+)$/.exec(cursor) ?? [];
  if (cursor !== '' && given !== mark) throw foreign();
  if (number > 1) throw InvalidInput.of('page', 'The number of a page goes without a cursor.');
  return { page, after };
}

export const foreign = (): InvalidInput =>
  InvalidInput.of('cursor', 'This cursor does not belong to this list with these filters and this order.');

/** What an answer has instead of the numbers of pages. */
export const positionOf = (
  { mark, updatedUntil }: CursorPage,
  { hasNextPage, endCursor }: { hasNextPage: boolean; endCursor: string | null },
) => ({
  next_cursor: hasNextPage && endCursor !== null ? `${mark}.${endCursor}` : null,
  ...(updatedUntil && { updated_until: updatedUntil.toISOString() }),
});
