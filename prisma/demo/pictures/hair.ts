import type { HairColour } from './palette.ts';

/** What hangs behind the neck and shoulders, what falls in front of them, and what frames the face. */
interface Strands {
  back?: string;
  over?: string;
  front?: string;
}

const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;
const balls = (list: readonly (readonly [number, number, number])[], fill: string) =>
  `<g fill="${fill}">${list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;
/** A soft line inside the hair, so that it reads as hair and not as a helmet. */
const sheen = (d: string, colour: HairColour) =>
  `<path d="${d}" fill="none" stroke="${colour.shade}" stroke-width="3" stroke-linecap="round" opacity=".55"/>`;

const parted =
  'M150,60 C112,54 90,84 93,142 L97,170 C103,134 120,106 154,80 C180,104 197,130 203,170 L207,142 C210,84 188,54 150,60 Z';
const sideSwept =
  'M98,140 C88,88 116,56 152,57 C190,58 212,88 202,140 C198,118 188,102 172,90 C156,106 126,112 106,112 C102,120 100,130 98,140 Z';
const pulledBack =
  'M98,130 C94,84 120,59 150,59 C180,59 206,84 202,130 C196,106 180,90 150,90 C120,90 104,106 98,130 Z';
const fringe =
  'M98,142 C92,86 118,58 150,58 C182,58 208,86 202,142 C200,128 197,120 193,114 C164,121 136,121 107,114 C103,120 100,128 98,142 Z';

const chain = (x: number, lean: number, colour: HairColour) => {
  let links = '';
  for (let link = 0; link < 6; link += 1)
    links += `<ellipse cx="${x + lean * link}" cy="${168 + link * 17}" rx="${12 - link * 0.6}" ry="11.5" fill="${link % 2 ? colour.shade : colour.base}"/>`;
  return `${links}<rect x="${x + lean * 6 - 6}" y="266" width="12" height="6" rx="3" fill="#e3a54a"/>`;
};

const styles = {
  longStraight: (c) => ({
    back: path('M94,124 C88,78 114,50 150,50 C186,50 212,78 206,124 L214,244 C196,256 104,256 86,244 Z', c.shade),
    front: path(parted, c.base) + sheen('M120,82 C108,96 102,114 100,136', c),
  }),
  longOver: (c) => ({
    back: path('M94,124 C88,78 114,50 150,50 C186,50 212,78 206,124 L210,200 H90 Z', c.shade),
    over:
      path('M97,150 C86,190 82,226 88,256 C102,262 118,258 124,250 C112,222 108,190 108,168 Z', c.base) +
      path('M203,150 C214,190 218,226 212,256 C198,262 182,258 176,250 C188,222 192,190 192,168 Z', c.base),
    front: path(parted, c.base) + sheen('M180,84 C192,98 198,114 200,134', c),
  }),
  wavy: (c) => ({
    back: path(
      'M94,120 C86,76 114,50 150,50 C186,50 214,76 206,120 C222,140 204,154 214,174 C226,194 206,206 216,226 C220,244 196,252 184,244 H116 C104,252 80,244 84,226 C94,206 74,194 86,174 C96,154 78,140 94,120 Z',
      c.shade,
    ),
    front: path(sideSwept, c.base) + sheen('M118,74 C136,66 156,70 168,82', c),
  }),
  bob: (c) => ({
    back: path(
      'M92,124 C86,76 114,50 150,50 C186,50 214,76 208,124 L212,176 C210,194 190,194 184,186 H116 C110,194 90,194 88,176 Z',
      c.shade,
    ),
    front:
      path(fringe, c.base) +
      sheen('M122,78 C140,68 164,69 180,80', c) +
      path(
        'M99,112 C94,140 94,160 98,182 C104,186 110,184 112,178 C106,158 104,134 106,112 Z M201,112 C206,140 206,160 202,182 C196,186 190,184 188,178 C194,158 196,134 194,112 Z',
        c.base,
      ),
  }),
  lob: (c) => ({
    back: path(
      'M94,124 C88,78 114,50 150,50 C186,50 212,78 206,124 C212,160 214,190 206,208 C196,214 186,210 182,202 H118 C114,210 104,214 94,208 C86,190 88,160 94,124 Z',
      c.shade,
    ),
    front: path(sideSwept, c.base) + sheen('M116,78 C134,68 158,70 170,84', c),
  }),
  topBun: (c) => ({
    back: `<circle cx="150" cy="40" r="25" fill="${c.base}"/>${sheen('M134,34 C142,26 158,26 166,36', c)}`,
    front: `${path(pulledBack, c.base)}<rect x="136" y="56" width="28" height="7" rx="3.5" fill="${c.shade}"/>`,
  }),
  lowBun: (c) => ({
    back: `<circle cx="198" cy="178" r="24" fill="${c.shade}"/>`,
    front: path(sideSwept, c.base) + sheen('M118,76 C136,68 156,72 168,84', c),
  }),
  ponytail: (c) => ({
    back: path('M186,66 C232,62 246,116 234,168 C230,192 216,206 206,210 C214,176 216,128 184,98 Z', c.shade),
    front: path(pulledBack, c.base) + sheen('M122,80 C132,72 146,69 158,71', c),
  }),
  afro: (c) => ({
    back: balls(
      [
        [150, 98, 70],
        [98, 112, 40],
        [202, 112, 40],
        [112, 62, 38],
        [188, 62, 38],
        [150, 46, 36],
        [92, 144, 28],
        [208, 144, 28],
      ],
      c.base,
    ),
    front: path(
      'M100,132 C96,94 122,74 150,74 C178,74 204,94 200,132 C196,112 180,97 150,97 C120,97 104,112 100,132 Z',
      c.base,
    ),
  }),
  curls: (c) => ({
    back: balls(
      [
        [104, 92, 30],
        [196, 92, 30],
        [150, 62, 34],
        [122, 66, 28],
        [178, 66, 28],
        [92, 124, 26],
        [208, 124, 26],
        [92, 156, 25],
        [208, 156, 25],
        [100, 186, 24],
        [200, 186, 24],
        [114, 206, 18],
        [186, 206, 18],
      ],
      c.shade,
    ),
    front: balls(
      [
        [112, 88, 18],
        [132, 76, 19],
        [154, 72, 19],
        [176, 78, 19],
        [192, 94, 17],
        [102, 106, 13],
        [199, 112, 12],
      ],
      c.base,
    ),
  }),
  braids: (c) => ({
    back: path('M96,124 C92,80 116,54 150,54 C184,54 208,80 204,124 L200,176 H100 Z', c.shade),
    over: chain(96, -1.2, c) + chain(204, 1.2, c),
    front: path(parted, c.base),
  }),
  pixie: (c) => ({
    front:
      path(
        'M97,140 C86,84 118,52 156,54 C196,56 212,92 202,140 C198,122 194,112 190,104 C178,108 166,104 158,96 C150,110 124,114 112,108 C104,116 100,126 97,140 Z',
        c.base,
      ) + sheen('M116,74 C136,62 160,64 176,78', c),
  }),
  crop: (c) => ({
    front:
      path(
        'M98,134 C92,82 120,54 150,54 C180,54 208,82 202,134 C199,118 195,108 190,100 C172,92 128,92 110,100 C105,108 101,118 98,134 Z',
        c.base,
      ) + sheen('M122,82 C134,70 160,66 176,76', c),
  }),
  sidePart: (c) => ({
    front:
      path(
        'M98,136 C90,90 108,58 142,54 C184,50 212,82 202,136 C199,120 195,110 190,102 C160,102 134,94 122,82 C116,94 106,106 98,136 Z',
        c.base,
      ) + sheen('M124,80 C140,72 166,70 186,86', c),
  }),
  quiff: (c) => ({
    front:
      path(
        'M99,132 C94,104 100,88 108,80 C104,58 132,40 166,46 C196,50 208,74 202,132 C199,116 195,106 189,99 C170,92 134,92 112,99 C106,107 102,118 99,132 Z',
        c.base,
      ) + sheen('M118,72 C134,58 162,56 182,70', c),
  }),
  curlyTop: (c) => ({
    front:
      path(
        'M99,132 C96,104 104,88 114,84 L188,84 C198,90 204,106 201,132 C198,118 194,110 188,104 H112 C106,110 102,118 99,132 Z',
        c.shade,
      ) +
      balls(
        [
          [112, 82, 17],
          [128, 68, 19],
          [150, 62, 21],
          [173, 68, 19],
          [190, 84, 16],
          [140, 82, 17],
          [164, 84, 17],
        ],
        c.base,
      ),
  }),
  buzz: (c) => ({
    front: path(
      'M99,130 C94,88 120,63 150,63 C180,63 206,88 201,130 C197,114 192,104 186,98 C168,91 132,91 114,98 C108,104 103,114 99,130 Z',
      c.base,
      'opacity=".82"',
    ),
  }),
  shortAfro: (c) => ({
    front:
      balls(
        [
          [150, 72, 32],
          [116, 82, 24],
          [184, 82, 24],
          [132, 66, 27],
          [168, 66, 27],
          [104, 100, 14],
          [196, 100, 14],
        ],
        c.base,
      ) +
      path(
        'M99,130 C98,104 108,92 118,90 H182 C192,92 202,104 201,130 C198,116 193,108 186,103 H114 C107,108 102,116 99,130 Z',
        c.base,
      ),
  }),
  slickBack: (c) => ({
    front:
      path(
        'M98,132 C92,80 122,52 152,52 C184,52 208,80 202,132 C198,112 186,88 150,87 C114,88 102,112 98,132 Z',
        c.base,
      ) +
      sheen('M128,78 C136,68 142,64 150,62', c) +
      sheen('M150,78 C158,68 164,66 170,66', c),
  }),
  mediumTuck: (c) => ({
    back: path('M94,124 C88,80 116,52 150,52 C184,52 212,80 206,124 L206,178 C196,188 104,188 94,178 Z', c.shade),
    front: path(
      'M98,142 C88,88 114,54 150,55 C188,54 212,88 202,142 C200,120 186,98 156,82 C140,98 110,112 98,142 Z',
      c.base,
    ),
  }),
  manBun: (c) => ({
    back: `<circle cx="156" cy="46" r="17" fill="${c.shade}"/>`,
    front:
      path(
        'M99,130 C94,84 120,58 150,58 C180,58 206,84 201,130 C196,106 180,90 150,89 C120,90 104,106 99,130 Z',
        c.base,
      ) + sheen('M126,78 C134,70 144,66 154,66', c),
  }),
} satisfies Record<string, (colour: HairColour) => Strands>;

export type HairStyle = keyof typeof styles;

export function drawHair(style: HairStyle, colour: HairColour): Required<Strands> {
  const { back = '', over = '', front = '' }: Strands = styles[style](colour);
  return { back, over, front };
}

/** Styles that are still themselves under a hat. */
export const hatStyles = {
  Female: ['lowBun', 'ponytail', 'bob', 'lob', 'longStraight', 'braids', 'longOver'],
  Male: ['crop', 'sidePart', 'buzz', 'crop', 'mediumTuck'],
} satisfies Record<'Female' | 'Male', HairStyle[]>;

export const beards = ['none', 'stubble', 'short', 'full'] as const;
export type Beard = (typeof beards)[number];

export function drawBeard(beard: Beard, colour: HairColour): string {
  const jaw =
    'M101,132 C102,170 124,193 150,193 C176,193 198,170 199,132 C194,150 184,158 172,158 C160,154 140,154 128,158 C116,158 106,150 101,132 Z';
  if (beard === 'none') return '';
  if (beard === 'stubble') return path(jaw, colour.base, 'opacity=".2"');
  if (beard === 'short') return path(jaw, colour.base, 'opacity=".92"');
  return path(
    'M100,128 C98,180 122,208 150,208 C178,208 202,180 200,128 C196,150 186,156 172,156 C160,151 140,151 128,156 C114,156 104,150 100,128 Z',
    colour.base,
  );
}
