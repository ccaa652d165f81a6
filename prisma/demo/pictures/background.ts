import type { Ground } from './palette.ts';

export const backgrounds = ['halo', 'hills', 'window', 'leaves', 'sun', 'dots'] as const;
export type Background = (typeof backgrounds)[number];

const leaf = (x: number, y: number, turn: number, size: number, colour: string) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="${colour}" d="M0,0 C14,-10 34,-10 46,0 C34,10 14,10 0,0 Z"/>`;

const sprig = (x: number, y: number, turn: number, colour: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0,0 C4,-40 2,-70 12,-112" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round"/>${[
    [3, -22, -28, 0.62],
    [3, -26, 205, 0.62],
    [4, -54, -32, 0.56],
    [4, -58, 212, 0.56],
    [8, -86, -40, 0.48],
    [8, -90, 220, 0.48],
    [12, -110, -84, 0.5],
  ]
    .map(([lx = 0, ly = 0, angle = 0, size = 1]) => leaf(lx, ly, angle, size, colour))
    .join('')}</g>`;

const scenes: Record<Background, (ground: Ground) => string> = {
  halo: ({ shape }) => `<circle cx="150" cy="146" r="122" fill="${shape}"/>`,
  hills: ({ shape, accent }) =>
    `<circle cx="232" cy="72" r="30" fill="${accent}" opacity=".55"/>
     <path d="M0,206 C60,150 120,150 176,196 C216,166 262,164 300,190 V300 H0 Z" fill="${shape}"/>`,
  window: ({ shape, accent }) =>
    `<path d="M42,300 V140 C42,74 92,30 150,30 C208,30 258,74 258,140 V300 Z" fill="${shape}"/>
     <path d="M28,300 V140 C28,66 84,16 150,16 C216,16 272,66 272,140 V300" fill="none" stroke="${accent}" stroke-width="3" opacity=".5"/>`,
  leaves: ({ shape, accent }) =>
    `<circle cx="150" cy="156" r="112" fill="${shape}"/>${sprig(34, 250, -8, accent)}${sprig(268, 244, 6, accent)}`,
  sun: ({ shape, accent }) =>
    `<circle cx="206" cy="106" r="82" fill="${shape}"/><circle cx="206" cy="106" r="58" fill="${accent}" opacity=".22"/>`,
  dots: ({ shape, accent }) => {
    let dots = '';
    for (let row = 0; row < 8; row += 1)
      for (let column = 0; column < 8; column += 1)
        dots += `<circle cx="${18 + column * 40 + (row % 2) * 20}" cy="${16 + row * 38}" r="4"/>`;
    return `<g fill="${accent}" opacity=".28">${dots}</g><circle cx="150" cy="160" r="116" fill="${shape}"/>`;
  },
};

export const drawBackground = (kind: Background, ground: Ground): string =>
  `<rect width="300" height="300" fill="${ground.base}"/>${scenes[kind](ground)}`;
