import { type OpenFile, withOpenFile } from './bytes.ts';
import { compoundStreams } from './compoundFile.ts';
import { typeOf } from './fileType.ts';
import { FileRefused } from './media.ts';
import { readArchive } from './zip.ts';

export type DocumentType =
  | 'application/pdf'
  | 'application/vnd.ms-excel'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Detects the kind of a document by its content (PDF, or Excel in the old or new format) and checks that it is complete. It is
 * not searched for programs: see docs/decisions/0059.
 * @throws FileRefused
 */
export async function checkDocument(path: string): Promise<DocumentType> {
  return withOpenFile(path, async (file) => {
    if (await beginsAsPdf(file)) {
      await checkPdf(file);
      return 'application/pdf';
    }
    const mime = await typeOf(path);
    if (mime === xlsx) {
      await checkWorkbook(file);
      return xlsx;
    }
    // Word files, installers and mails are compound files too; the stream names tell them apart.
    if (mime === 'application/x-cfb') {
      await checkOldWorkbook(file);
      return 'application/vnd.ms-excel';
    }
    throw new FileRefused('wrongType');
  });
}

/** Readers look for the beginning in the first bytes (ISO 32000-1 annex H.3.4). Before it is blank space only, or a mark. */
const pdfBeginning = /^(?:\xef\xbb\xbf)?[\s\0]*%PDF-/;
const beginningLength = 1024;

const beginsAsPdf = async (file: OpenFile): Promise<boolean> =>
  pdfBeginning.test((await file.read(0, beginningLength)).toString('latin1'));

/**
 * A complete PDF file ends, and before that names its objects: by the place of their table, or by a trailer alone, from which
 * readers rebuild a missing table. Readers ignore what follows the end.
 */
async function checkPdf(file: OpenFile): Promise<void> {
  // It can be an archive at the same time, because an archive is read from its end.
  if (await readArchive(file)) throw new FileRefused('wrongType');
  const pdf = await file.read(0, file.size);
  const end = pdf.lastIndexOf('%%EOF');
  const namesItsObjects = pdf.lastIndexOf('startxref', end) >= 0 || pdf.lastIndexOf('trailer', end) >= 0;
  if (end < 0 || !namesItsObjects) throw new FileRefused('unreadable');
}

/** More than a workbook of the largest accepted size needs; a thousandth of what an archive can claim. Bytes. */
const maxUnpacked = 500 * 1024 * 1024;

async function checkWorkbook(file: OpenFile): Promise<void> {
  const archive = await readArchive(file);
  if (!archive) throw new FileRefused('unreadable');
  const { names, unpacked, surrounded } = archive;
  if (!names.has('xl/workbook.xml')) throw new FileRefused('wrongType');
  if (surrounded || unpacked > maxUnpacked) throw new FileRefused('unreadable');
}

/** A document in a new format with a password, of whichever program. */
const lockedStream = 'EncryptedPackage';

async function checkOldWorkbook(file: OpenFile): Promise<void> {
  const streams = await compoundStreams(file);
  if (!streams) throw new FileRefused('unreadable');
  if (streams.has(lockedStream)) throw new FileRefused('locked');
  if (!streams.has('Workbook') && !streams.has('Book')) throw new FileRefused('wrongType');
}
