import { cloths, shift } from './palette.ts';

/** `main` is the large cloth, `second` what is worn over or under it, `trim` a tie, a scarf, buttons. */
export interface OutfitColours {
  main: string;
  second: string;
  trim: string;
}

const fill = (colour: string, d: string, extra = '') => `<path d="${d}" fill="${colour}" ${extra}/>`;
const line = (colour: string, d: string, width = 3) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const crewBody =
  'M26,300 C28,258 54,236 106,221 C118,238 134,244 150,244 C166,244 182,238 194,221 C246,236 272,258 274,300 Z';
const vBody = 'M26,300 C28,258 54,236 106,219 L150,272 L194,219 C246,236 272,258 274,300 Z';
const shirtBody = 'M26,300 C28,258 54,236 108,219 L150,246 L192,219 C246,236 272,258 274,300 Z';
const sleeves = (colour: string) =>
  line(shift(colour, -0.14), 'M72,300 C72,284 70,272 66,262') +
  line(shift(colour, -0.14), 'M228,300 C228,284 230,272 234,262');
const collar = (colour: string) =>
  fill(shift(colour, 0.0), 'M118,205 L104,222 L126,256 L150,240 Z') +
  fill(shift(colour, 0.0), 'M182,205 L196,222 L174,256 L150,240 Z') +
  line(shift(colour, -0.16), 'M104,222 L126,256 L150,240 L174,256 L196,222', 2.5);
const buttons = (colour: string, x: number, ys: readonly number[]) =>
  ys.map((y) => `<circle cx="${x}" cy="${y}" r="3.4" fill="${colour}"/>`).join('');
const bowTie = (colour: string) =>
  fill(colour, 'M150,244 L122,230 C118,244 118,252 122,264 Z M150,244 L178,230 C182,244 182,252 178,264 Z') +
  `<rect x="142" y="236" width="16" height="18" rx="5" fill="${shift(colour, -0.2)}"/>`;
const tie = (colour: string) =>
  fill(colour, 'M141,240 H159 L156,254 L164,300 H136 L144,254 Z') + line(shift(colour, -0.25), 'M145,254 H155', 2.5);
const bib = (colour: string, strap: string) =>
  line(strap, 'M108,222 L112,262', 9) +
  line(strap, 'M192,222 L188,262', 9) +
  fill(colour, 'M100,300 V268 C100,260 104,256 112,256 H188 C196,256 200,260 200,268 V300 Z') +
  line(shift(colour, -0.18), 'M106,300 V268 C106,264 108,262 112,262 H188 C192,262 194,264 194,268 V300', 2);

