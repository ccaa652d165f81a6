import { logo, type Picture, pictureUri, portrait } from './picture.ts';
import type { Random } from './random.ts';
import type { EndorsementRow, UserRow } from './rows.ts';
import { clients, testimonials } from './words/endorsements.ts';

/**
 * The clients and testimonials of the home page, with their pictures.
 * @param admin who has added them
 */
export function generateEndorsements(
  seed: Random,
  admin: UserRow,
  now: Date,
): { rows: EndorsementRow[]; pictures: { picture: Picture; owner: UserRow }[] } {
  const random = seed.fork('endorsements');
  const all = [
    ...testimonials.map(({ name, subTitle, text, ...person }) => ({
      kind: 'TESTIMONIAL' as const,
      name,
      subTitle,
      text,
      picture: portrait(random.fork(name), person, 'endorsements'),
    })),
    ...clients.map(({ name, subTitle, kind }) => ({
      kind: 'CLIENT' as const,
      name,
      subTitle,
      text: null,
      picture: logo(random.fork(name), kind, 'endorsements'),
    })),
  ];
  return {
    rows: all.map(({ kind, name, subTitle, text, picture }, at) => ({
      id: at + 1,
      kind,
      name,
      sub_title: subTitle,
      text,
      image_uri: pictureUri(picture),
      position: at + 1,
      created_at: now,
      updated_at: now,
    })),
    pictures: all.map(({ picture }) => ({ picture, owner: admin })),
  };
}
