import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesIn } from './source/declarations.ts';

/** What people type or paste is cleaned by the kinds of `domain/core/text/input/typed.input.ts`, not by each rule in its own way. */

/** Texts that programs write, each with its reason. */
const written: Record<string, string> = {
  'server/domain/accounts/password/account.input.ts': 'Passwords stay as they are typed, and tokens come from us.',
  'server/domain/accounts/session/appLogin/appLogin.input.ts':
    'Tokens come from us, and codes are cleaned as those of browsers.',
  'server/domain/core/text/input/name.input.ts': 'Refuses what cannot be seen.',
  'server/domain/office/bulkAction/bulkAction.input.ts': 'A key.',
  'server/domain/chat/message/message.input.ts': 'Addresses of uploads, and a key.',
  'server/domain/people/employer/contactRequest.input.ts': 'Ids, a key, and a name.',
  'server/domain/office/email/email.input.ts': 'A key.',
  'server/domain/people/employer/employer.input.ts': 'The address of an upload, and the type of a text.',
  'server/domain/office/records/endorsement.input.ts': 'The address of an upload.',
  'server/domain/offers/jobOffer/jobOffer.input.ts': 'Ids, and a key.',
  'server/domain/people/profile/profile.input.ts': 'A chosen situation, a country, and texts that may be null.',
  'server/domain/office/records/city.input.ts': 'A list of numbers.',
  'server/domain/office/lists/savedFilter.input.ts': 'The query of an address.',
  'server/domain/core/lists/search.input.ts': 'Folded by the search.',
  'server/domain/billing/purchase/gift.input.ts': 'An id, and a key.',
  'server/domain/billing/buyer/billingDetails.input.ts': 'A country, which is chosen.',
  'server/domain/billing/purchase/refund.input.ts': 'A key.',
  'server/domain/billing/ledger/report.input.ts': 'A month, which is chosen.',
  'server/domain/billing/provider/subscription.input.ts': 'Ids of the payment provider, and a key.',
  'server/domain/core/text/input/typed.input.ts': 'The kinds.',
  'server/domain/hiring/trialShift/trialShift.input.ts': 'A time, and a key.',
};

const rules = sourcesIn('server/domain').filter((file) => file.endsWith('.input.ts'));

it('texts that people type are of a kind', () => {
  const others = rules.filter((file) => /z\s*\.string\(/.test(readFileSync(file, 'utf8')));
  expect(others.toSorted()).toEqual(Object.keys(written).toSorted());
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
    'client/features/chat/view/MessageText',
    'client/features/chat/view/ChatListItem',
    'client/ui/layout/Prose',
    'client/ui/display/Person',
    'client/ui/display/Facts',
    'client/ui/display/Quote',
  ];
  const without = pieces.filter((piece) => !readFileSync(`${piece}.tsx`, 'utf8').includes('dir="auto"'));
  expect(without).toEqual([]);
});
