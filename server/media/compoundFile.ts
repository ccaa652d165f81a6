import type { OpenFile } from './bytes.ts';

/** Reads only what is needed to list a compound file's streams (MS-CFB 2.2 to 2.6). */

const headerLength = 512;
const entryLength = 128;
/** From this number on, sector numbers are markers. */
const firstMark = 0xfffffffa;
/** More than the directory of any workbook needs. */
const maxSectors = 1024;

const streamEntry = 2;

/** The stream names; null if the directory is unreadable, as in a truncated file. */
export async function compoundStreams(file: OpenFile): Promise<Set<string> | null> {
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
    for (let at = 0; at < sectorLength; at += entryLength) {
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
