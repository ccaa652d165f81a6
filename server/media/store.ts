import type { Readable } from 'node:stream';

export type FileFacts = { contentType: string; size: number };

/** Bytes from `start` to `end`, both included, as HTTP counts them. */
export type ByteRange = { start: number; end: number };

/** Where uploaded and drawn files are kept. Paths are ours: `photos/{id}.webp`, without a slash in front. */
export type MediaStore = {
  put(path: string, content: Uint8Array, contentType: string): Promise<void>;
  /** Takes a file of this machine over; it may be gone from its place afterwards. */
  putFile(path: string, file: string, contentType: string): Promise<void>;
  /** Null when there is none. */
  stat(path: string): Promise<FileFacts | null>;
  /** The content, or a part of it that lies within its size; null when there is none. */
  read(path: string, range?: ByteRange): Promise<Readable | null>;
  /** One that is not there is gone already. */
  delete(path: string): Promise<void>;
};
