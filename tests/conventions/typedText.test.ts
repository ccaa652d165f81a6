import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesIn } from './source/declarations.ts';

/** What people type or paste is cleaned by the kinds of `domain/core/text/input/typed.input.ts`, not by each rule in its own way. */

/** Texts that programs write, each with its reason. */
const written: Record<string, string> = {
  'account.input.ts': 'Passwords stay as they are typed, and tokens come from us.',
  'appLogin.input.ts': 'Tokens come from us, and codes are cleaned as those of browsers.',
  'name.input.ts': 'Refuses what cannot be seen.',
  'bulkAction.input.ts': 'A key.',
  'message.input.ts': 'Addresses of uploads, and a key.',
  'contactRequest.input.ts': 'Ids, a key, and a name.',
  'email.input.ts': 'A key.',
  'employer.input.ts': 'The address of an upload, and the type of a text.',
  'endorsement.input.ts': 'The address of an upload.',
  'jobOffer.input.ts': 'Ids, and a key.',
  'profile.input.ts': 'A chosen situation, a country, and texts that may be null.',
  'city.input.ts': 'A list of numbers.',
  'savedFilter.input.ts': 'The query of an address.',
  'search.input.ts': 'Folded by the search.',
  'gift.input.ts': 'An id, and a key.',
  'billingDetails.input.ts': 'A country, which is chosen.',
  'refund.input.ts': 'A key.',
  'report.input.ts': 'A month, which is chosen.',
  'subscription.input.ts': 'Ids of the payment provider, and a key.',
  'typed.input.ts': 'The kinds.',
  'trialShift.input.ts': 'A time, and a key.',
};

const rules = sourcesIn('server/domain').filter((file) => file.endsWith('.input.ts'));

it('texts that people type are of a kind', () => {
  const others = rules.filter((file) => /z\s*\.string\(/.test(readFileSync(file, 'utf8')));
  expect(others.map((file) => basename(file)).toSorted()).toEqual(Object.keys(written).toSorted());
});

it('no rule trims by itself', () => {
  const trimming = rules.filter((file) => /z\s*\.string\([^)]*\)\s*\.trim\(/.test(readFileSync(file, 'utf8')));
  expect(trimming).toEqual([]);
});

it('no field drops what it does not know of a number, as those of the type do: 1,5 would be 15', () => {
  const dropping = sourcesIn('client').filter((file) => /type="number"/.test(readFileSync(file, 'utf8')));
  expect(dropping).toEqual([]);
});

it('what people write has the direction of its letters, in every field and in every piece that shows it', () => {
  const fields = sourcesIn('client').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<(?:textarea|input)\b(?:[^<>]|=>|<[^<>]*>)*>/g)]
      .filter(
        ([tag]) => !/type="(?:hidden|file|checkbox|radio|range)"|\btype=\{/.test(tag) && !tag.includes('dir="auto"'),
      )
      .map(([tag]) => `${file}: ${tag}`),
  );
  expect(fields).toEqual([]);
  const pieces = [
    'client/features/chat/view/MessageBubble',
    'client/features/chat/view/ChatListItem',
    'client/ui/layout/Prose',
    'client/ui/display/Facts',
    'client/ui/display/Quote',
  ];
  const without = pieces.filter((piece) => !readFileSync(`${piece}.tsx`, 'utf8').includes('dir="auto"'));
  expect(without).toEqual([]);
});
