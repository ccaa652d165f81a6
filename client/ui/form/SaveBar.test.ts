import { expect, it } from 'vitest';
import { unsavedText } from './SaveBar.tsx';

it.each([
  [['Title'], 'Title'],
  [['Title', 'City'], 'Title and City'],
  [['Title', 'City', 'Photo'], 'Title, City and Photo'],
  [['Title', 'City', 'Photo', 'Video'], 'Title, City and 2 more'],
])('what is not saved is named: %j', (names, text) => {
  expect(unsavedText(names)).toBe(text);
});
