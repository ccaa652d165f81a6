import { expect, it } from 'vitest';
import { pagesFound, paletteGroups } from './Palette.tsx';

const mei = { href: '/admin/candidates/12', label: 'Mei Tan', note: '#12' };
const labels = (groups: ReturnType<typeof paletteGroups>) => groups.map(({ label }) => label);

it('finds pages by words of their names', () => {
  expect(pagesFound('REQ con').map(({ label }) => label)).toEqual(['Contact requests']);
  expect(pagesFound('nothing')).toEqual([]);
});

it('shows what was opened lately and all pages before anything is typed', () => {
  expect(labels(paletteGroups(' ', [{ label: 'Job seekers', items: [mei] }], [mei]))).toEqual(['Recent', 'Pages']);
  expect(labels(paletteGroups('', [], []))).toEqual(['Pages']);
});

it('shows only groups with results', () => {
  const records = [
    { label: 'Job seekers', items: [mei] },
    { label: 'Employers', items: [] },
  ];
  expect(labels(paletteGroups('mei', records, [mei]))).toEqual(['Job seekers']);
});
