import { fill, type OpenFile } from './bytes.ts';
import { FileRefused } from './media.ts';

/** mp4 and quicktime consist of boxes: length, four letters, content or nested boxes (ISO/IEC 14496-12 §4.2). */
type Box = { type: string; start: number; content: number; end: number };

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * The boxes that players need, by the box that contains them. Others may say where, by whom and with what a video was recorded,
 * or hide other files.
 */
const needed: Record<string, ReadonlySet<string>> = {
  file: names('ftyp styp moov mdat moof sidx mfra'),
  moov: names('mvhd trak mvex'),
  trak: names('tkhd edts tapt mdia'),
  mdia: names('mdhd hdlr minf'),
  minf: names('vmhd smhd gmhd hdlr dinf stbl'),
  stbl: names('stsd stts ctts cslg stss stsc stsz stz2 stco co64 sdtp sbgp sgpd stps'),
  mvex: names('mehd trex'),
  moof: names('mfhd traf'),
  traf: names('tfhd tfdt trun sdtp sbgp sgpd'),
};

/** Other tracks, such as a camera's record of its positions, are removed with their content. */
const playedTracks = names('vide soun');

/** More boxes than any real file has. */
const maxBoxes = 50_000;
/** The longest list of a track's samples that is read into memory. Bytes. */
const longestList = 4 * 1024 * 1024;

/**
 * Removes what players do not need, in place, so that all offsets stay valid. Checks that the file is complete.
 * @throws FileRefused
 */
export async function cleanMp4(file: OpenFile): Promise<void> {
  const seen = { boxes: 0, films: 0, picture: false };

  const boxesIn = async (start: number, end: number): Promise<Box[]> => {
    const boxes: Box[] = [];
    for (let position = start; position < end; ) {
      seen.boxes += 1;
      const box = seen.boxes > maxBoxes ? null : await readBox(file, position, end);
      // In quicktime, four zero bytes may end a list.
      if (!box && end - position < 8 && start > 0) break;
      if (!box) throw new FileRefused('unreadable');
      boxes.push(box);
      position = box.end;
    }
    return boxes;
  };
  const boxAt = async (box: Box, ...path: string[]): Promise<Box | undefined> => {
    let found: Box | undefined = box;
    for (const type of path)
      found = found && (await boxesIn(found.content, found.end)).find((child) => child.type === type);
    return found;
  };
  const trackType = async (track: Box): Promise<string> => {
    const handler = await boxAt(track, 'mdia', 'hdlr');
    return handler ? (await file.read(handler.content + 8, 4)).toString('latin1') : '';
  };

  const clean = async (parent: string, start: number, end: number): Promise<void> => {
    for (const box of await boxesIn(start, end)) {
      if (!needed[parent]?.has(box.type)) {
        await blank(file, box);
      } else if (box.type === 'trak' && !playedTracks.has(await trackType(box))) {
        await blankSamples(file, await boxAt(box, 'mdia', 'minf', 'stbl'), boxAt);
        await blank(file, box);
      } else {
        if (box.type === 'moov') seen.films += 1;
        if (box.type === 'trak') seen.picture ||= (await trackType(box)) === 'vide';
        await blankNotes(file, box);
        if (Object.hasOwn(needed, box.type)) await clean(box.type, box.content, box.end);
      }
    }
  };
  await clean('file', 0, file.size);
  if (seen.films !== 1 || !seen.picture) throw new FileRefused('unreadable');
}

/** Blanks the parts of needed boxes that say when and with what a video was recorded. */
async function blankNotes(file: OpenFile, { type, content, end }: Box): Promise<void> {
  if (type === 'mvhd' || type === 'tkhd' || type === 'mdhd') {
    const [version] = await file.read(content, 1);
    // When it was created and changed.
    await fill(file, content + 4, Math.min(end, content + (version === 1 ? 20 : 12)));
  }
  // The handler's name.
  if (type === 'hdlr') await fill(file, content + 24, end);
  if (type === 'stsd') {
    const entry = await readBox(file, content + 8, end);
    // The encoder's name.
    if (entry && /^avc[13]$/.test(entry.type)) await fill(file, entry.start + 50, Math.min(end, entry.start + 82));
  }
}

/** Blanks the content of a track: chunks of samples, whose positions and lengths its tables list. */
async function blankSamples(
  file: OpenFile,
  table: Box | undefined,
  boxAt: (box: Box, ...path: string[]) => Promise<Box | undefined>,
): Promise<void> {
  const list = async (type: string): Promise<Buffer> => {
    const box = table && (await boxAt(table, type));
    const length = box ? box.end - box.content : 0;
    if (length > longestList) throw new FileRefused('unreadable');
    return box ? file.read(box.content, length) : Buffer.alloc(0);
  };
  const [groups, sizes, short, long] = [await list('stsc'), await list('stsz'), await list('stco'), await list('co64')];
  const positions = [
    ...entries(short, 8, 4, (at) => short.readUInt32BE(at)),
    ...entries(long, 8, 8, (at) => Number(long.readBigUInt64BE(at))),
  ];
  const perChunk = entries(groups, 8, 12, (at) => ({
    first: groups.readUInt32BE(at),
    samples: groups.readUInt32BE(at + 4),
  }));
  const sameSize = sizes.length >= 12 ? sizes.readUInt32BE(4) : 0;
  const ownSizes = entries(sizes, 12, 4, (at) => sizes.readUInt32BE(at));
  let sample = 0;
  let group = 0;
  let left = file.size;
  for (const [chunk, position] of positions.entries()) {
    while ((perChunk[group + 1]?.first ?? Number.POSITIVE_INFINITY) <= chunk + 1) group += 1;
    const count = perChunk[group]?.samples ?? 0;
    const length = sameSize
      ? sameSize * count
      : ownSizes.slice(sample, sample + count).reduce((sum, size) => sum + size, 0);
    sample += count;
    // Chunks that overlap would make a small file long work.
    left -= length;
    if (left < 0 || position + length > file.size) throw new FileRefused('unreadable');
    await fill(file, position, position + length);
  }
}

/** The entries of a list that begins after `head` bytes. */
function entries<Entry>(list: Buffer, head: number, length: number, read: (at: number) => Entry): Entry[] {
  return Array.from({ length: Math.max(0, Math.floor((list.length - head) / length)) }, (_, entry) =>
    read(head + entry * length),
  );
}

/** Null if there is no valid box, or it exceeds its parent. */
async function readBox(file: OpenFile, start: number, end: number): Promise<Box | null> {
  const header = await file.read(start, 16);
  if (header.length < 8) return null;
  const length = header.readUInt32BE(0);
  const long = length === 1 && header.length === 16;
  // A length of 0 means up to the end.
  const size = long ? Number(header.readBigUInt64BE(8)) : length === 0 ? end - start : length;
  const content = start + (long ? 16 : 8);
  const box = { type: header.toString('latin1', 4, 8), start, content, end: start + size };
  return box.end >= content && box.end <= end ? box : null;
}

/** Turns a box into free space. */
async function blank(file: OpenFile, { start, content, end }: Box): Promise<void> {
  await file.write(start + 4, Buffer.from('free'));
  await fill(file, content, end);
}
