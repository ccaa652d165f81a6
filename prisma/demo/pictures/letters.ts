/**
 * Capital letters as strokes on a 60 by 80 grid. Drawn here, because a server may have no font to set text in a picture.
 */
const strokes: Record<string, string> = {
  A: 'M4,80 L30,2 L56,80 M14,54 H46',
  B: 'M8,2 V78 H32 C62,78 62,38 32,38 H8 M8,2 H30 C56,2 56,38 30,38',
  C: 'M54,16 C36,-10 4,4 4,40 C4,76 36,90 54,64',
  D: 'M8,2 H24 C66,2 66,78 24,78 H8 Z',
  E: 'M50,2 H8 V78 H50 M8,40 H42',
  F: 'M50,2 H8 V78 M8,40 H42',
  G: 'M54,16 C36,-10 4,4 4,40 C4,78 40,90 54,62 V44 H34',
  H: 'M8,2 V78 M52,2 V78 M8,40 H52',
  I: 'M30,2 V78',
  J: 'M44,2 V56 C44,84 10,86 8,58',
  K: 'M8,2 V78 M52,2 L10,44 M24,32 L54,78',
  L: 'M10,2 V78 H50',
  M: 'M4,78 V2 L30,50 L56,2 V78',
  N: 'M8,78 V2 L52,78 V2',
  O: 'M30,2 C66,2 66,78 30,78 C-6,78 -6,2 30,2 Z',
  P: 'M8,78 V2 H30 C62,2 62,46 30,46 H8',
  Q: 'M30,2 C66,2 66,78 30,78 C-6,78 -6,2 30,2 Z M38,60 L56,82',
  R: 'M8,78 V2 H30 C60,2 60,42 30,42 H8 M30,42 L54,78',
  S: 'M50,14 C38,-6 8,0 8,20 C8,46 52,34 52,58 C52,84 18,86 6,64',
  T: 'M4,2 H56 M30,2 V78',
  U: 'M8,2 V50 C8,88 52,88 52,50 V2',
  V: 'M4,2 L30,78 L56,2',
  W: 'M2,2 L16,78 L30,26 L44,78 L58,2',
  X: 'M6,2 L54,78 M54,2 L6,78',
  Y: 'M4,2 L30,40 L56,2 M30,40 V78',
  Z: 'M6,2 H54 L6,78 H54',
};

/** Up to two letters, centred on (x, y), `height` units tall. */
export function drawLetters(text: string, x: number, y: number, height: number, colour: string, weight = 11): string {
  const letters = [...text.toUpperCase()].filter((letter) => letter in strokes).slice(0, 2);
  const scale = height / 80;
  const width = letters.length * 60 + (letters.length - 1) * 22;
  return letters
    .map(
      (letter, at) =>
        `<path transform="translate(${x - (width * scale) / 2 + at * 82 * scale} ${y - height / 2}) scale(${scale})" d="${strokes[letter]}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');
}
