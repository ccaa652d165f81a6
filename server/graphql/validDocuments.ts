import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Documents that were found valid, by their text: clients send the same ones again and again. */
export type ValidDocuments = LRUCache<string, DocumentNode>;

/** Long documents are not remembered. */
export const validDocuments = (): ValidDocuments =>
  new LRUCache({ max: 500, maxEntrySize: 16_384, sizeCalculation: (_document, { length }) => length });
