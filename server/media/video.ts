import { Worker } from 'node:worker_threads';
import { type OpenFile, withOpenFile } from './bytes.ts';
import { typeOf } from './fileType.ts';
import { FileRefused, type FileRule } from './media.ts';
import type { VideoFacts } from './videoFacts.ts';

type VideoType = 'video/mp4' | 'video/webm' | 'video/quicktime';
type VideoRule = Extract<FileRule, { type: 'video' }>;

const types: readonly string[] = ['video/mp4', 'video/webm', 'video/quicktime'] satisfies VideoType[];
const isVideoType = (mime: string | undefined): mime is VideoType => mime !== undefined && types.includes(mime);

/**
 * Detects the kind of a video by its content, and checks its length and codecs by the rule. Checks that files are
 * complete, and removes where and with what mp4 and quicktime files were recorded.
 * @throws FileRefused
 */
export async function checkVideo(path: string, rule: Pick<VideoRule, 'problemOf'>): Promise<VideoType> {
  const mime = await typeOf(path);
  if (!isVideoType(mime)) throw new FileRefused('wrongType');
  await withOpenFile(path, mime === 'video/webm' ? checkSegment : checkBoxes);
  const facts = await factsOf(path);
  if (!facts || facts.pictures.length === 0) throw new FileRefused('unreadable');
  const problem = rule.problemOf(facts);
  if (problem !== null) throw new FileRefused('unsuitable', undefined, problem);
  return mime;
}

/** Milliseconds. */
const longest = 20_000;

/**
 * Reads a video in a thread of its own, with limits of time and memory: a file that is made to be slow delays no request of
 * others. The thread takes half a second to start. Null if the file is broken or exceeds a limit.
 */
async function factsOf(path: string): Promise<VideoFacts | null> {
  const worker = new Worker(new URL('./videoWorker.mjs', import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    // The library's warnings about files are no log of ours.
    stdout: true,
    stderr: true,
  });
  const timer = setTimeout(() => void worker.terminate(), longest);
  try {
    return await new Promise((resolve) => {
      worker.once('message', resolve);
      worker.once('error', () => resolve(null));
      worker.once('exit', () => resolve(null));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const segmentId = 0x18538067;

/** A webm file is a header and a segment, which says its length unless it was recorded live (RFC 8794 §11). */
async function checkSegment(file: OpenFile): Promise<void> {
  const header = await readElement(file, 0);
  const segment = header && (await readElement(file, header.end));
  if (segment?.id !== segmentId || segment.end > file.size) throw new FileRefused('unreadable');
}

/** An element of at least 16 bytes: four bytes of id, and a length of one to eight bytes. Null if there is none. */
async function readElement(file: OpenFile, start: number): Promise<{ id: number; end: number } | null> {
  const bytes = await file.read(start, 12);
  const first = bytes[4] ?? 0;
  if (bytes.length < 12 || first === 0) return null;
  // As many leading zeros as further bytes.
  const width = Math.clz32(first) - 23;
  let length = first & (0xff >> width);
  let unknown = length === 0xff >> width;
  for (const byte of bytes.subarray(5, 4 + width)) {
    length = length * 256 + byte;
    unknown &&= byte === 0xff;
  }
  return { id: bytes.readUInt32BE(0), end: unknown ? file.size : start + 4 + width + length };
}

/** mp4 and quicktime consist of boxes: length, four letters, content or nested boxes (ISO/IEC 14496-12 §4.2). */
type Box = { type: string; start: number; content: number; end: number };

/** Boxes with metadata about places, devices and people, which players do not need. */
const notes = new Set(['udta', 'meta', 'uuid']);
const containers = new Set(['moov', 'trak', 'mdia']);
/** More boxes than any real file has. */
const mostBoxes = 50_000;

async function checkBoxes(file: OpenFile): Promise<void> {
  const seen = { boxes: 0, film: false, picture: false };
  const walk = async (start: number, end: number): Promise<void> => {
    for (let position = start; position < end; ) {
      seen.boxes += 1;
      const box = seen.boxes > mostBoxes ? null : await readBox(file, position, end);
      // In quicktime, four zero bytes may end a list.
      if (!box && end - position < 8 && start > 0) return;
      if (!box) throw new FileRefused('unreadable');
      if (box.type === 'moov') seen.film = true;
      if (box.type === 'hdlr') seen.picture ||= (await file.read(box.content + 8, 4)).toString('latin1') === 'vide';
      if (notes.has(box.type)) await blank(file, box);
      else if (containers.has(box.type)) await walk(box.content, box.end);
      position = box.end;
    }
  };
  await walk(0, file.size);
  if (!seen.film || !seen.picture) throw new FileRefused('unreadable');
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

/** Turns a box into free space, so that all offsets stay valid. */
async function blank(file: OpenFile, { start, content, end }: Box): Promise<void> {
  await file.write(start + 4, Buffer.from('free'));
  const zeros = Buffer.alloc(64 * 1024);
  for (let position = content; position < end; position += zeros.length) {
    await file.write(position, zeros.subarray(0, Math.min(zeros.length, end - position)));
  }
}
