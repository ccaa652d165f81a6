import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Every file of the client that stores something in the browser, with what it stores and whose that is. Several people may use one
 * browser: what a person typed or did is stored under keys of that person, or removed when they log out.
 */
const stores: Record<string, { what: string; whose: string; keyIn?: string }> = {
  'client/app/routing/ScrollPosition.tsx': { what: 'how far pages were scrolled', whose: 'the tab' },
  'client/features/chat/attention/choice.ts': { what: 'whether sounds and notices are on', whose: 'the browser' },
  'client/features/hiring/contact/guestStorage.ts': {
    what: 'contact data of a guest, for an hour',
    whose: 'the guest of the cookie; removed by signing out',
    keyIn: 'client/features/hiring/contact/guestData.ts',
  },
  'client/features/chat/conversation/danger/dangers.ts': {
    what: 'the warnings that were hidden in a chat',
    whose: 'the owner in the key; removed by signing out',
  },
  'client/features/chat/conversation/sending/draft.ts': { what: 'an unsent message', whose: 'the owner in the key' },
  'client/features/chat/conversation/sending/outboxStorage.ts': {
    what: 'messages that are being sent',
    whose: 'the owner in the key; removed by signing out',
  },
  'client/features/core/form/formDraft.ts': { what: 'what was typed into a form', whose: 'the owner in the key' },
  'client/features/core/storage/personalKeys.ts': {
    what: 'nothing; it removes what belongs to people',
    whose: 'all users',
  },
  'client/features/people/view/useReportView.ts': { what: 'which pages were viewed', whose: 'the tab' },
  'client/app/relay/session.ts': { what: 'the time of the last login or logout', whose: 'the browser' },
  'client/screens/admin/palette/recent.ts': { what: 'records that were opened last', whose: 'the owner in the key' },
  'client/screens/admin/shortcuts/keysOn.ts': { what: 'whether single keys are shortcuts', whose: 'the browser' },
  'client/ui/layout/BackOffice.tsx': { what: 'which groups of the menu are open', whose: 'the browser' },
  'client/ui/base/colorScheme.ts': { what: 'light or dark', whose: 'the browser' },
  'client/ui/base/colorSchemeScript.ts': { what: 'nothing; it reads what colorScheme.ts stores', whose: 'the browser' },
};

const storage = /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore)\b|\bcaches\.open\b/;

const files = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .map((file) => join('client', file))
  .filter((file) => /\.tsx?$/.test(file) && !/__generated__|\.test\.tsx?$/.test(file));

it('every file that stores something in the browser says what and whose', () => {
  const found = files.filter((file) => storage.test(readFileSync(file, 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(stores).toSorted());
});

it('what belongs to a person is stored under a key that signing out removes', () => {
  const owned = Object.keys(stores).filter((file) => /^(?:the owner|the guest)/.test(stores[file]?.whose ?? ''));
  const isNamed = (file: string) => /draftKey\(|personalKeys\./.test(readFileSync(stores[file]?.keyIn ?? file, 'utf8'));
  expect(owned.length).toBeGreaterThan(4);
  expect(owned.filter((file) => !isNamed(file))).toEqual([]);
});
