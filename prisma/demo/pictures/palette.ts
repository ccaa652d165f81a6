/** Colours of the drawings. Warm and a little muted, so that they sit well beside the brand's green. */

export interface Skin {
  base: string;
  /** The side away from the light, and under the chin. */
  shade: string;
  blush: string;
}

/** From light to deep. */
export const skins: readonly Skin[] = [
  { base: '#fbdcc6', shade: '#efbf9f', blush: '#f19a85' },
  { base: '#f5cfae', shade: '#e6b189', blush: '#ea8f73' },
  { base: '#ecbd93', shade: '#d99f70', blush: '#dd7f5f' },
  { base: '#dea877', shade: '#c68a58', blush: '#cc6d4d' },
  { base: '#c98d5d', shade: '#ad7143', blush: '#b4573b' },
  { base: '#a9714a', shade: '#8c5833', blush: '#97432f' },
  { base: '#85563a', shade: '#6b4229', blush: '#7d3327' },
  { base: '#653f2c', shade: '#4e2f20', blush: '#6b2a22' },
];

export interface HairColour {
  base: string;
  shade: string;
}

export const hairColours = {
  black: { base: '#26232b', shade: '#18161c' },
  softBlack: { base: '#35302f', shade: '#242020' },
  darkBrown: { base: '#46312a', shade: '#33231e' },
  brown: { base: '#6b4733', shade: '#523525' },
  chestnut: { base: '#86502f', shade: '#693c22' },
  auburn: { base: '#a5532e', shade: '#843f21' },
  blond: { base: '#d9ae6b', shade: '#bd9150' },
  grey: { base: '#a9a6a2', shade: '#8b8885' },
} satisfies Record<string, HairColour>;

export interface Ground {
  base: string;
  /** The large quiet shape behind the person. */
  shape: string;
  /** Small accents: a leaf, a dot. */
  accent: string;
}

export const grounds: readonly Ground[] = [
  { base: '#dcecdf', shape: '#c4dfca', accent: '#7fb58f' },
  { base: '#e6f0dc', shape: '#d2e4c0', accent: '#94b86e' },
  { base: '#f7eddc', shape: '#f0dfc0', accent: '#dbb06c' },
  { base: '#fbe6da', shape: '#f5d2bf', accent: '#e39a78' },
  { base: '#dfecee', shape: '#c7dee2', accent: '#79adb5' },
  { base: '#f8f0cf', shape: '#f1e3a8', accent: '#d8b84a' },
  { base: '#ece7f0', shape: '#dcd3e4', accent: '#a893ba' },
  { base: '#d7ebe6', shape: '#bcdcd3', accent: '#5fa394' },
];

/** Cloth colours that suit every ground. */
export const cloths = {
  white: '#fdfbf6',
  cream: '#f6ecd9',
  ink: '#2b3236',
  charcoal: '#454c52',
  forest: '#2f6b4f',
  leaf: '#5c9b73',
  teal: '#2f7f80',
  navy: '#2d4560',
  denim: '#4d7093',
  sky: '#9cc3d8',
  terracotta: '#c9694a',
  brick: '#a9483c',
  mustard: '#dda63f',
  plum: '#764b68',
  rose: '#db8f8c',
  tan: '#b98a5c',
  brown: '#7b573e',
  sand: '#dcc39c',
} as const;

/** The colour made darker (negative) or lighter (positive), -1 … 1. */
export function shift(hex: string, amount: number): string {
  const target = amount < 0 ? 0 : 255;
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(value + (target - value) * Math.abs(amount))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
