import type { Readable } from 'node:stream';

export type FileFacts = { contentType: string; size: number };

/** A range of bytes, both ends included, as in HTTP. */
export type ByteRange = { start: number; end: number };

/** Stores files under our own paths, such as `photos/{id}.webp`, without a leading slash. */
export type MediaStore = {
  put(path: string, content: Uint8Array, contentType: string): Promise<void>;
  /** Stores a local file, which may be moved. */
  putFile(path: string, file: string, contentType: string): Promise<void>;
  /** Null if it does not exist. */
  stat(path: string): Promise<FileFacts | null>;
  /** The content or a range within its size; null if it does not exist. */
  read(path: string, range?: ByteRange): Promise<Readable | null>;
  /** Idempotent. */
  delete(path: string): Promise<void>;
};

/** Whether the operating system refused something, such as a disk that is full: not the fault of a file's content. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;
