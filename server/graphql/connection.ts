import type { Listing } from '../domain/listing.ts';
import type { GraphContext } from './context.ts';
import { encodeCursor } from './cursor.ts';
import { numberedRows, type Page, type PageArguments, type PagePlan, planPage } from './keyset.ts';
import { numberPages, type PageCursors } from './pageCursors.ts';

type Edge<Row> = { cursor: string; node: Row };

/** A page of a list in Relay's form. What counts rows does so only when a client asks for it, and once. */
export type Connection<Row> = {
  edges: Edge<Row>[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  totalCount: () => Promise<number>;
  /** Answered where the connection has the field: `fields: numberedPages`. */
  pageCursors: () => Promise<PageCursors>;
};

type Read<Where, Row> = {
  page: (page: Page<Where>) => Promise<Row[]>;
  count: (where: Where) => Promise<number>;
};

/**
 * One statement for the page, whatever its size; one for the count and the numbers of pages, and another one for these
 * when the page begins at a row's cursor.
 * @throws InvalidInput for a size out of range or a foreign cursor.
 */
export async function connectionOf<Where extends object, Row extends { id: number }>(
  ctx: Pick<GraphContext, 'maxPageSize'>,
  listing: Listing<Where>,
  args: PageArguments,
  read: Read<Where, Row>,
): Promise<Connection<Row>> {
  const plan = planPage(listing, args, ctx.maxPageSize);
  const { page, size, backward, offset } = plan;
  const rows = offset < numberedRows ? await read.page(page) : [];
  const more = rows.length > size;
  const kept = rows.slice(0, size);
  if (backward) kept.reverse();
  const edges = kept.map((node) => ({ node, cursor: encodeCursor(listing.order, node) }));
  let counted: Promise<number> | undefined;
  const totalCount = () => {
    counted ??= read.count(listing.where);
    return counted;
  };
  return {
    edges,
    pageInfo: {
      hasNextPage: backward ? Boolean(args.before) : more,
      hasPreviousPage: backward ? more : offset > 0 || plan.upTo !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
    pageCursors: async () => {
      const [total, position] = await Promise.all([totalCount(), positionOf(plan, totalCount, read.count)]);
      return numberPages({ position, size, total });
    },
  };
}

/** How many rows of the list come before the page. */
async function positionOf<Where>(
  { size, backward, offset, upTo, until }: PagePlan<Where>,
  totalCount: () => Promise<number>,
  count: (where: Where) => Promise<number>,
): Promise<number> {
  const from = upTo ? await count(upTo) : offset;
  if (!backward) return from;
  const end = until ? await count(until) : await totalCount();
  return Math.max(from, end - size);
}
