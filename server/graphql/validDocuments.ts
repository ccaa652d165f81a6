import type { DocumentNode } from 'graphql';

/** Documents that were found valid, by their text: clients send the same ones again and again. */
export type ValidDocuments = {
  get: (text: string) => DocumentNode | undefined;
  add: (text: string, document: DocumentNode) => void;
};

/** The number of documents that are remembered, and the maximum length of one. */
const most = 500;
const longest = 16_384;

/** Remembers the last ones that were added. */
export function validDocuments(): ValidDocuments {
  const byText = new Map<string, DocumentNode>();
  return {
    get: (text) => byText.get(text),
    add: (text, document) => {
      if (text.length > longest) return;
      const [oldest] = byText.keys();
      if (byText.size >= most && oldest !== undefined) byText.delete(oldest);
      byText.set(text, document);
    },
  };
}
