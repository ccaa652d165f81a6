import { createInflateRaw } from 'node:zlib';
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

type Entry = {
  name: string;
  method: number;
  isLocked: boolean;
  hasSizesBehind: boolean;
  start: number;
  packed: number;
  unpacked: number;
};

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
/** Methods of packing; workbooks use no other. */
const [stored, deflated] = [0, 8];
const endLength = 22;
const entryLength = 46;
const localLength = 30;
/** What may follow the content of an entry: its sizes and checksum, with a signature or without. */
const sizesLengths = [12, 16, 20, 24];
/** The end record may be followed by a comment with a 16-bit length. */
const longestEnd = endLength + 0xffff;
/** More than the directory of any workbook needs. Bytes. */
const largestDirectory = 4 * 1024 * 1024;

/** The entries of an archive (APPNOTE 4.3) in the order of the file. Null if it is not made of them from its first byte to its last. */
async function readArchive(file: OpenFile): Promise<Entry[] | null> {
  const end = await file.read(Math.max(0, file.size - endLength), endLength);
  if (end.length < endLength || end.readUInt32LE(0) !== endSignature) return null;
  const [count, length, start] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  if (length > largestDirectory || start + length !== file.size - endLength) return null;
  const entries = entriesIn(await file.read(start, length), count);
  if (!entries) return null;
  let at = 0;
  for (const [index, entry] of entries.entries()) {
    const head = await file.read(at, localLength);
    if (entry.start !== at || head.length < localLength || head.readUInt32LE(0) !== localSignature) return null;
    const [nameLength, extraLength] = [head.readUInt16LE(26), head.readUInt16LE(28)];
    if ((await file.read(at + localLength, nameLength)).toString('utf8') !== entry.name) return null;
    entry.start = at + localLength + nameLength + extraLength;
    at = entries[index + 1]?.start ?? start;
    const rest = at - entry.start - entry.packed;
    if (rest !== 0 && !(entry.hasSizesBehind && sizesLengths.includes(rest))) return null;
  }
  return at === start ? entries : null;
}

function entriesIn(directory: Buffer, count: number): Entry[] | null {
  const entries: Entry[] = [];
  let at = 0;
  while (entries.length < count) {
    if (at + entryLength > directory.length || directory.readUInt32LE(at) !== entrySignature) return null;
    const [name, extra, comment] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset));
    const nameEnd = at + entryLength + (name ?? 0);
    const flags = directory.readUInt16LE(at + 8);
    entries.push({
      name: directory.toString('utf8', at + entryLength, nameEnd),
      method: directory.readUInt16LE(at + 10),
      isLocked: (flags & 1) !== 0,
      hasSizesBehind: (flags & 8) !== 0,
      start: directory.readUInt32LE(at + 42),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
    });
    at = nameEnd + (extra ?? 0) + (comment ?? 0);
  }
  return at === directory.length ? entries.sort((one, other) => one.start - other.start) : null;
}

/** Whether an entry is unpacked to as many bytes as the directory says, from all of its own. Ends at the first byte too many. */
async function isAsLong(file: OpenFile, { method, start, packed, unpacked }: Entry): Promise<boolean> {
  if (method === stored) return packed === unpacked;
  if (method !== deflated) return false;
  const inflate = createInflateRaw();
  inflate.end(await file.read(start, packed));
  let length = 0;
  try {
    for await (const part of inflate as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > unpacked) return false;
    }
  } catch {
    return false;
  }
  return length === unpacked && inflate.bytesWritten === packed;
}

/** What programs find in a file though it does not begin with it: RAR and 7z archives. */
const otherArchives = [Buffer.from('Rar!\x1a\x07', 'latin1'), Buffer.from("7z\xbc\xaf'\x1c", 'latin1')];

/**
 * Whether a file of another kind is an archive too, which programs find by its end, whatever its positions say and whatever follows;
 * or by a mark in it.
 */
export async function isArchiveToo(file: OpenFile): Promise<boolean> {
  const tail = await file.read(Math.max(0, file.size - longestEnd - largestDirectory), longestEnd + largestDirectory);
  for (let at = tail.length - endLength; at >= Math.max(0, tail.length - longestEnd); at -= 1) {
    if (tail.readUInt32LE(at) !== endSignature) continue;
    const directory = at - tail.readUInt32LE(at + 12);
    if (directory >= 0 && directory + 4 <= at && tail.readUInt32LE(directory) === entrySignature) return true;
  }
  const head = await file.read(0, 512);
  return head.toString('latin1', 257, 262) === 'ustar' || otherArchives.some((mark) => tail.includes(mark));
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

/** What can follow the end of a version of a PDF file: the next version, or the end of the object that contains it. */
const nextVersion = /^(?:[\s\0]|%[^\r\n]{0,200}[\r\n])*(?:\d+\s+\d+\s+obj\b|xref\b|endstream\b)/;
const nothingMore = /^[\s\0]*$/;

/**
 * A complete PDF file ends, and before that names its objects: by the place of their table, or by a trailer alone, from which
 * readers rebuild a missing table. Readers ignore what follows the end, so it may be another file: nothing may.
 */
async function checkPdf(file: OpenFile): Promise<void> {
  if (await isArchiveToo(file)) throw new FileRefused('wrongType');
  const pdf = (await file.read(0, file.size)).toString('latin1');
  const end = pdf.lastIndexOf('%%EOF');
  const namesItsObjects = pdf.lastIndexOf('startxref', end) >= 0 || pdf.lastIndexOf('trailer', end) >= 0;
  if (end < 0 || !namesItsObjects) throw new FileRefused('unreadable');
  for (let at = pdf.indexOf('%%EOF'); at >= 0; at = pdf.indexOf('%%EOF', at + 5)) {
    const rest = at === end ? nothingMore.test(pdf.slice(at + 5)) : nextVersion.test(pdf.slice(at + 5, at + 5 + 1024));
    if (!rest) throw new FileRefused('wrongType');
  }
}

/** More than a workbook of the largest accepted size needs; a thousandth of what an archive can contain. Bytes. */
const maxUnpacked = 500 * 1024 * 1024;

/** Everything is unpacked, because the directory can say what it likes. */
async function checkWorkbook(file: OpenFile): Promise<void> {
  const entries = await readArchive(file);
  if (!entries) throw new FileRefused('unreadable');
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new FileRefused('wrongType');
  let left = maxUnpacked;
  for (const entry of entries) {
    if (entry.isLocked) throw new FileRefused('locked');
    left -= entry.unpacked;
    if (left < 0 || !(await isAsLong(file, entry))) throw new FileRefused('unreadable');
  }
}

/** A document in a new format with a password, of whichever program. */
const lockedStream = 'EncryptedPackage';

async function checkOldWorkbook(file: OpenFile): Promise<void> {
  const streams = await compoundStreams(file);
  if (!streams) throw new FileRefused('unreadable');
  if (streams.has(lockedStream)) throw new FileRefused('locked');
  if (!streams.has('Workbook') && !streams.has('Book')) throw new FileRefused('wrongType');
  if (await isArchiveToo(file)) throw new FileRefused('wrongType');
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
