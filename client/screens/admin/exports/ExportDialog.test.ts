import { expect, it } from 'vitest';
import { lineCounter } from './ExportDialog.tsx';

const encoder = new TextEncoder();

it.each([
  ['a,b\r\n1,2\r\n', 2],
  ['a\r\n"two\r\nlines"\r\n', 2],
  ['a\r\n"a ""quoted\n"" word"\r\nß\r\n', 3],
  ['', 0],
])('counts the lines of %j, in whatever pieces it arrives', (csv, lines) => {
  const bytes = encoder.encode(csv);
  for (const size of [1, 2, 3, 100]) {
    const count = lineCounter();
    let found = 0;
    for (let at = 0; at < bytes.length; at += size) found = count(bytes.subarray(at, at + size));
    expect(found).toBe(lines);
  }
});
