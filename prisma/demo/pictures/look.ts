import type { Random } from '../random.ts';
import { backgrounds } from './background.ts';
import { type Beard, type HairStyle, hatStyles } from './hair.ts';
import type { Headwear } from './headwear.ts';
import { type Outfit, wardrobes } from './outfit.ts';
import { cloths, grounds, type HairColour, hairColours, skins } from './palette.ts';
import type { Look } from './portrait.ts';

/** Where people's looks come from: ranges only, so that neighbours may still look alike. */
interface Complexion {
  skins: readonly [lightest: number, deepest: number];
  hair: readonly (readonly [HairColour, number])[];
  /** Tight curls are usual. */
  curly: boolean;
  /** Share of women who wear a headscarf. */
  headscarf: number;
}

const { black, softBlack, darkBrown, brown, chestnut, auburn, blond, grey } = hairColours;
const eastAsian: Complexion = {
  skins: [0, 2],
  hair: [
    [black, 5],
    [softBlack, 4],
    [darkBrown, 2],
  ],
  curly: false,
  headscarf: 0,
};
const southEastAsian: Complexion = {
  skins: [2, 4],
  hair: [
    [black, 5],
    [softBlack, 4],
    [darkBrown, 2],
  ],
  curly: false,
  headscarf: 0,
};
const malay: Complexion = { ...southEastAsian, headscarf: 0.55 };
const southAsian: Complexion = {
  skins: [3, 6],
  hair: [
    [black, 5],
    [softBlack, 4],
    [darkBrown, 1],
  ],
  curly: false,
  headscarf: 0,
};
const european: Complexion = {
  skins: [0, 1],
  hair: [
    [darkBrown, 3],
    [brown, 4],
    [chestnut, 3],
    [auburn, 2],
    [blond, 3],
    [grey, 0.6],
  ],
  curly: false,
  headscarf: 0,
};
const mediterranean: Complexion = {
  skins: [1, 3],
  hair: [
    [softBlack, 3],
    [darkBrown, 4],
    [brown, 3],
    [chestnut, 1],
  ],
  curly: false,
  headscarf: 0,
};
const northAfrican: Complexion = {
  ...mediterranean,
  skins: [2, 4],
  hair: [
    [softBlack, 4],
    [darkBrown, 4],
    [brown, 1],
  ],
  headscarf: 0.4,
};
const african: Complexion = {
  skins: [5, 7],
  hair: [
    [black, 6],
    [softBlack, 3],
    [darkBrown, 1],
  ],
  curly: true,
  headscarf: 0.06,
};
const mixed: Complexion = {
  skins: [1, 6],
  hair: [
    [softBlack, 3],
    [darkBrown, 4],
    [brown, 3],
    [chestnut, 1],
  ],
  curly: false,
  headscarf: 0,
};

const complexions: Record<string, Complexion> = {
  Philippines: southEastAsian,
  Indonesia: malay,
  Malaysia: malay,
  Myanmar: southEastAsian,
  Thailand: southEastAsian,
  Vietnam: southEastAsian,
  Singapore: southEastAsian,
  China: eastAsian,
  'Hong Kong': eastAsian,
  Taiwan: eastAsian,
  Japan: eastAsian,
  'South Korea': eastAsian,
  India: southAsian,
  'Sri Lanka': southAsian,
  Nepal: southAsian,
  Bangladesh: { ...southAsian, headscarf: 0.3 },
  Pakistan: { ...southAsian, headscarf: 0.45 },
  'United Arab Emirates': northAfrican,
  Egypt: northAfrican,
  Morocco: northAfrican,
  Tunisia: northAfrican,
  Algeria: northAfrican,
  Kenya: african,
  Uganda: african,
  Ghana: african,
  Nigeria: african,
  Senegal: { ...african, headscarf: 0.25 },
  Ethiopia: african,
  Brazil: mixed,
  Colombia: mixed,
  Peru: mixed,
  'United Kingdom': european,
  Ireland: european,
  France: european,
  Switzerland: european,
  Poland: european,
  Romania: european,
  Ukraine: european,
  Australia: european,
  'New Zealand': european,
  Germany: european,
  Spain: mediterranean,
  Italy: mediterranean,
  Portugal: mediterranean,
  Greece: mediterranean,
};

