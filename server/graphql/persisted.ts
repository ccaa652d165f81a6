import { readFileSync } from 'node:fs';
import { type DocumentNode, parse } from 'graphql';
import { LRUCache } from 'lru-cache';

/** The product's own operations, written by relay-compiler: the client sends their ids. Parsed on first use. */
export type PersistedOperations = {
  text: (id: string) => string | null;
  document: (id: string) => DocumentNode | null;
};

const ours = new WeakSet<DocumentNode>();

/** Whether a document is persisted, and therefore valid and without limits. */
export const isPersisted = (document: DocumentNode): boolean => ours.has(document);

/** @param reload read the file again after a miss, for development */
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
      ours.add(document);
      return document;
    },
  };
}

/**
 * The hash of a persisted operation in a request, in the form of automatic persisted queries; null if the request has a
 * text.
 */
export function persistedId(params: { query?: unknown; extensions?: unknown }): string | null {
  const { query, extensions } = params;
  if (query || !isRecord(extensions) || !isRecord(extensions.persistedQuery)) return null;
  const { sha256Hash } = extensions.persistedQuery;
  return typeof sha256Hash === 'string' ? sha256Hash : null;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Clients cannot register operations, because persisted operations have no limits. */
export const persistedNotFound = { message: 'PersistedQueryNotFound', code: 'PERSISTED_QUERY_NOT_FOUND' } as const;

/** Documents that were found valid, by their text: clients send the same ones again and again. */
export type ValidDocuments = LRUCache<string, DocumentNode>;

/** Long documents are not remembered. */
export const validDocuments = (): ValidDocuments =>
  new LRUCache({ max: 500, maxEntrySize: 16_384, sizeCalculation: (_document, { length }) => length });
