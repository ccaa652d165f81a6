import type { Listing } from '../domain/listing.ts';
import { encodeCursor, type Page, type PageArguments, pageOf } from './keyset.ts';

type Edge<Row> = { cursor: string; node: Row };

/** A page of a list in Relay's form. `totalCount` is asked of the database only when a client asks for it. */
export type Connection<Row> = {
  edges: Edge<Row>[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  totalCount: () => Promise<number>;
};

/** One statement for the page, whatever its size, and one for the count. */
export async function connectionOf<Where extends object, Row extends { id: number }>(
  listing: Listing<Where>,
  args: PageArguments,
  read: { page: (page: Omit<Page<Where>, 'backward'>) => Promise<Row[]>; count: (where: Where) => Promise<number> },
): Promise<Connection<Row>> {
  const { backward, ...page } = pageOf(listing, args);
  const rows = await read.page(page);
  const more = rows.length === page.take;
  const kept = more ? rows.slice(0, -1) : rows;
  if (backward) kept.reverse();
  const edges = kept.map((node) => ({ node, cursor: encodeCursor(listing.order, node) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: backward ? Boolean(args.before) : more,
      hasPreviousPage: backward ? more : Boolean(args.after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: () => read.count(listing.where),
  };
}
