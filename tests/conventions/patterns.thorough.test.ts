import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, traverse } from '@babel/core';
import { check } from 'recheck';
import { describe, expect, it } from 'vitest';

/** Patterns that the checker does not accept, with the reason why they are safe. */
const accepted: Record<string, string> = {
  // packages/payment-sandbox/cards.ts
  '/(?<![0-9a-f]|[0-9a-f]-)(?:4(?:[ -]?\\d){15}|5[ -]?[1-5](?:[ -]?\\d){14}|2[ -]?[2-7](?:[ -]?\\d){14}|3[ -]?[47](?:[ -]?\\d){13}|3[ -]?[068](?:[ -]?\\d){12}|(?:3[ -]?5|6[ -]?\\d)(?:[ -]?\\d){14})(?![0-9a-f]|-[0-9a-f])/gi':
    'Each alternative reads at most 31 characters, so that it is linear: 200,000 digits take 9 ms. The checker misjudges the lookbehind.',
};

/** Files that build a pattern at run time, with the reason why the pattern is safe. */
const built: Record<string, string> = {
  'server/domain/core/lists/words.ts': 'Escaped letters and dots without quantifiers.',
};

const sources = ['server', 'client', 'packages']
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter(
    (file) => /\.tsx?$/.test(file) && !/__generated__|\/generated\/|\/node_modules\/|\.test\.tsx?$|\.d\.ts$/.test(file),
  );

/** The files of each pattern, and the files that build one at run time. */
function patternsOf(files: readonly string[]) {
  const literals = new Map<string, string[]>();
  const builders = new Set<string>();
  for (const file of files) {
    const tree = parseSync(readFileSync(file, 'utf8'), {
      configFile: false,
      babelrc: false,
      filename: file,
      parserOpts: { plugins: ['typescript', 'jsx'] },
    });
    if (!tree) throw new Error(`${file} is empty`);
    traverse(tree, {
      RegExpLiteral({ node: { pattern, flags } }) {
        const literal = `/${pattern}/${flags}`;
        literals.set(literal, [...(literals.get(literal) ?? []), file]);
      },
      Identifier(path) {
        const { parent } = path;
        const isCall = parent.type === 'NewExpression' || parent.type === 'CallExpression';
        if (path.node.name === 'RegExp' && isCall && path.key === 'callee') builders.add(file);
      },
    });
  }
  return { literals, builders };
}

/** Attacks are judged by the characters that they make it read, not by time, which depends on what else the machine does. */
const limits = { timeout: 120_000, attackTimeout: null, incubationTimeout: null, seedingTimeout: null } as const;

/** The finding of the checker. A pattern that it cannot judge is refused, too. */
async function complaintAbout(literal: string): Promise<string | null> {
  const end = literal.lastIndexOf('/');
  const found = await check(literal.slice(1, end), literal.slice(end + 1), limits);
  if (found.status === 'safe') return null;
  return found.status === 'vulnerable' ? `${found.complexity.summary}: ${found.attack.pattern}` : found.error.kind;
}

describe('regular expressions', () => {
  const { literals, builders } = patternsOf(sources);

  it('are found, and slow ones are detected', async () => {
    expect(literals.size).toBeGreaterThan(80);
    expect(await complaintAbout('/^ {0,3}#{1,6}\\s+(.+?)(?:\\s+#+)?\\s*$/')).toContain('polynomial');
    expect(await complaintAbout('/\\s+$/')).toContain('polynomial');
    expect(await complaintAbout('/(a+)+b/')).toContain('exponential');
  });

  it('take linear time', { timeout: 600_000 }, async () => {
    const wrong: string[] = [];
    for (const [literal, files] of literals) {
      const complaint = literal in accepted ? null : await complaintAbout(literal);
      if (complaint) wrong.push(`${literal} in ${files.join(', ')}: ${complaint}`);
    }
    expect(wrong).toEqual([]);
  });

  it('are accepted as exceptions only if they exist', () => {
    expect(Object.keys(accepted).filter((literal) => !literals.has(literal))).toEqual([]);
  });

  it('are built at run time only in the listed files', () => {
    expect([...builders].sort()).toEqual(Object.keys(built).sort());
  });
});
