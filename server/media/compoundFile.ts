import type { OpenFile } from './bytes.ts';

/** Only as much of the format as it takes to see what streams a compound file has (MS-CFB 2.2 to 2.6). */

const headerLength = 512;
const entryLength = 128;
/** Sector numbers from here on are marks and no sectors. */
const firstMark = 0xfffffffa;
/** A directory of any workbook is smaller. */
const mostSectors = 1024;

const streamEntry = 2;

/** The names of the streams; null when the directory cannot be read, as in a file that was cut off. */
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
    const sector: Buffer | null = read < mostSectors ? await readSector(number) : null;
    if (!sector) return null;
    for (let at = 0; at < sectorLength; at += entryLength) {
      if (sector.readUInt8(at + 66) === streamEntry) names.add(nameOf(sector, at));
    }
    number = await nextOf(number);
  }
  return number === null ? null : names;
}

/** The sectors that say what follows what: 109 are named in the header, more in sectors of their own. */
async function allocationTables(
  header: Buffer,
  perSector: number,
  readSector: (number: number) => Promise<Buffer | null>,
): Promise<number[] | null> {
  const tables = Array.from({ length: 109 }, (_, at) => header.readUInt32LE(76 + 4 * at));
  let number = header.readUInt32LE(68);
  for (let read = 0; number < firstMark; read += 1) {
    const sector = read < mostSectors ? await readSector(number) : null;
    if (!sector) return null;
    for (let at = 0; at < perSector - 1; at += 1) tables.push(sector.readUInt32LE(4 * at));
    number = sector.readUInt32LE(4 * (perSector - 1));
  }
  return tables;
}

/** UTF-16, its length in bytes with the zero at its end behind it. */
function nameOf(sector: Buffer, at: number): string {
  const length = Math.min(sector.readUInt16LE(at + 64), 64);
  return sector.toString('utf16le', at, at + Math.max(0, length - 2));
}
