import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Forced colours replace grounds and shadows, which show most states. `client/ui/base.css` shows them in the system's colours,
 * by attribute, so a style sheet may only show a state that it lists, or one that is visible otherwise.
 */

const sheets = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join('client', file));

const states =
  /aria-(?:current|pressed|selected|checked)|data-(?:current|selected|combobox-\w+)|:checked|:indeterminate/g;

const otherwise: Record<string, string> = {
  'client/ui/form/Checkbox.module.css :checked': 'The box is drawn by the browser.',
  'client/ui/form/Checkbox.module.css :indeterminate': 'The box is drawn by the browser.',
  'client/ui/form/RadioList.module.css :checked': 'The radio button is drawn by the browser.',
  'client/ui/form/Segments.module.css :checked': 'The label has `data-checks`, which base.css names.',
  'client/features/people/row/PersonRow.module.css data-selected': 'The box of a selected row is checked.',
  'client/ui/table/DataTable.module.css data-selected': 'The box of a selected row is checked.',
  'client/ui/display/UploadProgress.module.css :indeterminate': 'A progress element keeps its colours.',
};

it('every state that a style sheet shows is visible in forced colours', () => {
  const [, forced = ''] = readFileSync('client/ui/base.css', 'utf8').split('@media (forced-colors: active)');
  const listed = new Set(forced.match(states));
  expect(listed.size).toBeGreaterThan(5);
  const shown = sheets
    .filter((file) => file !== 'client/ui/base.css')
    .flatMap((file) => [...new Set(readFileSync(file, 'utf8').match(states))].map((state) => `${file} ${state}`));
  const hidden = shown.filter((place) => {
    const [, state = ''] = place.split(' ');
    return !(place in otherwise) && (state.startsWith(':') || !listed.has(state));
  });
  expect(hidden).toEqual([]);
  expect(Object.keys(otherwise).filter((place) => !shown.includes(place))).toEqual([]);
});
