import { fill, type OpenFile } from './bytes.ts';
import { FileRefused } from './media.ts';

/** webm consists of elements: id, length, content or nested elements (RFC 8794). The ids are those of RFC 9559 §5.1. */
type Element = { id: number; start: number; content: number; end: number; endless: boolean };

const id = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  track: 0xae,
  cluster: 0x1f43b675,
  void: 0xec,
};

/**
 * The elements that players need, by the element that contains them. Others may say where, by whom and with what a video was
 * recorded, or hide other files.
 */
const needed = new Map<number, ReadonlySet<number>>([
  [id.header, new Set([0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4282, 0x4287, 0x4285])],
  [
    id.segment,
    new Set([
      ...[id.info, id.tracks, id.cluster],
      // Indexes.
      ...[0x114d9b74, 0x1c53bb6b],
      // What a cluster contains. One that was recorded live has no length, so its elements are read as the segment's.
      ...[0xe7, 0xa7, 0xab, 0xa3, 0xa0],
    ]),
  ],
  // The names of the programs, which must exist, are blanked.
  [id.info, new Set([0x2ad7b1, 0x4489, 0x4d80, 0x5741])],
  [id.tracks, new Set([id.track])],
  [
    id.track,
    new Set([
      ...[0xd7, 0x73c5, 0x83, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x23314f, 0x55ee, 0x22b59c, 0x22b59d],
      ...[0x86, 0x63a2, 0x56aa, 0x56bb, 0xe0, 0xe1, 0x6d80, 0x41e4, 0xaa, 0x537f],
    ]),
  ],
]);
const programNames = new Set([0x4d80, 0x5741]);

/** More elements than ten minutes have. */
const maxElements = 50_000;

/**
 * Removes what players do not need, in place, so that all offsets stay valid. Checks that the file is complete.
 * @throws FileRefused
 */
export async function cleanWebm(file: OpenFile): Promise<void> {
  let elements = 0;
  const clean = async (parent: number, start: number, end: number): Promise<void> => {
    for (let position = start; position < end; ) {
      elements += 1;
      const element = elements > maxElements ? null : await readElement(file, position, end);
      if (!element) throw new FileRefused('unreadable');
      const isNeeded = needed.get(parent)?.has(element.id);
      const isLive = element.endless && element.id === id.cluster;
      if (element.endless && !(isNeeded && isLive)) throw new FileRefused('unreadable');
      if (!isNeeded) await blank(file, element);
      else if (programNames.has(element.id)) await fill(file, element.content, element.end);
      else if (needed.has(element.id)) await clean(element.id, element.content, element.end);
      position = isLive ? element.content : element.end;
    }
  };

  const header = await readElement(file, 0, file.size);
  const segment = header && (await readElement(file, header.end, file.size));
  if (header?.id !== id.header || segment?.id !== id.segment || segment.end !== file.size)
    throw new FileRefused('unreadable');
  await clean(header.id, header.content, header.end);
  await clean(segment.id, segment.content, segment.end);
}

/** Null if there is no valid element, or it exceeds its parent. */
async function readElement(file: OpenFile, start: number, end: number): Promise<Element | null> {
  const bytes = await file.read(start, Math.min(12, end - start));
  // An id and a length begin with as many zeros as they have further bytes.
  const idWidth = Math.clz32(bytes[0] ?? 0) - 23;
  const first = bytes[idWidth] ?? 0;
  const width = Math.clz32(first) - 23;
  const content = start + idWidth + width;
  if (idWidth > 4 || width > 8 || bytes.length < idWidth + width) return null;
  let length = first & (0xff >> width);
  // All ones mean that the length is unknown.
  let endless = length === 0xff >> width;
  for (const byte of bytes.subarray(idWidth + 1, idWidth + width)) {
    length = length * 256 + byte;
    endless &&= byte === 0xff;
  }
  const element = { id: bytes.readUIntBE(0, idWidth), start, content, end: endless ? end : content + length, endless };
  return element.end <= end ? element : null;
}

/** Turns an element into free space. */
async function blank(file: OpenFile, { start, content, end }: Element): Promise<void> {
  // One byte is the id, up to eight are the length.
  const width = Math.min(8, content - start - 1);
  const head = Buffer.alloc(9);
  head.writeBigUInt64BE((1n << BigInt(7 * width)) | BigInt(end - start - 1 - width), 1);
  await file.write(start, Buffer.concat([Buffer.from([id.void]), head.subarray(9 - width)]));
  await fill(file, start + 1 + width, end);
}
