import type { Readable } from 'node:stream';

/** What the domain knows of files: what comes in, what is asked of it, and what it has become. */

/** A file on its way to us. Its bytes are read once, as they arrive; nothing holds them all in memory. */
export class IncomingFile {
  readonly #content: Readable;
  /** @param name as the sender calls it; believed in nothing but a document's own name. */
  constructor(
    readonly name: string,
    content: Readable,
  ) {
    this.#content = content;
  }
  /** The bytes. Whoever takes them reads them to the end or destroys them. */
  get content(): Readable {
    return this.#content;
  }
}

/** Bytes of the largest file that there is a use for, and one more, so that it can be said that it is too large. */
export const largestFile = 100 * 1024 * 1024 + 1;

/** What a file has to be, and what it is made into. Sizes in bytes, lengths in pixels. */
export type FileRule =
  | { type: 'image'; maxBytes: number; maxPixels: number; shape: { square: number } | { longestSide: number } }
  | { type: 'video'; maxBytes: number }
  | { type: 'document'; maxBytes: number };

export type ContentType = keyof typeof extensions;

/** Everything that is kept, with the ending of its name. */
export const extensions = {
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'application/pdf': 'pdf',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
} as const;

/** A file that fits its rule, not kept yet. */
export type PreparedFile = {
  contentType: ContentType;
  /** Bytes. */
  size: number;
  /** Puts it into the store under a path of ours. @throws MediaUnavailable */
  keep: (path: string) => Promise<void>;
  /** Forgets what was not kept. Always called in the end. */
  discard: () => Promise<void>;
};

export interface Media {
  /**
   * Reads a file to its end and makes of it what the rule asks for.
   * @throws FileRefused, MediaUnavailable
   */
  prepare: (file: IncomingFile, rule: FileRule) => Promise<PreparedFile>;
  /** Removes a stored file; one that is not there is gone already. @throws MediaUnavailable */
  remove: (path: string) => Promise<void>;
}

/** `incomplete`: it did not arrive whole; `unreadable`: it is of a right type, but broken. */
export type Refusal = 'tooLarge' | 'tooManyPixels' | 'wrongType' | 'animated' | 'unreadable' | 'incomplete';

/** The file is not what the rule asks for. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  constructor(
    readonly refusal: Refusal,
    options?: ErrorOptions,
  ) {
    super(`The file is refused: ${refusal}.`, options);
  }
}

/** The place where files are kept does not answer, or is full. */
export class MediaUnavailable extends Error {
  override readonly name = 'MediaUnavailable';
  constructor(options?: ErrorOptions) {
    super('Files cannot be kept or read just now.', options);
  }
}
