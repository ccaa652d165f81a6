import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../../docs/screens');
const gap = 24;
/** Of each picture, in pixels. */
const widthOf = (name: string) => (name.endsWith('-375') ? 375 : 720);

/** Puts the pictures `before-*` of the visitor's way, as it once was, beside those of today (`way-*`), as `beside-*`. */
export async function putBeside(): Promise<void> {
  const names = (await readdir(folder)).flatMap((file) => /^before-(.*)\.webp$/.exec(file)?.[1] ?? []);
  for (const name of names) {
    const width = widthOf(name);
    const pictures = await Promise.all(
      ['before', 'way'].map((when) =>
        sharp(join(folder, `${when}-${name}.webp`))
          .resize({ width })
          .toBuffer({ resolveWithObject: true }),
      ),
    );
    const height = Math.max(...pictures.map(({ info }) => info.height));
    await sharp({ create: { width: 2 * width + gap, height, channels: 3, background: '#8a8f8a' } })
      .composite(pictures.map(({ data }, at) => ({ input: data, left: at * (width + gap), top: 0 })))
      .webp({ quality: 70 })
      .toFile(join(folder, `beside-${name}.webp`));
  }
}
