import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import type { Random } from './random.ts';
import type { Sex } from './reference.ts';

type Head = NonNullable<openPeeps.Options['head']>[number];
type Heads = Readonly<Record<Sex, readonly Head[]>>;

/** How people of a part of the world often look: ranges, so that neighbours may still look alike. */
interface Looks {
  skins: readonly string[];
  heads: Heads;
  /** Shares of the women who wear a headscarf and of the men who wear a turban. */
  scarf?: number;
  turban?: number;
  /** The share of those with light hair. */
  light?: number;
}

/** From light to deep. */
const skins = ['fbdcc6', 'f5cfae', 'ecbd93', 'dea877', 'c98d5d', 'a9714a', '85563a'];

const straight: Heads = {
  Female: ['long', 'longBangs', 'bangs2', 'bun', 'medium1', 'medium2', 'medium3', 'mediumBangs', 'mediumBangs3'],
  Male: ['pomp', 'short1', 'short2', 'short4', 'short5', 'shaved1', 'grayShort'],
};
const curly: Heads = {
  Female: ['afro', 'bantuKnots', 'bun', 'bun2', 'buns', 'cornrows', 'cornrows2', 'longCurly', 'twists'],
  Male: ['flatTop', 'short1', 'short2', 'shaved2', 'twists2', 'dreads2', 'noHair1'],
};
const wavy: Heads = {
  Female: [...straight.Female, 'bangs', 'grayBun', 'longCurly'],
  Male: [...straight.Male, 'short3', 'shaved2', 'noHair1', 'hatBeanie'],
};
/** The only ones whose hair is not black. */
const lightHeads: Heads = { Female: ['bangs', 'grayBun', 'grayMedium', 'mediumBangs2'], Male: ['grayShort', 'short4'] };
const lightHair = ['4a312c', '724133', 'a55728', 'b58143', 'd6b370', 'a9a6a2'];

const looks: readonly (Looks & { countries: string })[] = [
  { countries: 'China, Hong Kong, Taiwan, Japan, South Korea', skins: skins.slice(0, 3), heads: straight },
  { countries: 'Philippines, Myanmar, Thailand, Vietnam, Singapore', skins: skins.slice(2, 5), heads: straight },
  { countries: 'Indonesia, Malaysia', skins: skins.slice(2, 5), heads: straight, scarf: 0.55 },
  { countries: 'Sri Lanka, Nepal', skins: skins.slice(3, 6), heads: straight },
  { countries: 'India', skins: skins.slice(3, 6), heads: straight, turban: 0.15 },
  { countries: 'Bangladesh, Pakistan', skins: skins.slice(3, 6), heads: straight, scarf: 0.4 },
  {
    countries: 'United Arab Emirates, Egypt, Morocco, Tunisia, Algeria',
    skins: skins.slice(2, 5),
    heads: wavy,
    scarf: 0.4,
  },
  { countries: 'Kenya, Uganda, Ghana, Nigeria, Ethiopia', skins: skins.slice(5), heads: curly, scarf: 0.06 },
  { countries: 'Senegal', skins: skins.slice(5), heads: curly, scarf: 0.25 },
  {
    countries:
      'United Kingdom, Ireland, France, Switzerland, Poland, Romania, Ukraine, Australia, New Zealand, Germany',
    skins: skins.slice(0, 2),
    heads: wavy,
    light: 0.7,
  },
  { countries: 'Spain, Italy, Portugal, Greece', skins: skins.slice(1, 4), heads: wavy, light: 0.2 },
];
const looksByCountry = new Map<string, Looks>(
  looks.flatMap((one) => one.countries.split(', ').map((country) => [country, one])),
);
const anywhere: Looks = { skins: skins.slice(1), heads: wavy, light: 0.1 };

const clothes = ['2f6b4f', '5c9b73', '2f7f80', '2d4560', '4d7093', '9cc3d8', 'c9694a', 'a9483c', 'dda63f', 'db8f8c'];
const grounds = ['dcecdf', 'e6f0dc', 'f7eddc', 'fbe6da', 'dfecee', 'f8f0cf', 'ece7f0', 'd7ebe6'];

/** Draws someone who fits the person, 300 by 300. Without a sex: any hair, no beard. */
export function drawPortrait(
  random: Random,
  { sex, nativeCountry }: { sex: Sex | null; nativeCountry: string },
): string {
  const { skins, heads, scarf = 0, turban = 0, light = 0 } = looksByCountry.get(nativeCountry) ?? anywhere;
  const isLight = random.chance(light);
  const covered =
    sex === 'Female' ? random.chance(scarf) && 'hijab' : sex === 'Male' && random.chance(turban) && 'turban';
  const hair = (isLight ? lightHeads : heads)[sex ?? random.pick(['Female', 'Male'])];
  const beards = isLight ? (['full4', 'moustache9'] as const) : (['full', 'chin', 'goatee1', 'moustache6'] as const);
  return (
    createAvatar(openPeeps, {
      seed: '',
      size: 300,
      head: [covered || random.pick(hair)],
      headContrastColor: [random.pick(isLight ? lightHair : ['2c1b18'])],
      face: [random.pick(['smile', 'calm', 'cute'] as const)],
      facialHair: [random.pick(beards)],
      facialHairProbability: sex === 'Male' && random.chance(covered ? 0.9 : 0.3) ? 100 : 0,
      accessories: [random.pick(['glasses3', 'glasses5'] as const)],
      accessoriesProbability: random.chance(0.16) ? 100 : 0,
      maskProbability: 0,
      skinColor: [random.pick(skins)],
      clothingColor: [random.pick(clothes)],
      backgroundColor: [random.pick(grounds)],
    })
      .toString()
      // It cuts off nothing here, and takes a sixth of the time.
      .replace('mask="url(#viewboxMask)"', '')
  );
}
