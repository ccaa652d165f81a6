import { readFile, stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { typeOf } from './document.ts';
import { FileRefused, type FileRule } from './media.ts';
import { isSystemError } from './store.ts';

/** A PNG file is a signature and chunks: length, four letters, content, checksum (PNG specification §5). */
const signatureLength = 8;
/** Length, letters and checksum. */
const frameLength = 12;

/** What colours and orientation depend on. */
const needed = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);

/**
 * The same picture without its texts. The decoder unpacks compressed texts before it knows their length: a file of 200 kB could
 * take a gigabyte of memory.
 */
function withoutTexts(png: Buffer): Buffer {
  const kept = [png.subarray(0, signatureLength)];
  for (let at = signatureLength; at < png.length; ) {
    const whole = at + frameLength <= png.length;
    const end = whole ? at + frameLength + png.readUInt32BE(at) : png.length;
    // The decoder refuses the incomplete end of a truncated file.
    if (!whole || needed.has(png.toString('latin1', at + 4, at + 8))) kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

export type ImageRule = Extract<FileRule, { type: 'image' }>;

/** The types we decode, detected by content, with sharp's names for them. */
const formats = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'heif'],
]);

/** The decoding timeout in seconds; no real upload takes as long. */
const longest = 20;

// Files are read once, so caching them is useless.
sharp.cache(false);

/**
 * Decodes an image and re-encodes it as webp: upright, in sRGB, without metadata or hidden data.
 * @throws FileRefused
 */
export async function redrawImage(path: string, rule: ImageRule): Promise<Buffer> {
  const type = (await typeOf(path)) ?? '';
  if (type === 'image/apng') throw new FileRefused('animated');
  if (/^image\/hei[cf]/.test(type)) throw new FileRefused('heic');
  const format = formats.get(type);
  if (!format) throw new FileRefused('wrongType');
  try {
    const content = format === 'png' ? withoutTexts(await readFile(path)) : path;
    // Reads only the header of the file.
    const facts = await sharp(content, { limitInputPixels: false }).metadata();
    // The two detections disagree: the file was crafted to look like two types.
    if (facts.format !== format) throw new FileRefused('wrongType');
    if ((facts.width ?? 0) * (facts.height ?? 0) > rule.maxPixels) throw new FileRefused('tooManyPixels');
    if ((facts.pages ?? 1) > 1) throw new FileRefused('animated');
    return await drawn(content, 'error', rule).catch(async (error: unknown) => {
      if (format !== 'jpeg') throw error;
      // Programs that cut off the two bytes of the end have left the whole picture. One that lacks more gives a warning.
      return drawn(Buffer.concat([await readFile(path), endOfJpeg]), 'warning', rule).catch(() => {
        throw error;
      });
    });
  } catch (error) {
    if (error instanceof FileRefused || isSystemError(error)) throw error;
    // A missing temporary file is our fault, not the image's.
    await stat(path);
    throw new FileRefused('unreadable', { cause: error });
  }
}

const endOfJpeg = Buffer.from([0xff, 0xd9]);

function drawn(content: string | Buffer, failOn: 'error' | 'warning', rule: ImageRule): Promise<Buffer> {
  const picture = sharp(content, { failOn, limitInputPixels: rule.maxPixels, sequentialRead: true });
  return shaped(picture.autoOrient(), rule).webp({ quality: 82 }).timeout({ seconds: longest }).toBuffer();
}

function shaped(picture: Sharp, { shape }: ImageRule): Sharp {
  if ('square' in shape) return picture.resize(shape.square, shape.square, { fit: 'cover' });
  return picture.resize(shape.longestSide, shape.longestSide, { fit: 'inside', withoutEnlargement: true });
}