const wear = {
  waistcoat: ({ main, second, trim }) =>
    fill(second, shirtBody) +
    sleeves(second) +
    fill(
      main,
      'M74,231 L112,219 L150,300 H66 C62,276 66,248 74,231 Z M226,231 L188,219 L150,300 H234 C238,276 234,248 226,231 Z',
    ) +
    line(shift(main, 0.2), 'M112,221 L149,299', 2.5) +
    line(shift(main, 0.2), 'M188,221 L151,299', 2.5) +
    collar(second) +
    bowTie(trim),
  shirtApron: ({ main, second, trim }) =>
    fill(main, shirtBody) + sleeves(main) + collar(main) + bib(second, shift(second, -0.2)) + buttons(trim, 118, [274]),
  teeApron: ({ main, second, trim }) =>
    fill(main, crewBody) +
    sleeves(main) +
    line(shift(main, -0.16), 'M106,222 C118,239 134,245 150,245 C166,245 182,239 194,222', 4) +
    bib(second, trim) +
    line(shift(second, -0.2), 'M124,282 H176', 2.5),
  chefJacket: ({ main, trim }) =>
    fill(main, shirtBody) +
    sleeves(main) +
    fill(shift(main, -0.05), 'M108,219 L150,246 L192,219 L182,300 H132 Z') +
    line(shift(main, -0.2), 'M188,224 C178,250 150,262 138,300', 2.5) +
    fill(
      main,
      'M118,203 C112,212 108,218 106,224 C120,240 136,246 150,248 C164,246 180,240 194,224 C192,218 188,212 182,203 C178,222 164,230 150,231 C136,230 122,222 118,203 Z',
    ) +
    line(shift(main, -0.18), 'M106,224 C120,240 136,246 150,248 C164,246 180,240 194,224', 2.5) +
    buttons(trim, 150, [264, 286]) +
    buttons(trim, 180, [258, 280]),
  neckerchief: ({ main, second, trim }) =>
    fill(main, shirtBody) +
    sleeves(main) +
    line(shift(main, -0.2), 'M190,226 C178,252 152,266 140,300', 2.5) +
    buttons(trim, 150, [282]) +
    buttons(trim, 182, [266, 288]) +
    fill(
      second,
      'M120,206 C112,216 108,222 106,228 C122,246 178,246 194,228 C192,222 188,216 180,206 C172,222 128,222 120,206 Z',
    ) +
    fill(shift(second, -0.16), 'M146,236 L132,268 L150,258 L164,270 L156,236 Z'),
  suspenders: ({ main, second, trim }) =>
    fill(main, shirtBody) +
    sleeves(main) +
    line(second, 'M94,225 L102,300', 10) +
    line(second, 'M206,225 L198,300', 10) +
    collar(main) +
    tie(trim),
  polo: ({ main, second, trim }) =>
    fill(main, shirtBody) +
    sleeves(main) +
    fill(shift(main, -0.12), 'M141,246 H159 V290 H141 Z') +
    buttons(trim, 150, [262, 278]) +
    collar(second) +
    fill(trim, 'M196,262 h18 v6 h-18 Z'),
  poloApron: ({ main, second, trim }) =>
    fill(main, shirtBody) +
    sleeves(main) +
    collar(shift(main, 0.18)) +
    bib(second, shift(second, -0.16)) +
    fill(trim, 'M140,272 h20 v14 c0,6 -20,6 -20,0 Z'),
  stripedTeeApron: ({ main, second, trim }) =>
    fill(main, crewBody) +
    `<clipPath id="tee"><path d="${crewBody}"/></clipPath><g clip-path="url(#tee)">${[240, 256, 272, 288].map((y) => `<rect x="20" y="${y}" width="260" height="7" fill="${trim}"/>`).join('')}</g>` +
    bib(second, shift(second, -0.18)),
  cardigan: ({ main, second, trim }) =>
    fill(second, crewBody) +
    line(shift(second, -0.14), 'M106,222 C118,239 134,245 150,245 C166,245 182,239 194,222', 4) +
    fill(main, 'M26,300 C28,258 54,236 106,219 L134,300 Z M274,300 C272,258 246,236 194,219 L166,300 Z') +
    line(shift(main, -0.16), 'M106,220 L133,298', 5) +
    line(shift(main, -0.16), 'M194,220 L167,298', 5) +
    sleeves(main) +
    buttons(trim, 124, [262, 282]),
  dungarees: ({ main, second, trim }) =>
    fill(second, crewBody) +
    sleeves(second) +
    line(shift(second, -0.14), 'M106,222 C118,239 134,245 150,245 C166,245 182,239 194,222', 4) +
    line(main, 'M98,224 L106,266', 13) +
    line(main, 'M202,224 L194,266', 13) +
    fill(main, 'M92,300 V266 C92,260 96,257 102,257 H198 C204,257 208,260 208,266 V300 Z') +
    `<circle cx="107" cy="266" r="5" fill="${trim}"/><circle cx="193" cy="266" r="5" fill="${trim}"/>` +
    line(shift(main, -0.2), 'M130,300 V280 H170 V300', 2.5),
  blazer: ({ main, second, trim }) =>
    fill(second, shirtBody) +
    collar(second) +
    tie(trim) +
    fill(main, 'M26,300 C28,258 54,236 106,219 L142,300 Z M274,300 C272,258 246,236 194,219 L158,300 Z') +
    fill(
      shift(main, -0.18),
      'M106,219 L92,240 L106,250 L98,258 L138,300 H142 Z M194,219 L208,240 L194,250 L202,258 L162,300 H158 Z',
    ) +
    sleeves(main),
  blouse: ({ main, trim }) =>
    fill(main, vBody) +
    sleeves(main) +
    line(shift(main, -0.18), 'M106,220 L150,272 L194,220', 4) +
    line(shift(main, -0.12), 'M150,272 V300', 2.5) +
    `<circle cx="150" cy="252" r="4.5" fill="${trim}"/>` +
    line(trim, 'M122,224 C128,240 140,250 150,252 C160,250 172,240 178,224', 2),
  tunic: ({ main, second, trim }) =>
    fill(main, vBody) +
    sleeves(main) +
    fill(second, 'M106,219 L98,224 L150,288 L202,224 L194,219 L150,272 Z') +
    `<rect x="192" y="264" width="30" height="26" rx="4" fill="${shift(main, -0.1)}"/>` +
    line(trim, 'M200,258 V274', 3.5),
  checked: ({ main, second, trim }) =>
    fill(main, shirtBody) +
    `<clipPath id="check"><path d="${shirtBody}"/></clipPath><g clip-path="url(#check)" stroke="${second}" stroke-width="5" opacity=".5">${[40, 68, 96, 124, 176, 204, 232, 260].map((x) => `<path d="M${x},210 V300"/>`).join('')}${[236, 258, 280].map((y) => `<path d="M20,${y} H280"/>`).join('')}</g>` +
    collar(main) +
    line(trim, 'M92,228 L98,300', 12) +
    line(trim, 'M208,228 L202,300', 12),
} satisfies Record<string, (colours: OutfitColours) => string>;

