import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseSync, traverse } from '@babel/core';
import { expect, it } from 'vitest';
import { termsVersion } from '../../server/domain/accounts/terms/terms.input.ts';

/** People have accepted the texts of a version. Other texts need a new version, in `terms.input.ts` and here. */
const accepted = { version: '2026-11-28', texts: 'd0e110d706a8dd80e1bae1214613dcb2' };

/** What a screen says, without the code around it. */
function textOf(file: string): string {
  const ast = parseSync(readFileSync(file, 'utf8'), {
    configFile: false,
    babelrc: false,
    filename: file,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  if (!ast) throw new Error(`${file} cannot be parsed.`);
  const texts: string[] = [];
  traverse(ast, { JSXText: ({ node }) => void texts.push(node.value) });
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

it('a version of the terms has the texts that people accepted', () => {
  const texts = ['TermsScreen', 'PrivacyScreen'].map((name) => textOf(`client/screens/legal/${name}.tsx`)).join('\n');
  const digest = createHash('sha256').update(texts).digest('hex').slice(0, 32);
  expect({ version: termsVersion, texts: digest }).toEqual(accepted);
});
