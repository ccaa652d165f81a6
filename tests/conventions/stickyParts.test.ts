import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What stays at the upper or lower edge of the window takes half of a low one: `--stays` of tokens.css makes it scroll there. */

const exceptions = [
  // To the side.
  'client/screens/compare/Comparison.module.css',
  // Small, and the focused field is scrolled above it.
  'client/ui/dialog/DialogFrame.module.css',
];

it('a part that stays at an edge uses --stays', () => {
  const found = readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join('client', file))
    .filter((file) => /position:\s*sticky/.test(readFileSync(file, 'utf8')));
  expect(found.sort()).toEqual(exceptions);
});
