import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { animation, html, pdf, photoFromPhone, picture, pngWithFalseSize, svg } from '../../tests/support/files.ts';
import { testFolder } from '../../tests/support/folder.ts';
import { redrawImage } from './image.ts';

const folder = testFolder();

const photo = { type: 'image', maxBytes: 0, maxPixels: 40_000_000, shape: { square: 300 } } as const;
const image = { ...photo, shape: { longestSide: 1600 } } as const;
let files = 0;
const redraw = async (content: Buffer, rule: typeof photo | typeof image = photo, name = 'picture.png') => {
  files += 1;
  const path = join(folder, `${files}-${name}`);
  await writeFile(path, content);
  return redrawImage(path, rule);
};
const gaussian = { type: 'gaussian', mean: 90, sigma: 40 } as const;
const noise = sharp({ create: { width: 200, height: 200, channels: 3, background: 'black', noise: gaussian } });
const refusal = (what: string) => expect.objectContaining({ name: 'FileRefused', refusal: what });

describe('a file that is not a supported picture is refused', () => {
  it.each([
    ['svg', svg],
    ['html named png', html],
    ['a pdf named png', pdf()],
    ['nothing', Buffer.alloc(0)],
    ['a tiff', Buffer.from('49492a0008000000', 'hex')],
  ])('%s', async (_, content) => {
    await expect(redraw(content)).rejects.toEqual(refusal('wrongType'));
  });
});

describe('a picture that cannot be shown is refused', () => {
  it('an animation', async () => {
    await expect(redraw(await animation())).rejects.toEqual(refusal('animated'));
  });
  it('a picture that claims too many pixels', async () => {
    await expect(redraw(await pngWithFalseSize(30_000))).rejects.toEqual(refusal('tooManyPixels'));
  });
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a truncated %s', async (format) => {
    const whole = await noise.toFormat(format).toBuffer();
    await expect(redraw(whole.subarray(0, whole.length / 2))).rejects.toEqual(refusal('unreadable'));
  });
});

describe('a HEIC photo', () => {
  it.each(['heic', 'mif1'])('of the brand %s is refused as one', async (brand) => {
    const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`)]);
    await expect(redraw(head, photo, 'photo.heic')).rejects.toEqual(refusal('heic'));
  });
});

describe('a jpeg', () => {
  it.each([false, true])('without its last two bytes is accepted (progressive: %s)', async (progressive) => {
    const whole = await noise.jpeg({ progressive }).toBuffer();
    expect(await redraw(whole.subarray(0, -2))).toEqual(await redraw(whole));
    expect(await redraw(whole.subarray(0, -1))).toEqual(await redraw(whole));
  });

  it.each([0.5, 0.9, 0.99])('of which %d is there is refused', async (part) => {
    const whole = await noise.jpeg().toBuffer();
    await expect(redraw(whole.subarray(0, whole.length * part))).rejects.toEqual(refusal('unreadable'));
  });
});

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('of the type %s becomes a square webp', async (format) => {
    const made = await redraw(await picture().toFormat(format).toBuffer(), photo, 'picture.whatever');
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 300, height: 300 });
  });

  it('is rotated upright, and loses its metadata', async () => {
    const taken = await photoFromPhone();
    expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('SecretPhone');
    const made = await redraw(taken);
    const facts = await sharp(made).metadata();
    expect([facts.orientation, facts.exif, facts.xmp, facts.iptc, facts.icc]).toEqual(Array(5).fill(undefined));
    expect(made.toString('latin1')).not.toMatch(/SecretPhone|EXIF|GPS/);
    // Rotated by 90 degrees: the left edge is now at the top.
    const { data } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
    const [red, , blue] = data.subarray(3 * (20 * 300 + 150));
    expect([(red ?? 0) > 200, (blue ?? 255) < 60]).toEqual([true, true]);
  });

  it('loses data that is appended to it', async () => {
    const made = await redraw(Buffer.concat([await picture().jpeg().toBuffer(), html]));
    expect(made.includes('alert(1)')).toBe(false);
  });

  it('for an offer or a chat keeps its proportions, and is only ever made smaller', async () => {
    const large = await sharp(await redraw(await picture(3200, 1000).jpeg().toBuffer(), image)).metadata();
    expect([large.width, large.height]).toEqual([1600, 500]);
    const small = await sharp(await redraw(await picture(20, 10).png().toBuffer(), image)).metadata();
    expect([small.width, small.height]).toEqual([20, 10]);
  });
});
