import type { Found, Operation, PageAssets, Rendered, RenderRequest } from '../../client/server.tsx';

/** The server-side rendering of the client: built, or from its source in development. */
export interface PageRenderer {
  render: (request: RenderRequest) => Promise<Rendered>;
  /** What an address leads to; null for no page. */
  findPage: (url: URL) => Promise<Found | null>;
  /** All that a public page asks; null for all other addresses. */
  publicOperations: (found: Found | null) => Operation[] | null;
  assetsOf: (modules: readonly string[]) => PageAssets;
  /** The style sheets that pages enclose, by their URLs. */
  styleTexts: ReadonlyMap<string, string>;
}
