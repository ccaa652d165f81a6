import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanPath, urlOf } from './addresses.ts';

const origin = 'https://hourhand.test';

it.each<[address: string, meant: string]>([
  ...['.', ',', ')', '!', '?', '"', "'", '*', '>', ').', '…', '”', '»', '。', '।', '/', './', '%20', '%0A'].map(
    (end): [string, string] => [`/pricing${end}`, '/pricing'],
  ),
  ['/pricing%E2%80%A6', '/pricing'],
  ['/pricing%e2%80%9d', '/pricing'],
  ['/pricing%E2%80%8B', '/pricing'],
  ['/%20pricing', '/pricing'],
  ['//pricing', '/pricing'],
  ['/chat//shared///aB3-_', '/chat/shared/aB3-_'],
  ['/chat%2Fshared%2faB3-_x).', '/chat/shared/aB3-_x'],
  ['/%70ricing', '/pricing'],
  ['/unsubscribe/7-aB3%5Fx%7E', '/unsubscribe/7-aB3_x~'],
  ['/waiter-job-s%c3%a3o%20paulo.', '/waiter-job-s%C3%A3o%20paulo'],
  ['/a%2F..%2F%2Fevil.test', '/a/evil.test'],
  ['//evil.test', '/evil.test'],
  ['/%5C%5Cevil.test', '/evil.test'],
  ['/)', '/'],
])('%s is meant to be %s', (address, meant) => {
  expect(cleanPath(new URL(origin + address).pathname)).toBe(meant);
});

it('a clean address stays, and is always a path of this site', () => {
  const pieces = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2F',
    '%5c',
    '%2e',
    '%0a',
    '%09',
    '%E2%80%A6',
    '%',
    'evil.test',
    ')',
    '@',
    ':',
  );
  const address = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 8 });
  fc.assert(
    fc.property(address, (parts) => {
      const url = urlOf({ url: `/${parts.join('')}` }, origin);
      if (!url) return;
      const clean = cleanPath(url.pathname);
      expect(cleanPath(clean)).toBe(clean);
      const resolved = new URL(clean, `${origin}/x/y`);
      expect([resolved.origin, resolved.pathname]).toEqual([origin, clean]);
    }),
  );
});
