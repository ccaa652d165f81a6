import type { Random } from '../random.ts';
import { backgrounds } from './background.ts';
import { complexions, mixed } from './complexion.ts';
import { dress, plain } from './dress.ts';
import { type Beard, type HairStyle, hatStyles } from './hair.ts';
import { wardrobes } from './outfit.ts';
import { cloths, grounds, skins } from './palette.ts';
import type { Look } from './portrait.ts';

const straightHair: Record<'Female' | 'Male', HairStyle[]> = {
  Female: ['longStraight', 'longOver', 'wavy', 'bob', 'lob', 'topBun', 'lowBun', 'ponytail', 'pixie', 'braids'],
  Male: ['crop', 'sidePart', 'quiff', 'slickBack', 'crop', 'sidePart', 'mediumTuck', 'curlyTop', 'buzz', 'manBun'],
};
const curlyHair: Record<'Female' | 'Male', HairStyle[]> = {
  Female: ['afro', 'afro', 'curls', 'topBun', 'braids', 'lowBun', 'curls', 'longOver'],
  Male: ['shortAfro', 'buzz', 'curlyTop', 'shortAfro', 'buzz', 'crop'],
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
