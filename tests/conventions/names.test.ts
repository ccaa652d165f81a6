import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesIn } from './source/declarations.ts';

/** Names that say nothing to a newcomer, with what to say instead. */
const banned: Record<string, string> = {
  'is(?:Left)': 'hasRecipient',
  'hold(?:Chat|Seat|User|Row|Employer)\\w*|held[A-Z]\\w*': 'lock…',
  'take(?:Seat)': 'resolveParticipant',
  'most[A-Z]\\w*': 'max…',
  'fewest[A-Z]\\w*': 'min…',
  'read(?:Again)': 'refetchPage',
  'let(?:Go)': 'release',
  'goes(?:On)': 'continues',
  'strang(?:e)|only|nothing|everything': 'what it is',
  'face(?:Of)|spoken|touched|Door(?:s)|Bough(?:t)|For(?:Admins)': 'the term of the subject',
  'world|\\w+World': 'fixtures',
  'here|there|around': 'what is there',
};

const names = Object.keys(banned).join('|');
const declared = new RegExp(
  `^(?! *(?:/?\\*|//)).*?\\b(?:const|let|function|class|type|interface|enum) (${names})\\b`,
  'gm',
);
const fileName = new RegExp(`^(?:${names})(?:\\.|$)`);

it('no declaration and no file has a name of the list', () => {
  const files = ['server', 'client', 'packages', 'prisma', 'scripts', 'bench', 'tests']
    .flatMap(sourcesIn)
    .filter((file) => !/__generated__|\/generated\//.test(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => [
    ...(fileName.test(basename(file)) ? [file] : []),
    ...[...readFileSync(file, 'utf8').matchAll(declared)].map(([, name]) => `${file}: ${name}`),
  ]);
  expect(found).toEqual([]);
});
