import { stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { typeOf } from './fileType.ts';
import { FileRefused, type FileRule } from './media.ts';

type ImageRule = Extract<FileRule, { type: 'image' }>;

/** What we decode, by what the content says, with sharp's name for it. */
const formats = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'heif'],
]);

/** Nothing that people upload takes as long as this. Seconds. */
const longest = 20;

// Every file is read once: keeping it open afterwards serves nobody.
sharp.cache(false);

/**
 * Decodes a picture and writes it anew as webp: upright, in sRGB, without anything that the camera or an editor noted, and
 * without anything else that was hidden in the file.
 * @throws FileRefused
 */
export async function redrawImage(path: string, rule: ImageRule): Promise<Buffer> {
  const format = formats.get((await typeOf(path)) ?? '');
  if (!format) throw new FileRefused('wrongType');
  try {
    // Only the head of the file is read for these.
    const facts = await sharp(path, { limitInputPixels: false }).metadata();
    // Two programs that see two different things in one file: it was made to be seen so.
    if (facts.format !== format) throw new FileRefused('wrongType');
    if ((facts.width ?? 0) * (facts.height ?? 0) > rule.maxPixels) throw new FileRefused('tooManyPixels');
    if ((facts.pages ?? 1) > 1) throw new FileRefused('animated');
    const picture = sharp(path, { failOn: 'error', limitInputPixels: rule.maxPixels, sequentialRead: true });
    return await shaped(picture.autoOrient(), rule).webp({ quality: 82 }).timeout({ seconds: longest }).toBuffer();
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    // A file of ours that has gone is no fault of the picture.
    await stat(path);
    throw new FileRefused('unreadable', { cause: error });
  }
}

function shaped(picture: Sharp, { shape }: ImageRule): Sharp {
  if ('square' in shape) return picture.resize(shape.square, shape.square, { fit: 'cover' });
  return picture.resize(shape.longestSide, shape.longestSide, { fit: 'inside', withoutEnlargement: true });
}
