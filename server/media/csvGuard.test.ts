import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvFormat } from '../http/downloads.ts';
import { guarded, unguarded } from './csvGuard.ts';

const letters = fc.constantFrom(...'=+-@;|,\t\r\n\'" x1＝'.split(''));
const texts = fc.oneof(fc.string(), fc.string({ unit: letters }));

it('gives back every text', () => {
  fc.assert(fc.property(texts, (text) => unguarded(guarded(text)) === text));
});

it('leaves no cell that begins like a formula, wherever a program splits the file', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 4 }), (row) => {
      const file = stringify([row], { ...csvFormat, header: false, bom: false });
      for (const delimiter of [';', '|', '\t']) {
        // The worst that a program can do: it ignores all quotes.
        const cells = file.split(/\r\n|[\r\n]/).flatMap((line) => line.split(delimiter));
        expect(cells.filter((cell) => /^"*[=+\-@＝]/.test(cell))).toEqual([]);
      }
    }),
    { numRuns: 1_000 },
  );
});

it('has plain line feeds, which a program splits at, before what begins like a formula', () => {
  const file = stringify([['a\u2028=2+3\u000bb\u0085\u001bc']], { ...csvFormat, header: false, bom: false });
  expect(file).toBe('"a\n\'=2+3\nb\nc"\r\n');
});

it('guards what follows a semicolon, a bar or a quote', () => {
  expect(guarded('x;=2+3;y')).toBe("x;'=2+3;y");
  expect(guarded('a - b, c-d; e')).toBe('a - b, c-d; e');
  expect(guarded('x|=2+3|y')).toBe("x|'=2+3|y");
  expect(guarded('"=2+3"')).toBe('"\'=2+3"');
});
