import sharp from 'sharp';
import { type BusinessKind, drawLogo } from './logo.ts';
import { drawPortrait } from './portrait.ts';
import type { Random } from './random.ts';
import type { Sex } from './reference.ts';

/** Where finished files go: the product's media store. The path begins after `/media/`. */
export type MediaWriter = {
  put(path: string, content: Uint8Array, contentType: string): Promise<void>;
};

/** A picture to be drawn for one person or business. */
export interface Picture {
  /** 32 hex digits; the file is `<folder>/<id>.webp`. */
  id: string;
  folder: 'photos' | 'offers' | 'logos' | 'endorsements';
  svg: string;
}

export const pictureUri = ({ folder, id }: Pick<Picture, 'folder' | 'id'>): string => `/media/${folder}/${id}.webp`;

export const portrait = (
  random: Random,
  person: { sex: Sex | null; nativeCountry: string },
  folder: Picture['folder'] = 'photos',
): Picture => ({ id: random.hex(32), folder, svg: drawPortrait(random, person) });

export const logo = (random: Random, kind: BusinessKind, folder: Picture['folder'] = 'photos'): Picture => ({
  id: random.hex(32),
  folder,
  svg: drawLogo(random, kind),
});

/** 300 by 300 pixels, a few KB. The least effort: the first start waits for some 900 of them. */
export const renderPicture = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ quality: 80, effort: 0 }).toBuffer();
