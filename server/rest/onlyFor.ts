import type { DocumentNode } from 'graphql';
import { requireSomebody } from '../domain/account/require.ts';
import type { Viewer } from '../domain/account/viewer.ts';
import type { Choice } from './row.ts';

/**
 * The document of a call that is for some alone, where the graph's field serves others, too.
 * @param require one of `domain/account/require.ts`: throws for everybody else
 */
export const onlyFor = (require: (viewer: Viewer) => unknown, document: DocumentNode): Choice<unknown> => ({
  documents: [document],
  refusals: require === requireSomebody ? [401] : [401, 403],
  choose: (_given, { viewer }) => {
    require(viewer);
    return document;
  },
});
