import { type OpenFile, withOpenFile } from './bytes.ts';
import { compoundStreams } from './compoundFile.ts';
import { typeOf } from './fileType.ts';
import { FileRefused } from './media.ts';
import { endsAsPdf, isActivePdf } from './pdf.ts';
import { readArchive } from './zip.ts';

type DocumentType =
  | 'application/pdf'
  | 'application/vnd.ms-excel'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Detects the kind of a document by its content (PDF, or Excel in the old or new format) and checks that it is complete. A
 * document is stored as it came, so one with programs, with other files inside, or that cannot be checked, is refused.
 * @throws FileRefused
 */
export async function checkDocument(path: string): Promise<DocumentType> {
  const mime = await typeOf(path);
  return withOpenFile(path, async (file) => {
    if (mime === 'application/pdf') {
      await checkPdf(file);
      return 'application/pdf';
    }
    if (mime === xlsx) {
      await checkWorkbook(file);
      return xlsx;
    }
    // Word files, installers and mails are compound files too; the stream names tell them apart.
    if (mime === 'application/x-cfb') {
      await checkOldWorkbook(file);
      return 'application/vnd.ms-excel';
    }
    throw new FileRefused(mime === macroWorkbook ? 'active' : 'wrongType');
  });
}

const macroWorkbook = 'application/vnd.ms-excel.sheet.macroenabled.12';

async function checkPdf(file: OpenFile): Promise<void> {
  // It can be an archive at the same time, because an archive is read from its end.
  if (await readArchive(file)) throw new FileRefused('wrongType');
  const pdf = await file.read(0, file.size);
  if (!endsAsPdf(pdf)) throw new FileRefused('unreadable');
  if (await isActivePdf(pdf)) throw new FileRefused('active');
}

/** Macros, which make it a file of the type xlsm, controls, and files of other programs. */
const activeEntry = /vbaproject|macrosheets|^xl[/\\](?:activex|embeddings)[/\\]/i;
/** More than a workbook of the largest accepted size needs; a thousandth of what an archive can claim. Bytes. */
const mostUnpacked = 500 * 1024 * 1024;

async function checkWorkbook(file: OpenFile): Promise<void> {
  const archive = await readArchive(file);
  if (!archive) throw new FileRefused('unreadable');
  const { names, unpacked, encrypted, surrounded } = archive;
  if (!names.has('xl/workbook.xml')) throw new FileRefused('wrongType');
  if (encrypted || [...names].some((name) => activeEntry.test(name))) throw new FileRefused('active');
  if (surrounded || unpacked > mostUnpacked) throw new FileRefused('unreadable');
}

/** Macros, files of other programs, and a workbook in the new format with a password. */
const activeStreams = ['_VBA_PROJECT', '\x01Ole10Native', 'EncryptedPackage'];

async function checkOldWorkbook(file: OpenFile): Promise<void> {
  const streams = await compoundStreams(file);
  if (!streams) throw new FileRefused('unreadable');
  if (activeStreams.some((name) => streams.has(name))) throw new FileRefused('active');
  if (!streams.has('Workbook') && !streams.has('Book')) throw new FileRefused('wrongType');
}
