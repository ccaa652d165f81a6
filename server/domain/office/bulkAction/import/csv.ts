import {
  type CsvFile,
  type CsvProblem,
  FileRefused,
  type IncomingFile,
  MediaUnavailable,
} from '../../../../media/media.ts';
import type { BillingServices } from '../../../billing/context.ts';
import { InvalidInput, TooLarge, Unavailable } from '../../../core/failures/errors.ts';
import { cleanLine } from '../../../core/text/cleanText.ts';
import { importMaxBytes, importMessages, importRowLimit } from './import.input.ts';

/**
 * Reads a CSV file, or says what is wrong with it.
 * @throws InvalidInput and TooLarge on `file`; Unavailable
 */
export async function readCsv(
  { media, log }: Pick<BillingServices, 'media' | 'log'>,
  file: IncomingFile,
): Promise<CsvFile> {
  try {
    const found = await media.readCsv(file, { maxBytes: importMaxBytes, maxRows: importRowLimit });
    if ('what' in found) throw wrong(messageOf(found));
    return { ...found, header: found.header.map(cleanLine) };
  } catch (error) {
    if (error instanceof FileRefused && error.refusal === 'tooLarge')
      throw new TooLarge(importMessages.tooLarge, 'file');
    if (error instanceof FileRefused) {
      const { refusal } = error;
      throw wrong(importMessages[refusal === 'incomplete' || refusal === 'tooSlow' ? refusal : 'notCsv']);
    }
    if (!(error instanceof MediaUnavailable)) throw error;
    log.error({ err: error }, 'an import could not be read');
    throw new Unavailable('The file could not be read. Please try again later.');
  }
}

const wrong = (message: string) => InvalidInput.of('file', message);

function messageOf(problem: CsvProblem): string {
  if (problem.what === 'tooManyColumns') {
    return `Line ${problem.line} has ${problem.columns.toLocaleString('en')} columns, which is too many.`;
  }
  const message = importMessages[problem.what];
  return problem.line === undefined ? message : `Line ${problem.line}: ${message}`;
}
