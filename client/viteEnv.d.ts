interface ImportMeta {
  /** Set by the build: what only the server renders is not part of the browser's scripts. */
  readonly env: { readonly SSR: boolean };
}
