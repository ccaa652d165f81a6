import { readFileSync } from 'node:fs';
import { type DocumentNode, parse } from 'graphql';

/**
 * The product's own operations, written by relay-compiler: the client sends their ids. Parsed once each, on first use.
 */
export type PersistedOperations = {
  text: (id: string) => string | null;
  document: (id: string) => DocumentNode | null;
};

/** @param reload read the file again at each miss; for development, where operations come and go. */
export function persistedOperations(file: string | URL, reload = false): PersistedOperations {
  const readAll = () => new Map<string, string>(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
  let texts = readAll();
  const documents = new Map<string, DocumentNode>();
  const text = (id: string) => {
    if (reload && !texts.has(id)) texts = readAll();
    return texts.get(id) ?? null;
  };
  return {
    text,
    document: (id) => {
      const known = documents.get(id);
      if (known) return known;
      const source = text(id);
      if (source === null) return null;
      const document = parse(source, { noLocation: true });
      documents.set(id, document);
      return document;
    },
  };
}