const straightHair: Record<'Female' | 'Male', HairStyle[]> = {
  Female: ['longStraight', 'longOver', 'wavy', 'bob', 'lob', 'topBun', 'lowBun', 'ponytail', 'pixie', 'braids'],
  Male: ['crop', 'sidePart', 'quiff', 'slickBack', 'crop', 'sidePart', 'mediumTuck', 'curlyTop', 'buzz', 'manBun'],
};
const curlyHair: Record<'Female' | 'Male', HairStyle[]> = {
  Female: ['afro', 'afro', 'curls', 'topBun', 'braids', 'lowBun', 'curls', 'longOver'],
  Male: ['shortAfro', 'buzz', 'curlyTop', 'shortAfro', 'buzz', 'crop'],
};

type Dress = {
  outfits: readonly (readonly [Outfit, number])[];
  hats: readonly (readonly [Headwear, number])[];
  hatColours: readonly (keyof typeof cloths)[];
};
const dress: Record<string, Dress> = {
  waiter: {
    outfits: [
      ['waistcoat', 5],
      ['shirtApron', 4],
    ],
    hats: [['none', 1]],
    hatColours: ['ink'],
  },
  cook: {
    outfits: [
      ['neckerchief', 4],
      ['chefJacket', 2],
      ['shirtApron', 1],
    ],
    hats: [
      ['bandana', 3],
      ['skullCap', 4],
      ['none', 2],
    ],
    hatColours: ['ink', 'brick', 'forest', 'navy', 'charcoal'],
  },
  chef: {
    outfits: [
      ['chefJacket', 5],
      ['neckerchief', 3],
    ],
    hats: [
      ['toque', 7],
      ['none', 2],
      ['skullCap', 1],
    ],
    hatColours: ['white', 'white', 'cream'],
  },
  barista: {
    outfits: [
      ['teeApron', 6],
      ['shirtApron', 2],
    ],
    hats: [
      ['none', 5],
      ['beanie', 2],
      ['flatCap', 2],
      ['cap', 1],
    ],
    hatColours: ['mustard', 'forest', 'charcoal', 'terracotta', 'tan', 'teal'],
  },
  bartender: {
    outfits: [
      ['suspenders', 5],
      ['waistcoat', 3],
      ['shirtApron', 1],
    ],
    hats: [
      ['none', 7],
      ['flatCap', 2],
    ],
    hatColours: ['charcoal', 'brown', 'navy'],
  },
  cleaner: {
    outfits: [
      ['poloApron', 5],
      ['tunic', 2],
      ['polo', 2],
    ],
    hats: [
      ['none', 4],
      ['headband', 3],
      ['cap', 1],
    ],
    hatColours: ['rose', 'teal', 'mustard', 'forest', 'terracotta'],
  },
  dishwasher: {
    outfits: [
      ['stripedTeeApron', 6],
      ['teeApron', 2],
    ],
    hats: [
      ['cap', 3],
      ['bandana', 3],
      ['none', 3],
    ],
    hatColours: ['navy', 'brick', 'teal', 'charcoal', 'forest'],
  },
  babysitter: {
    outfits: [
      ['cardigan', 6],
      ['dungarees', 2],
      ['blouse', 1],
    ],
    hats: [
      ['none', 6],
      ['headband', 1],
    ],
    hatColours: ['rose', 'mustard', 'teal'],
  },
  driver: {
    outfits: [
      ['blazer', 6],
      ['polo', 2],
    ],
    hats: [
      ['peakedCap', 4],
      ['none', 4],
      ['flatCap', 1],
    ],
    hatColours: ['navy', 'ink', 'charcoal', 'forest'],
  },
  gardener: {
    outfits: [
      ['dungarees', 5],
      ['checked', 4],
    ],
    hats: [
      ['strawHat', 5],
      ['none', 3],
      ['cap', 1],
    ],
    hatColours: ['sand', 'sand', 'mustard'],
  },
  receptionist: {
    outfits: [
      ['blazer', 5],
      ['blouse', 4],
    ],
    hats: [['none', 1]],
    hatColours: ['ink'],
  },
  housekeeper: {
    outfits: [
      ['tunic', 5],
      ['poloApron', 3],
    ],
    hats: [
      ['none', 5],
      ['headband', 2],
    ],
    hatColours: ['navy', 'rose', 'forest', 'teal'],
  },
  caregiver: {
    outfits: [
      ['tunic', 5],
      ['cardigan', 3],
    ],
    hats: [['none', 1]],
    hatColours: ['teal'],
  },
  baker: {
    outfits: [
      ['shirtApron', 3],
      ['neckerchief', 2],
      ['teeApron', 3],
    ],
    hats: [
      ['toque', 2],
      ['bandana', 3],
      ['skullCap', 2],
      ['none', 2],
    ],
    hatColours: ['white', 'cream', 'terracotta', 'rose'],
  },
  'shop-assistant': {
    outfits: [
      ['poloApron', 3],
      ['polo', 3],
      ['blouse', 2],
      ['cardigan', 2],
    ],
    hats: [
      ['none', 6],
      ['cap', 1],
    ],
    hatColours: ['forest', 'mustard', 'teal'],
  },
};
const plain: Dress = {
  outfits: [
    ['cardigan', 3],
    ['polo', 2],
    ['blazer', 3],
    ['blouse', 1],
  ],
  hats: [['none', 1]],
  hatColours: ['ink'],
};

