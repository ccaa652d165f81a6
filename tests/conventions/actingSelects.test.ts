import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesIn } from './source/declarations.ts';

/**
 * Arrow keys change a closed select at each press. A select that acts at once is an `ActingSelect`, which waits for Enter;
 * all others are fields of a form, which is sent by its button.
 */

const files = sourcesIn('client').filter((file) => file.endsWith('.tsx') && !file.includes('/preview/'));
const holding = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')));

it('only these files have a select of their own', () => {
  expect(holding(/<select\b/)).toEqual([
    'client/features/discovery/jobSearch/SearchBar.tsx',
    'client/screens/home/SearchSentence.tsx',
    'client/ui/form/SelectField.tsx',
    'client/ui/paging/PageSizeSelect.tsx',
  ]);
});

it('a select field has no change of its own, but the field of a form, and the city of the filters, which sets a currency', () => {
  expect(holding(/<SelectField\b[^>]*\bonChange=/)).toEqual([
    'client/features/core/form/ChoiceSelect.tsx',
    'client/features/core/form/NumberSelect.tsx',
    'client/screens/jobSeekers/FilterFields.tsx',
  ]);
});
