import { type OpenFile, withOpenFile } from './bytes.ts';
import { typeOf } from './fileType.ts';
import { FileRefused } from './media.ts';

type VideoType = 'video/mp4' | 'video/webm' | 'video/quicktime';

const types: readonly string[] = ['video/mp4', 'video/webm', 'video/quicktime'] satisfies VideoType[];
const isVideoType = (mime: string | undefined): mime is VideoType => mime !== undefined && types.includes(mime);

/**
 * Detects the kind of a video by its content. Checks that mp4 and quicktime files are complete and have a video track, and
 * removes where and with what they were recorded. Checks that webm files have a video track.
 * @throws FileRefused
 */
export async function checkVideo(path: string): Promise<VideoType> {
  const mime = await typeOf(path);
  if (!isVideoType(mime)) throw new FileRefused('wrongType');
  await withOpenFile(path, mime === 'video/webm' ? checkWebm : checkBoxes);
  return mime;
}

/** The prefix of video codec names (Matroska, CodecID); tracks are described before the first frame. */
const pictureCodec = /V_(?:VP8|VP9|AV1|MPEG|MJPEG)/;
const describedWithin = 1024 * 1024;

async function checkWebm(file: OpenFile): Promise<void> {
  const beginning = await file.read(0, describedWithin);
  if (!pictureCodec.test(beginning.toString('latin1'))) throw new FileRefused('unreadable');
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
