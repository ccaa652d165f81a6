import type { Readable } from 'node:stream';
import type { VideoFacts } from './videoFacts.ts';

/** The domain's view of files: what arrives, what it must be, and what it becomes. */

/** An incoming file. Its bytes are read once as they arrive and are never all in memory. */
export class IncomingFile {
  readonly #content: Readable;
  /** @param name as sent; used only as a document's display name. */
  constructor(
    readonly name: string,
    content: Readable,
  ) {
    this.#content = content;
  }
  /** The bytes. The consumer must read them to the end or destroy them. */
  get content(): Readable {
    return this.#content;
  }
}

/** The size limit of the largest type plus one byte, so that larger files can be detected. */
export const largestFile = 100 * 1024 * 1024 + 1;

/** What a file must be and what it is converted to. Sizes in bytes, lengths in pixels. */
export type FileRule =
  | { type: 'image'; maxBytes: number; maxPixels: number; shape: { square: number } | { longestSide: number } }
  /** `problemOf` says in words why a video is not accepted; null if it is. */
  | { type: 'video'; maxBytes: number; problemOf: (facts: VideoFacts) => string | null }
  | { type: 'document'; maxBytes: number };

/** What a CSV file may have. */
export type CsvRule = { maxBytes: number; maxRows: number };

export type CsvRow = {
  /** Where the row begins in the file, from 1. */
  line: number;
  cells: string[];
};

/** A CSV file. Its rows come in batches, each of which takes little time to unpack. */
export type CsvFile = { header: string[]; rowCount: number; batches: Iterable<CsvRow[]> };

/** Why a file cannot be read as CSV. `line` is where, if it is known. */
export type CsvProblem =
  | {
      what:
        | 'workbook'
        | 'notUtf8'
        | 'notCsv'
        | 'noRows'
        | 'tooManyRows'
        | 'rowTooLong'
        | 'quoteNotClosed'
        | 'quoteInCell'
        | 'textAfterQuote'
        | 'cellWithoutColumn';
      line?: number;
    }
  | { what: 'tooManyColumns'; line: number; columns: number };

export type ContentType = keyof typeof extensions;

/** The stored types with their file extensions. */
export const extensions = {
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'application/pdf': 'pdf',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
} as const;

/** A file that passed its rule and is not stored yet. */
export type PreparedFile = {
  contentType: ContentType;
  /** Bytes. */
  size: number;
  /** Stores it under one of our paths. @throws MediaUnavailable */
  keep: (path: string) => Promise<void>;
  /** Deletes the temporary file if it was not stored. Must always be called. */
  discard: () => Promise<void>;
};

export interface Media {
  /**
   * Reads a file to its end, and checks and converts it according to the rule.
   * @throws FileRefused, MediaUnavailable
   */
  prepare: (file: IncomingFile, rule: FileRule) => Promise<PreparedFile>;
  /**
   * Reads a CSV file to its end.
   * @throws FileRefused, MediaUnavailable
   */
  readCsv: (file: IncomingFile, rule: CsvRule) => Promise<CsvFile | CsvProblem>;
  /**
   * Cuts what arrives into parts that fit into memory. Ends where the sender stops: what arrived until then is the last
   * part.
   */
  cut: (content: Readable) => AsyncIterable<Uint8Array>;
  /** Stores a part of a file. @throws MediaUnavailable */
  keepPart: (path: string, part: Uint8Array) => Promise<void>;
  /** The content of stored parts, one after the other. It fails with MediaUnavailable. */
  join: (paths: readonly string[]) => Readable;
  /** Removes a stored file. Idempotent. @throws MediaUnavailable */
  remove: (path: string) => Promise<void>;
}

/**
 * `incomplete`: it did not arrive completely; `unreadable`: the type is right, but the file is broken, or its check took too much
 * memory; `tooSlow`: its check took too much time, which may also be the fault of a busy machine; `locked`: a document with a password, whose type cannot be told; `unsuitable`: the rule of its kind says why.
 */
export type Refusal =
  | 'tooLarge'
  | 'tooManyPixels'
  | 'wrongType'
  | 'heic'
  | 'animated'
  | 'locked'
  | 'unreadable'
  | 'tooSlow'
  | 'incomplete'
  | 'unsuitable';

/** The file breaks its rule. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  constructor(
    readonly refusal: Refusal,
    options?: ErrorOptions,
    /** For people, where the rule has said it. */
    readonly reason: string | null = null,
  ) {
    super(`The file is refused: ${refusal}.`, options);
  }
}

/** The storage does not respond or is full. */
export class MediaUnavailable extends Error {
  override readonly name = 'MediaUnavailable';
  constructor(options?: ErrorOptions) {
    super('Files cannot be stored or read at the moment.', options);
  }
}
