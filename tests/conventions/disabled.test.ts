import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesIn } from './source/declarations.ts';

/**
 * A control that is `disabled` cannot have the focus, so people who use a keyboard do not learn that it is there, nor why it does
 * nothing. A button that cannot act yet is a `BlockableButton`; other controls are `aria-disabled` and have a hint.
 */

/** Files with options of a select, whose labels say why they cannot be chosen. */
const withOptions = [
  'client/features/core/form/NumberSelect.tsx',
  'client/features/core/form/RateSelect.tsx',
  'client/screens/admin/contactRequests/RequestStatus.tsx',
  'client/ui/form/SelectField.tsx',
];

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

it('no control is disabled', () => {
  const files = sourcesIn('client').filter((file) =>
    // Not `aria-disabled`, the selector ':disabled', the text 'disabled' or the property of an element.
    /(?<![-.:\w'"])disabled\b(?!['"])/.test(withoutComments(readFileSync(file, 'utf8'))),
  );
  expect(files).toEqual(withOptions);
});
