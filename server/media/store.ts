import type { Readable } from 'node:stream';

export type StoredFile = { stream: Readable; contentType: string; size: number };

/** Where uploaded and drawn files are kept. Paths are ours: `photos/{id}.webp`, without a slash in front. */
export type MediaStore = {
  put(path: string, content: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is none. */
  get(path: string): Promise<StoredFile | null>;
};
