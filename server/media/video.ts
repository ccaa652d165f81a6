import { type OpenFile, withOpenFile } from './bytes.ts';
import { typeOf } from './fileType.ts';
import { FileRefused } from './media.ts';

type VideoType = 'video/mp4' | 'video/webm' | 'video/quicktime';

const types: readonly string[] = ['video/mp4', 'video/webm', 'video/quicktime'] satisfies VideoType[];
const isVideoType = (mime: string | undefined): mime is VideoType => mime !== undefined && types.includes(mime);

/**
 * What kind of video a file is, by its content. An mp4 or quicktime file is whole and shows something, and afterwards says
 * no more where and with what it was recorded; a webm file has a picture.
 * @throws FileRefused
 */
export async function checkVideo(path: string): Promise<VideoType> {
  const mime = await typeOf(path);
  if (!isVideoType(mime)) throw new FileRefused('wrongType');
  await withOpenFile(path, mime === 'video/webm' ? checkWebm : checkBoxes);
  return mime;
}

/** Codec names of pictures begin so (Matroska, CodecID); tracks are described before the first frame. */
const pictureCodec = /V_(?:VP8|VP9|AV1|MPEG|MJPEG)/;
const describedWithin = 1024 * 1024;

async function checkWebm(file: OpenFile): Promise<void> {
  const beginning = await file.read(0, describedWithin);
  if (!pictureCodec.test(beginning.toString('latin1'))) throw new FileRefused('unreadable');
}

/** mp4 and quicktime are made of boxes: a length, four letters, content or more boxes (ISO/IEC 14496-12 §4.2). */
type Box = { type: string; start: number; content: number; end: number };

/** Boxes that say what a recording is about: places, devices, people. Players need none of them. */
const notes = new Set(['udta', 'meta', 'uuid']);
const containers = new Set(['moov', 'trak', 'mdia']);
/** Far more than a hundred megabytes are cut into. */
const mostBoxes = 50_000;

async function checkBoxes(file: OpenFile): Promise<void> {
  const seen = { boxes: 0, film: false, picture: false };
  const walk = async (start: number, end: number): Promise<void> => {
    for (let position = start; position < end; ) {
      seen.boxes += 1;
      const box = seen.boxes > mostBoxes ? null : await readBox(file, position, end);
      // A terminator of four zeros may end a list in quicktime.
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

/** Null: what stands there is no box, or it ends after the end. */
async function readBox(file: OpenFile, start: number, end: number): Promise<Box | null> {
  const header = await file.read(start, 16);
  if (header.length < 8) return null;
  const length = header.readUInt32BE(0);
  const long = length === 1 && header.length === 16;
  // A length of 0 reaches to the end.
  const size = long ? Number(header.readBigUInt64BE(8)) : length === 0 ? end - start : length;
  const content = start + (long ? 16 : 8);
  const box = { type: header.toString('latin1', 4, 8), start, content, end: start + size };
  return box.end >= content && box.end <= end ? box : null;
}

/** Makes a box free space. Nothing moves, so that every offset in the file stays right. */
async function blank(file: OpenFile, { start, content, end }: Box): Promise<void> {
  await file.write(start + 4, Buffer.from('free'));
  const zeros = Buffer.alloc(64 * 1024);
  for (let position = content; position < end; position += zeros.length) {
    await file.write(position, zeros.subarray(0, Math.min(zeros.length, end - position)));
  }
}