export type Outfit = keyof typeof wear;

export const drawOutfit = (outfit: Outfit, colours: OutfitColours): string => wear[outfit](colours);

const set = (main: keyof typeof cloths, second: keyof typeof cloths, trim: keyof typeof cloths): OutfitColours => ({
  main: cloths[main],
  second: cloths[second],
  trim: cloths[trim],
});

/** What people of a trade wear, in the colours that they wear it. */
export const wardrobes = {
  waistcoat: [
    set('ink', 'white', 'ink'),
    set('forest', 'white', 'ink'),
    set('charcoal', 'white', 'brick'),
    set('plum', 'white', 'ink'),
    set('navy', 'white', 'mustard'),
  ],
  shirtApron: [
    set('white', 'ink', 'mustard'),
    set('cream', 'forest', 'sand'),
    set('ink', 'terracotta', 'cream'),
    set('white', 'brick', 'cream'),
    set('sky', 'navy', 'cream'),
  ],
  teeApron: [
    set('ink', 'tan', 'brown'),
    set('cream', 'denim', 'brown'),
    set('white', 'forest', 'brown'),
    set('mustard', 'ink', 'brown'),
    set('leaf', 'cream', 'brown'),
    set('terracotta', 'ink', 'tan'),
  ],
  chefJacket: [
    set('white', 'white', 'ink'),
    set('white', 'white', 'forest'),
    set('cream', 'white', 'brick'),
    set('charcoal', 'white', 'cream'),
    set('white', 'white', 'mustard'),
  ],
  neckerchief: [
    set('white', 'brick', 'ink'),
    set('white', 'forest', 'ink'),
    set('cream', 'navy', 'ink'),
    set('white', 'mustard', 'charcoal'),
    set('charcoal', 'terracotta', 'cream'),
  ],
  suspenders: [
    set('white', 'brown', 'brick'),
    set('sky', 'ink', 'navy'),
    set('cream', 'forest', 'ink'),
    set('rose', 'ink', 'plum'),
  ],
  polo: [
    set('teal', 'white', 'mustard'),
    set('leaf', 'cream', 'white'),
    set('navy', 'sky', 'mustard'),
    set('forest', 'cream', 'mustard'),
    set('terracotta', 'cream', 'white'),
  ],
  poloApron: [
    set('sky', 'teal', 'mustard'),
    set('cream', 'leaf', 'white'),
    set('rose', 'plum', 'cream'),
    set('mustard', 'forest', 'cream'),
    set('leaf', 'cream', 'terracotta'),
  ],
  stripedTeeApron: [
    set('white', 'navy', 'sky'),
    set('cream', 'teal', 'terracotta'),
    set('white', 'charcoal', 'leaf'),
    set('cream', 'forest', 'denim'),
  ],
  cardigan: [
    set('mustard', 'white', 'cream'),
    set('rose', 'cream', 'white'),
    set('leaf', 'white', 'cream'),
    set('sky', 'white', 'navy'),
    set('terracotta', 'cream', 'sand'),
  ],
  dungarees: [
    set('denim', 'mustard', 'mustard'),
    set('forest', 'cream', 'mustard'),
    set('denim', 'terracotta', 'sand'),
    set('brown', 'leaf', 'mustard'),
    set('navy', 'white', 'sand'),
  ],
  blazer: [
    set('navy', 'white', 'brick'),
    set('ink', 'white', 'forest'),
    set('charcoal', 'sky', 'ink'),
    set('forest', 'white', 'mustard'),
  ],
  blouse: [
    set('forest', 'white', 'mustard'),
    set('rose', 'white', 'mustard'),
    set('teal', 'white', 'cream'),
    set('plum', 'white', 'mustard'),
    set('cream', 'white', 'terracotta'),
  ],
  tunic: [
    set('sky', 'white', 'navy'),
    set('leaf', 'white', 'forest'),
    set('teal', 'cream', 'mustard'),
    set('rose', 'white', 'plum'),
    set('navy', 'sky', 'white'),
  ],
  checked: [
    set('terracotta', 'cream', 'brown'),
    set('leaf', 'cream', 'brown'),
    set('sky', 'white', 'navy'),
    set('mustard', 'cream', 'forest'),
  ],
} satisfies Record<Outfit, OutfitColours[]>;
