import type { OpenFile } from './bytes.ts';

/** Reads only what is needed to list an archive's entries (APPNOTE 4.3). */

export type Archive = {
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

/** Null if there is no directory, as in a truncated file. */
export async function readArchive(file: OpenFile): Promise<Archive | null> {
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
