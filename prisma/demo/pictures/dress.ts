import type { Headwear } from './headwear.ts';
import type { Outfit } from './outfit.ts';
import type { cloths } from './palette.ts';

/** What people of a trade wear, with weights. */
export type Dress = {
  outfits: readonly (readonly [Outfit, number])[];
  hats: readonly (readonly [Headwear, number])[];
  hatColours: readonly (keyof typeof cloths)[];
};
/** By the job's slug. */
export const dress: Record<string, Dress> = {
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
/** For all other jobs. */
export const plain: Dress = {
  outfits: [
    ['cardigan', 3],
    ['polo', 2],
    ['blazer', 3],
    ['blouse', 1],
  ],
  hats: [['none', 1]],
  hatColours: ['ink'],
};
