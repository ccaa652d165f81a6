import { readCsvFile } from './csv.ts';
import type { CsvParts } from './csvBatches.ts';
import { checkDocument, type DocumentType } from './document.ts';
import { type ImageRule, redrawImage } from './image.ts';
import { type CsvRule, FileRefused, type Refusal } from './media.ts';
import { isSystemError } from './store.ts';
import { type ReadVideo, readVideo } from './video.ts';

/** All work on the bytes that people send. It runs in other processes: see workers.ts. */

/** What each check is given. `path` is a file on the local disk. */
export type Checks = {
  image: { path: string; rule: ImageRule };
  video: { path: string };
  document: { path: string };
  csv: { path: string; rule: CsvRule };
};

export type CheckKind = keyof Checks;

/** What each check finds in a file that it accepts. */
export type Findings = { image: Uint8Array; video: ReadVideo; document: DocumentType; csv: CsvParts };

/** As they are sent between processes. `unavailable`: not the file failed, but our disk. `why` is for the log. */
export type Question = { [Kind in CheckKind]: { kind: Kind; input: Checks[Kind] } }[CheckKind];
export type Answer<Found> =
  | { findings: Found }
  | { refusal: Refusal; why: string }
  | { unavailable: true; why: string };

export async function answerTo(question: Question): Promise<Answer<Findings[CheckKind]>> {
  try {
    return { findings: await run(question) };
  } catch (error) {
    if (error instanceof FileRefused) return { refusal: error.refusal, why: String(error.cause ?? error) };
    if (isSystemError(error)) return { unavailable: true, why: String(error) };
    // A file that makes its reader fail is broken.
    return { refusal: 'unreadable', why: String(error) };
  }
}

function run({ kind, input }: Question): Promise<Findings[CheckKind]> {
  switch (kind) {
    case 'image':
      return redrawImage(input.path, input.rule);
    case 'video':
      return readVideo(input.path);
    case 'document':
      return checkDocument(input.path);
    case 'csv':
      return readCsvFile(input.path, input.rule);
  }
}
