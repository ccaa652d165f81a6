import { builder } from './builder.ts';
import { readBy } from './declaredBy.ts';
import type { PageCursor as PageCursorShape, PageCursors as PageCursorsShape } from './pageCursors.ts';

const PageCursor = builder.objectRef<PageCursorShape>('PageCursor').implement({
  extensions: readBy('EVERY'),
  description: 'A page of a list by its number.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: "Leads to the page as 'after', with the same 'first'." }),
    page: t.exposeInt('page', { description: 'Its number, from 1.' }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether the present page begins in it.' }),
  }),
});

const PageCursors = builder.objectRef<PageCursorsShape>('PageCursors').implement({
  extensions: readBy('EVERY'),
  description:
    'The pages of a list by their numbers, for links below it. The first 100,000 rows are numbered; what lies beyond is ' +
    "reached by 'endCursor' or by a narrower filter, and a numbered page there is empty.",
  fields: (t) => ({
    around: t.field({
      type: [PageCursor],
      description: 'The current page and its neighbours, at most five in all. An empty list has one page.',
      resolve: ({ around }) => around,
    }),
    first: t.field({
      type: PageCursor,
      nullable: true,
      description: "The first page, where 'around' leaves it out.",
      resolve: ({ first }) => first,
    }),
    last: t.field({
      type: PageCursor,
      nullable: true,
      description: "The last page, where 'around' leaves it out.",
      resolve: ({ last }) => last,
    }),
    previous: t.field({
      type: PageCursor,
      nullable: true,
      description: 'The page before the current one; null on the first.',
      resolve: ({ previous }) => previous,
    }),
  }),
});

type Types = typeof builder.$inferSchemaTypes;

/** For connections with numbered pages: `{ name: 'CareerConnection', fields: numberedPages }`. */
export const numberedPages = <Shape extends { pageCursors: () => Promise<PageCursorsShape> }>(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, Shape>,
) => ({
  pageCursors: t.field({
    type: PageCursors,
    description: 'The pages by their numbers.',
    resolve: (connection) => connection.pageCursors(),
  }),
});
