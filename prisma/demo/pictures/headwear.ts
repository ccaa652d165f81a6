import { shift } from './palette.ts';

const outline = (fill: string, d: string) => `<path d="${d}" fill="${fill}"/>`;

/** Hats sit on a head whose crown is at (150, 66) and whose temples are at x = 100 and x = 200. */
const hats = {
  none: () => '',
  toque: (colour) =>
    outline(colour, 'M104,64 C70,58 68,10 108,14 C120,-10 180,-10 192,14 C232,10 230,58 196,64 Z') +
    `<g fill="none" stroke="${shift(colour, -0.12)}" stroke-width="3" stroke-linecap="round"><path d="M124,30 V58"/><path d="M150,22 V56"/><path d="M176,30 V58"/></g>` +
    outline(shift(colour, -0.05), 'M100,58 C130,50 170,50 200,58 L203,98 C172,88 128,88 97,98 Z'),
  skullCap: (colour) =>
    outline(colour, 'M97,104 C90,66 116,46 150,46 C184,46 210,66 203,104 C172,94 128,94 97,104 Z') +
    outline(
      shift(colour, -0.16),
      'M96,106 C95,98 95,92 97,86 C128,76 172,76 203,86 C205,92 205,98 204,106 C172,95 128,95 96,106 Z',
    ),
  bandana: (colour) =>
    outline(shift(colour, -0.18), 'M198,94 C222,96 232,116 228,134 C218,126 206,116 196,108 Z') +
    outline(colour, 'M97,112 C88,68 116,48 150,48 C184,48 212,68 203,112 C192,92 108,92 97,112 Z') +
    `<g fill="${shift(colour, 0.55)}"><circle cx="120" cy="76" r="3.5"/><circle cx="142" cy="66" r="3.5"/><circle cx="164" cy="70" r="3.5"/><circle cx="184" cy="82" r="3.5"/><circle cx="134" cy="86" r="3"/><circle cx="158" cy="84" r="3"/></g>`,
  cap: (colour) =>
    outline(colour, 'M98,100 C92,62 118,44 150,44 C182,44 208,62 202,100 C172,92 128,92 98,100 Z') +
    outline(
      shift(colour, -0.2),
      'M94,104 C100,88 132,84 160,86 C196,86 226,96 232,108 C214,112 186,104 160,102 C134,100 108,102 94,104 Z',
    ) +
    `<circle cx="150" cy="45" r="5" fill="${shift(colour, -0.2)}"/>`,
  flatCap: (colour) =>
    outline(colour, 'M94,98 C84,62 118,44 154,46 C196,48 216,72 208,98 C176,88 126,88 94,98 Z') +
    outline(
      shift(colour, -0.22),
      'M92,100 C108,84 190,84 210,100 C216,108 208,110 200,108 C168,98 132,98 102,108 C94,110 88,106 92,100 Z',
    ),
  beanie: (colour) =>
    outline(colour, 'M98,96 C90,54 118,36 150,36 C182,36 210,54 202,96 Z') +
    `<path d="M94,84 C128,74 172,74 206,84 V106 C172,96 128,96 94,106 Z" fill="${shift(colour, -0.14)}"/>` +
    `<g stroke="${shift(colour, -0.26)}" stroke-width="2.5" stroke-linecap="round" opacity=".7"><path d="M112,84 V98"/><path d="M131,80 V94"/><path d="M150,79 V93"/><path d="M169,80 V94"/><path d="M188,84 V98"/></g>`,
  strawHat: (colour) =>
    `<ellipse cx="150" cy="92" rx="104" ry="20" fill="${colour}"/>` +
    outline(shift(colour, -0.12), 'M96,92 C104,102 196,102 204,92 L200,82 H100 Z') +
    outline(shift(colour, 0.12), 'M100,88 C96,50 118,34 150,34 C182,34 204,50 200,88 C172,96 128,96 100,88 Z') +
    outline('#c9694a', 'M100,76 C130,86 170,86 200,76 L201,90 C172,98 128,98 99,90 Z'),
  peakedCap: (colour) =>
    outline(colour, 'M92,78 C80,48 116,30 150,30 C184,30 220,48 208,78 C176,68 124,68 92,78 Z') +
    outline(shift(colour, -0.24), 'M97,74 C128,64 172,64 203,74 L203,96 C172,86 128,86 97,96 Z') +
    outline(
      '#20262b',
      'M100,94 C130,84 170,84 200,94 C206,106 196,110 186,107 C164,101 136,101 114,107 C104,110 94,106 100,94 Z',
    ) +
    `<circle cx="150" cy="76" r="7.5" fill="#e3b04b"/>`,
  headband: (colour) =>
    outline(colour, 'M98,98 C110,72 190,72 202,98 L200,110 C186,86 114,86 100,110 Z') +
    `<path d="M186,70 C200,52 218,58 212,74 C222,82 212,96 196,86 Z" fill="${shift(colour, -0.14)}"/>`,
} satisfies Record<string, (colour: string) => string>;

export type Headwear = keyof typeof hats | 'headscarf';

export const drawHat = (kind: Headwear, colour: string): string => (kind === 'headscarf' ? '' : hats[kind](colour));

/** A hijab: the part behind the head and over the shoulders, and the part that frames the face. */
export const drawHeadscarf = (colour: string): { behind: string; frame: string } => ({
  behind: outline(
    shift(colour, -0.14),
    'M150,44 C98,44 80,90 86,140 C90,180 86,200 66,222 C54,236 62,248 80,254 C120,268 180,268 220,254 C238,248 246,236 234,222 C214,200 210,180 214,140 C220,90 202,44 150,44 Z',
  ),
  frame:
    `<path fill-rule="evenodd" fill="${colour}" d="M150,46 C100,46 84,90 88,138 C90,172 94,190 80,210 C70,226 82,238 100,246 C132,260 168,260 200,246 C218,238 230,226 220,210 C206,190 210,172 212,138 C216,90 200,46 150,46 Z
      M150,80 C180,80 193,104 192,132 C191,162 172,184 150,184 C128,184 109,162 108,132 C107,104 120,80 150,80 Z"/>` +
    `<path d="M106,184 C126,212 164,222 206,208" fill="none" stroke="${shift(colour, -0.2)}" stroke-width="4" stroke-linecap="round" opacity=".7"/>` +
    `<path d="M112,72 C126,60 146,58 162,60" fill="none" stroke="${shift(colour, 0.3)}" stroke-width="4" stroke-linecap="round" opacity=".6"/>`,
});
