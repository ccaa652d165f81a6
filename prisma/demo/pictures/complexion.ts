import { type HairColour, hairColours } from './palette.ts';

/** Where people's looks come from: ranges only, so that neighbours may still look alike. */
export interface Complexion {
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
export const mixed: Complexion = {
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

export const complexions: Record<string, Complexion> = {
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
