import { expect, it } from 'vitest';
import { currentSection } from './SectionIndex.tsx';

const sections = (...tops: number[]) => tops.map((top, index) => ({ anchor: `section-${index}`, top }));
const current = (tops: number[], below: number) => currentSection(sections(...tops), { below, height: 800 });

it.each([
  { when: 'the page is at its top', tops: [200, 900, 1600], below: 2000, anchor: 'section-0' },
  {
    when: 'a section has reached the upper part of the window',
    tops: [-640, 80, 800],
    below: 1300,
    anchor: 'section-1',
  },
  {
    when: 'only the window’s middle has reached the next section',
    tops: [-100, 400, 1100],
    below: 1500,
    anchor: 'section-0',
  },
  { when: 'the page is at its end', tops: [-900, 100, 500, 700], below: 0, anchor: 'section-3' },
  { when: 'the end is near', tops: [-900, 100, 500, 700], below: 250, anchor: 'section-2' },
])('when $when, the section is $anchor', ({ tops, below, anchor }) => {
  expect(current(tops, below)).toBe(anchor);
});

it('a page without sections has no current one', () => {
  expect(current([], 0)).toBeNull();
});
