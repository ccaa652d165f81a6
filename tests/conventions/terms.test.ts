import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { termsVersion } from '../../server/domain/accounts/terms/terms.input.ts';

/**
 * People have accepted the texts of a version. A change of what the terms or the privacy page say needs a new version, in
 * `terms.input.ts` and here; one of the code around the texts needs only the new digest.
 */
const accepted = { version: '2026-11-28', texts: '19e6001e6571d9c8cd2958002af37767' };

it('a version of the terms has the texts that people accepted', () => {
  const files = ['TermsScreen', 'PrivacyScreen'].map((name) => `client/screens/legal/${name}.tsx`);
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file, 'utf8'));
  expect({ version: termsVersion, texts: hash.digest('hex').slice(0, 32) }).toEqual(accepted);
});
