import sharp from 'sharp';
import { type BusinessKind, drawLogo } from './pictures/logo.ts';
import { chooseLook } from './pictures/look.ts';
import { drawPortrait } from './pictures/portrait.ts';
import type { Random } from './random.ts';

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
  person: { sex: 'Female' | 'Male'; nativeCountry: string; jobSlug?: string },
): Picture => ({ id: random.hex(32), folder: 'photos', svg: drawPortrait(chooseLook(random, person)) });

export const logo = (
  random: Random,
  business: { name: string; kind: BusinessKind },
  folder: Picture['folder'] = 'photos',
): Picture => ({ id: random.hex(32), folder, svg: drawLogo(random, business) });

/** 300 by 300 pixels, a few KB. The least effort: the first start waits for some 900 of them. */
export const renderPicture = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ quality: 80, effort: 0 }).toBuffer();
