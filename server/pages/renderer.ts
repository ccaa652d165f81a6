import type { PageAssets, Rendered, RenderRequest } from '../../client/server.tsx';

/** The server-side rendering of the client: built, or from its source in development. */
export interface PageRenderer {
  render: (request: RenderRequest) => Promise<Rendered>;
  assetsOf: (modules: readonly string[]) => PageAssets;
  /** The style sheets that a visitor's first page encloses, by their URLs. */
  styleTexts: ReadonlyMap<string, string>;
}
