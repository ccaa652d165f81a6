import type { People } from './people.ts';
import { logo, type Picture, pictureUri } from './picture.ts';
import type { Random } from './random.ts';
import type { JobOfferRow, UserRow } from './rows.ts';
import { createDecks, fill } from './text.ts';
import { firstNameOf } from './user.ts';
import { aboutTexts } from './words/about.ts';

const aboutShare = { business: 0.85, household: 0.4 };
const logoShare = 0.8;

/**
 * Writes the company pages of employers who have offers, and gives the logos of those whose offers show one.
 * @param offerPictures the pictures of their offers
 */
export function describeCompanies(
  seed: Random,
  { employers, accounts }: People,
  offers: readonly JobOfferRow[],
  offerPictures: readonly { picture: Picture; owner: UserRow }[],
): { picture: Picture; owner: UserRow }[] {
  const random = seed.fork('companies');
  const decks = createDecks(random.fork('decks'));
  const hiring = new Set(offers.map(({ employer_id }) => employer_id));
  const pictureOf = new Map(offerPictures.map(({ picture, owner }) => [owner, picture]));
  const logos: { picture: Picture; owner: UserRow }[] = [];
  for (const { row, kind, company, place } of employers) {
    if (!hiring.has(row.id)) continue;
    const one = random.fork(String(row.id));
    // The accounts that visitors sign in with have all of it.
    const isShown = row === accounts.employer.row || row === accounts.premium.row;
    if (isShown || one.chance(aboutShare[kind === 'household' ? 'household' : 'business'])) {
      const [city, area] = [place.city.name, one.pick(place.city.areas)];
      row.about = fill(decks.deal(kind, aboutTexts[kind]), { company, city, area, first: firstNameOf(row.name) });
    }
    const shown = pictureOf.get(row);
    if (!isShown && !(shown && one.chance(logoShare))) continue;
    const picture: Picture = shown ? { ...shown, id: one.hex(32), folder: 'logos' } : logo(one, kind, 'logos');
    row.logo_uri = pictureUri(picture);
    logos.push({ picture, owner: row });
  }
  return logos;
}