const scarfColours: readonly (keyof typeof cloths)[] = [
  'teal',
  'rose',
  'forest',
  'plum',
  'sand',
  'navy',
  'terracotta',
  'leaf',
  'sky',
  'mustard',
];

const toqueColours: readonly (keyof typeof cloths)[] = ['white', 'white', 'cream'];

/** A look that fits the person. `jobSlug` is left out for people who are not job seekers. */
export function chooseLook(
  random: Random,
  person: { sex: 'Female' | 'Male'; nativeCountry: string; jobSlug?: string },
): Look {
  const complexion = complexions[person.nativeCountry] ?? mixed;
  const clothes = (person.jobSlug && dress[person.jobSlug]) || plain;
  const female = person.sex === 'Female';

  const headscarf = female && random.chance(complexion.headscarf);
  const headwear = headscarf
    ? 'headscarf'
    : random.weighted(clothes.hats.filter(([hat]) => female || hat !== 'headband'));
  const hatted = headwear !== 'none' && headwear !== 'headband';
  const hairStyle = random.pick(
    hatted ? hatStyles[person.sex] : (complexion.curly ? curlyHair : straightHair)[person.sex],
  );
  // A blouse or a cardigan is cut for women here, waistcoats and blazers for everyone.
  const outfits = clothes.outfits.filter(([outfit]) => female || outfit !== 'blouse');
  const outfit = random.weighted(outfits);

  return {
    skin: skins[random.int(...complexion.skins)] ?? random.pick(skins),
    hair: random.weighted(complexion.hair),
    hairStyle,
    beard: female
      ? 'none'
      : random.weighted<Beard>([
          ['none', 9],
          ['stubble', 3],
          ['short', 3],
          ['full', 1.5],
        ]),
    headwear,
    headwearColour:
      cloths[random.pick(headscarf ? scarfColours : headwear === 'toque' ? toqueColours : clothes.hatColours)],
    outfit,
    outfitColours: random.pick(wardrobes[outfit]),
    glasses: random.chance(0.16),
    earrings: female && random.chance(0.4),
    background: random.pick(backgrounds),
    ground: random.pick(grounds),
  };
}
