import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourcesIn } from './source/declarations.ts';

/** How the client is built so that it works with a keyboard, on small windows, in forced colours, and in every zone. */

const code = sourcesIn('client').filter((file) => !/__generated__/.test(file));
const sheets = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join('client', file));
const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
/** The names of the files that hold a pattern. */
const holding = (pattern: RegExp, files = code) =>
  files
    .filter((file) => pattern.test(withoutComments(readFileSync(file, 'utf8'))))
    .map((file) => basename(file))
    .toSorted();

it('dates and times are written in one place, in one form and the zone of their reader', () => {
  const ownForm = /\bIntl\.DateTimeFormat\b|\.toLocale(?:Date|Time)String\(|\.to(?:Date|Time|UTC)String\(/;
  expect(holding(ownForm, [...code, ...sourcesIn('server')])).toEqual(['date.ts', 'time.ts', 'useTimeZone.ts']);
});

it('a part that stays at an edge uses --stays, which lets it scroll in a low window', () => {
  // The first stays at the side; the second is small, and the focused field is scrolled above it.
  expect(holding(/position:\s*sticky/, sheets)).toEqual(['Comparison.module.css', 'DialogFrame.module.css']);
});

it('no control is disabled, which would keep the focus from it, but options, whose labels say why', () => {
  // Not `aria-disabled`, the selector ':disabled', the text 'disabled' or the property of an element.
  expect(holding(/(?<![-.:\w'"])disabled\b(?!['"])/)).toEqual([
    'NumberSelect.tsx',
    'RateSelect.tsx',
    'RequestStatus.tsx',
    'SelectField.tsx',
  ]);
});

describe('a select that acts at once is an ActingSelect, because arrow keys change a closed select at each press', () => {
  it('few files have a select of their own', () => {
    expect(holding(/<select\b/)).toEqual([
      'PageSizeSelect.tsx',
      'SearchBar.tsx',
      'SearchSentence.tsx',
      'SelectField.tsx',
    ]);
  });

  it('only fields of forms, and the city of the filters, change something', () => {
    expect(holding(/<SelectField\b[^>]*\bonChange=/)).toEqual([
      'ChoiceSelect.tsx',
      'FilterFields.tsx',
      'NumberSelect.tsx',
    ]);
  });
});

/** What the server renders is a `servedPart` or a `latePart`: React would drop a `lazy` part when the page changes before its code is there. */

/** Beside dialogs, what the server never renders, and why. */
const unserved: Record<string, string> = {
  AsEmployersSee: "asked for by the address of a job seeker's own page",
  FilterSheet: 'in a dialog',
  FittingPeople: 'in a dialog',
  JobOfferCount: 'shown when the search is changed',
  JobSeekerCount: 'shown when the search is changed',
  Palette: 'opens on a press',
  PaymentForm: 'opens on a press',
  PictureCropper: 'opens when a picture is chosen',
  ProfilePreview: 'opens on a press',
  Plot: 'only in the browser',
  UnreadChatsLive: 'only in the browser',
};

it('`lazy` is for what the server does not render', () => {
  const found = code
    .filter((file) => basename(file) !== 'servedPart.tsx')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(\w+) = lazy\b/g)].map(([, name = '']) => name));
  expect(found.filter((name) => !/Dialogs?$|^DialogFrame$/.test(name)).sort()).toEqual(Object.keys(unserved).sort());
});

/**
 * Forced colours replace grounds and shadows, which show most states. `client/ui/base.css` shows them in the system's colours,
 * by attribute, so a style sheet may only show a state that it lists, or one that is visible otherwise.
 */
const states =
  /aria-(?:current|pressed|selected|checked)|data-(?:current|selected|combobox-\w+)|:checked|:indeterminate/g;

const otherwise: Record<string, string> = {
  'Checkbox.module.css :checked': 'The box is drawn by the browser.',
  'Checkbox.module.css :indeterminate': 'The box is drawn by the browser.',
  'RadioList.module.css :checked': 'The radio button is drawn by the browser.',
  'Segments.module.css :checked': 'The label has `data-checks`, which base.css names.',
  'PersonRow.module.css data-selected': 'The box of a selected row is checked.',
  'DataTable.module.css data-selected': 'The box of a selected row is checked.',
  'UploadProgress.module.css :indeterminate': 'A progress element keeps its colours.',
};

it('every state that a style sheet shows is visible in forced colours', () => {
  const [, forced = ''] = readFileSync('client/ui/base.css', 'utf8').split('@media (forced-colors: active)');
  const listed = new Set(forced.match(states));
  expect(listed.size).toBeGreaterThan(5);
  const shown = sheets
    .filter((file) => file !== 'client/ui/base.css')
    .flatMap((file) =>
      [...new Set(readFileSync(file, 'utf8').match(states))].map((state) => `${basename(file)} ${state}`),
    );
  const hidden = shown.filter((place) => {
    const [, state = ''] = place.split(' ');
    return !(place in otherwise) && (state.startsWith(':') || !listed.has(state));
  });
  expect(hidden).toEqual([]);
  expect(Object.keys(otherwise).filter((place) => !shown.includes(place))).toEqual([]);
});
