import type { DocumentNode } from 'graphql';
import type { Viewer } from '../domain/account/viewer.ts';
import type { GraphContext } from '../graphql/context.ts';

/**
 * The document of a call that is for some alone, where the graph's field serves others, too.
 * @param require one of `domain/account/require.ts`: throws for everybody else
 */
export const onlyFor =
  (require: (viewer: Viewer) => unknown, document: DocumentNode) =>
  (_given: unknown, { viewer }: GraphContext): DocumentNode => {
    require(viewer);
    return document;
  };
