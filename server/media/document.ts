import { fileTypeFromFile } from 'file-type';
import { type OpenFile, withOpenFile } from './bytes.ts';
import { FileRefused } from './media.ts';
import { isSystemError } from './store.ts';

const headerLength = 512;
const compoundFileEntryLength = 128;
/** From this number on, sector numbers are markers. */
const firstMark = 0xfffffffa;
/** More than the directory of any workbook needs. */
const maxSectors = 1024;

const streamEntry = 2;

/** The stream names of a compound file (MS-CFB 2.2 to 2.6); null if the directory is unreadable, as in a truncated file. */
async function compoundStreams(file: OpenFile): Promise<Set<string> | null> {
  const header = await file.read(0, headerLength);
  if (header.length < headerLength) return null;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const sectorLength = 2 ** shift;
  const perSector = sectorLength / 4;
  const readSector = async (number: number): Promise<Buffer | null> => {
    if (number >= firstMark) return null;
    const bytes = await file.read((number + 1) * sectorLength, sectorLength);
    return bytes.length === sectorLength ? bytes : null;
  };
  const tables = await allocationTables(header, perSector, readSector);
  const nextOf = async (number: number): Promise<number | null> => {
    const table = tables?.[Math.floor(number / perSector)];
    const sector = table === undefined ? null : await readSector(table);
    return sector === null ? null : sector.readUInt32LE(4 * (number % perSector));
  };

  const names = new Set<string>();
  let number: number | null = header.readUInt32LE(48);
  for (let read = 0; number !== null && number < firstMark; read += 1) {
    const sector: Buffer | null = read < maxSectors ? await readSector(number) : null;
    if (!sector) return null;
    for (let at = 0; at < sectorLength; at += compoundFileEntryLength) {
      if (sector.readUInt8(at + 66) === streamEntry) names.add(nameOf(sector, at));
    }
    number = await nextOf(number);
  }
  return number === null ? null : names;
}

/** The sectors of the allocation table: 109 are listed in the header, more in their own sectors. */
async function allocationTables(
  header: Buffer,
  perSector: number,
  readSector: (number: number) => Promise<Buffer | null>,
): Promise<number[] | null> {
  const tables = Array.from({ length: 109 }, (_, at) => header.readUInt32LE(76 + 4 * at));
  let number = header.readUInt32LE(68);
  for (let read = 0; number < firstMark; read += 1) {
    const sector = read < maxSectors ? await readSector(number) : null;
    if (!sector) return null;
    for (let at = 0; at < perSector - 1; at += 1) tables.push(sector.readUInt32LE(4 * at));
    number = sector.readUInt32LE(4 * (perSector - 1));
  }
  return tables;
}

/** UTF-16, followed by its length in bytes including the terminating zero. */
function nameOf(sector: Buffer, at: number): string {
  const length = Math.min(sector.readUInt16LE(at + 64), 64);
  return sector.toString('utf16le', at, at + Math.max(0, length - 2));
}

type Archive = {
  /** The names of its entries. */
  names: Set<string>;
  /** Bytes of all entries together, as the archive says. */
  unpacked: number;
  /** Whether other bytes precede the entries or follow them. */
  surrounded: boolean;
};

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
/** The end record may be followed by a comment with a 16-bit length. */
const longestEnd = endLength + 0xffff;
/** More than the directory of any workbook needs. Bytes. */
const largestDirectory = 4 * 1024 * 1024;

/** The entries of an archive (APPNOTE 4.3); null if there is no directory, as in a truncated file. */
async function readArchive(file: OpenFile): Promise<Archive | null> {
  const tailStart = Math.max(0, file.size - longestEnd);
  const tail = await file.read(tailStart, Math.min(longestEnd, file.size));
  const end = lastEnd(tail);
  if (end === null) return null;
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (length > largestDirectory || start + length > tailStart + end) return null;
  const entries = entriesIn(await file.read(start, length), count);
  const isExact = start + length === tailStart + end && end + endLength === tail.length;
  return entries && { ...entries, surrounded: !isExact || entries.first !== 0 };
}

function lastEnd(tail: Buffer): number | null {
  for (let at = tail.length - endLength; at >= 0; at -= 1) {
    const isEnd = tail.readUInt32LE(at) === endSignature && tail.readUInt16LE(at + 20) === tail.length - at - endLength;
    if (isEnd) return at;
  }
  return null;
}

function entriesIn(directory: Buffer, count: number): (Omit<Archive, 'surrounded'> & { first: number }) | null {
  const names = new Set<string>();
  let [at, unpacked, first] = [0, 0, Number.POSITIVE_INFINITY];
  for (let entry = 0; entry < count; entry += 1) {
    if (at + entryLength > directory.length || directory.readUInt32LE(at) !== entrySignature) return null;
    const [name, extra, comment] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset));
    const nameEnd = at + entryLength + (name ?? 0);
    if (nameEnd > directory.length) return null;
    names.add(directory.toString('utf8', at + entryLength, nameEnd));
    unpacked += directory.readUInt32LE(at + 24);
    first = Math.min(first, directory.readUInt32LE(at + 42));
    at = nameEnd + (extra ?? 0) + (comment ?? 0);
  }
  return { names, unpacked, first };
}

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

/** The media type of a file by its content; undefined if it is unknown or broken. */
export async function typeOf(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.mime;
  } catch (error) {
    if (isSystemError(error)) throw error;
    return undefined;
  }
}
