import { type OpenFile, withOpenFile } from './bytes.ts';
import { compoundStreams } from './compoundFile.ts';
import { typeOf } from './fileType.ts';
import { FileRefused } from './media.ts';
import { zipNames } from './zip.ts';

type DocumentType =
  | 'application/pdf'
  | 'application/vnd.ms-excel'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Detects the kind of a document by its content (PDF, or Excel in the old or new format) and checks that it is complete.
 * @throws FileRefused
 */
export async function checkDocument(path: string): Promise<DocumentType> {
  const mime = await typeOf(path);
  return withOpenFile(path, async (file) => {
    if (mime === 'application/pdf') {
      if (!(await endsAsPdf(file))) throw new FileRefused('unreadable');
      return 'application/pdf';
    }
    if (mime === xlsx) {
      const names = await zipNames(file);
      if (!names) throw new FileRefused('unreadable');
      // With macros it is an xlsm file, which is a different type.
      if (!names.has('xl/workbook.xml') || names.has('xl/vbaProject.bin')) throw new FileRefused('wrongType');
      return xlsx;
    }
    // Word files, installers and mails are compound files too; the stream names tell them apart.
    if (mime === 'application/x-cfb') {
      const streams = await compoundStreams(file);
      if (!streams) throw new FileRefused('unreadable');
      if (!streams.has('Workbook') && !streams.has('Book')) throw new FileRefused('wrongType');
      return 'application/vnd.ms-excel';
    }
    throw new FileRefused('wrongType');
  });
}

/** The marker is in the last kilobyte (ISO 32000-1, annex H.3). */
async function endsAsPdf(file: OpenFile): Promise<boolean> {
  const tail = await file.read(Math.max(0, file.size - 1024), 1024);
  return tail.includes('%%EOF');
}
