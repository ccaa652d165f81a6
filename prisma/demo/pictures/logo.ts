import type { Random } from '../random.ts';
import { drawLetters } from './letters.ts';
import { cloths, shift } from './palette.ts';

export type BusinessKind = 'restaurant' | 'cafe' | 'bar' | 'hotel' | 'bakery' | 'shop' | 'services' | 'household';

const line = (d: string, colour: string, width = 10) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** One emblem per kind of business, inside the square from (90, 50) to (210, 170). */
const emblems: Record<BusinessKind, readonly ((colour: string) => string)[]> = {
  restaurant: [
    (c) => line('M118,56 V92 C118,108 142,108 142,92 V56 M130,56 V164 M182,164 V56 C160,72 158,104 164,116 H182', c),
    (c) =>
      `${line('M92,132 C92,88 116,70 150,70 C184,70 208,88 208,132 Z M84,150 H216', c)}<circle cx="150" cy="58" r="9" fill="${c}"/>`,
    (c) =>
      line(
        'M96,98 H204 C204,136 184,156 150,156 C116,156 96,136 96,98 Z M122,80 C116,70 128,66 122,54 M150,80 C144,70 156,66 150,54 M178,80 C172,70 184,66 178,54',
        c,
        9,
      ),
  ],
  cafe: [
    (c) =>
      line(
        'M96,88 H180 V124 C180,148 164,160 138,160 C112,160 96,148 96,124 Z M180,98 C210,94 210,134 180,130 M120,72 C114,62 126,58 120,48 M150,72 C144,62 156,58 150,48',
        c,
      ),
    (c) =>
      `<g transform="rotate(28 150 110)"><ellipse cx="150" cy="110" rx="40" ry="58" fill="${c}"/></g>${line('M172,62 C150,84 160,128 128,158', '#00000033', 8)}`,
  ],
  bar: [
    (c) =>
      `${line('M98,58 H202 L150,116 Z M150,116 V160 M122,162 H178', c)}<circle cx="172" cy="72" r="10" fill="${c}"/>`,
    (c) =>
      line(
        'M108,56 H176 V148 C176,158 170,162 164,162 H120 C114,162 108,158 108,148 Z M176,80 H192 C206,80 206,130 192,130 H176 M130,84 V136 M154,84 V136',
        c,
      ),
  ],
  hotel: [
    (c) =>
      `${line('M92,146 C92,104 116,84 150,84 C184,84 208,104 208,146 Z M84,162 H216 M150,84 V68 M136,62 H164', c)}`,
    (c) =>
      `${line('M122,84 C122,48 178,48 178,84 C178,120 122,120 122,84 Z M150,112 V164 M150,142 H172 M150,162 H168', c)}`,
  ],
  bakery: [
    (c) =>
      line(
        'M150,166 V70 M150,92 C124,92 118,72 118,60 C142,60 150,76 150,92 C150,76 158,60 182,60 C182,72 176,92 150,92 M150,128 C124,128 118,108 118,96 C142,96 150,112 150,128 C150,112 158,96 182,96 C182,108 176,128 150,128',
        c,
        8,
      ),
    (c) =>
      line(
        'M94,120 C94,84 122,66 150,66 C178,66 206,84 206,120 C206,140 194,150 178,150 H122 C106,150 94,140 94,120 Z M122,92 L134,116 M148,84 L160,110 M174,90 L184,110',
        c,
        9,
      ),
  ],
  shop: [
    (c) => line('M100,84 H200 L208,162 H92 Z M124,100 V76 C124,48 176,48 176,76 V100', c),
    (c) =>
      line(
        'M96,62 H204 L212,92 C212,108 184,108 184,92 C184,108 150,108 150,92 C150,108 116,108 116,92 C116,108 88,108 88,92 Z M100,108 V162 H200 V108',
        c,
        9,
      ),
  ],
  services: [
    (c) => line('M150,54 L160,98 L204,108 L160,118 L150,162 L140,118 L96,108 L140,98 Z', c, 9),
    (c) =>
      line(
        'M150,164 V104 M150,120 C110,120 98,92 98,66 C132,66 150,88 150,120 C150,96 168,76 202,76 C202,100 190,124 150,124',
        c,
        9,
      ),
  ],
  household: [
    (c) =>
      line(
        'M94,106 L150,58 L206,106 M110,96 V160 H190 V96 M150,150 C124,134 134,112 150,124 C166,112 176,134 150,150 Z',
        c,
        9,
      ),
    (c) => line('M94,106 L150,58 L206,106 M110,96 V160 H138 V128 H162 V160 H190 V96', c),
  ],
};

const pairs = [
  [cloths.forest, '#f6ecd9'],
  [cloths.ink, '#e3b04b'],
  ['#f6ecd9', cloths.forest],
  [cloths.terracotta, '#fdf3e3'],
  [cloths.navy, '#f1d9a8'],
  ['#e4efe2', '#2a5d45'],
  [cloths.plum, '#f6dcd6'],
  [cloths.mustard, '#33291a'],
  [cloths.teal, '#fdf6e6'],
  ['#fbe3d6', '#8e3d2d'],
  ['#dfe9ee', cloths.navy],
  [cloths.brick, '#fbe9d0'],
] as const;

/** The mark of a business, 300 by 300: an emblem over its initials, or the initials alone. */
export function drawLogo(random: Random, business: { name: string; kind: BusinessKind }): string {
  const [ground, ink] = random.pick(pairs);
  const initials = business.name
    .replace(/^(The|Le|La|Les|El|Café|Cafe|Hotel|Maison)\s+/u, '')
    .split(/[\s&'’-]+/u)
    .map((word) => word.normalize('NFD')[0] ?? '')
    .filter((letter) => /[A-Za-z]/.test(letter))
    .join('');
  const emblem = random.pick(emblems[business.kind])(ink);
  const faint = shift(ground, ground < '#888888' ? 0.12 : -0.06);
  const layout = random.pick(['stacked', 'stacked', 'roundel', 'monogram'] as const);

  const body = {
    stacked: `${emblem}${drawLetters(initials, 150, 218, 40, ink, 12)}<path d="M84,218 H104 M196,218 H216" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`,
    roundel: `<circle cx="150" cy="150" r="122" fill="${faint}"/><circle cx="150" cy="150" r="122" fill="none" stroke="${ink}" stroke-width="5"/><g transform="translate(0 40)">${emblem}</g>`,
    monogram: `<path d="M150,24 L259,87 V213 L150,276 L41,213 V87 Z" fill="${faint}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>${drawLetters(initials, 150, 150, 84, ink, 11)}`,
  }[layout];

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300"><rect width="300" height="300" fill="${ground}"/>${body}</svg>`;
}
