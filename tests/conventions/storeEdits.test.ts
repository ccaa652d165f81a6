import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * A change may move a row within a list, out of its filter, or to another page, and changes its counts. Only the server knows
 * where a row belongs, so that a list is read again after a change (`useRefetchPage`) and the store is not edited by hand.
 */

/** Files that add what arrived live to the end of a feed without filters, with the reason. */
const feeds: Record<string, string> = {
  'useSendMessage.ts': 'the newest message of an open chat',
  'useChatEvents.ts': 'the newest message of an open chat',
  'ProposeDialog.tsx': 'the newest message of an open chat',
  'useTrialShift.tsx': 'the newest message of an open chat',
  'ChatListEntries.tsx': 'the chat with the newest message, in the list without a filter',
};

const additions = /@(?:append|prepend)(?:Node|Edge)\b/;
const edits =
  /@delete(?:Edge|Record)\b|\bConnectionHandler\b|\b(?:optimisticU|u)pdater\s*[:(]|\.set(?:Value|LinkedRecords?)\(/;

const files = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .map((file) => join('client', file))
  .filter((file) => /\.tsx?$/.test(file) && !/__generated__|\.test\.tsx?$/.test(file));
const filesWith = (pattern: RegExp) =>
  files
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
    .map((file) => basename(file))
    .toSorted();

it('no file removes rows from a list, or edits the store by hand', () => {
  expect(filesWith(edits)).toEqual([]);
});

it('only feeds of a chat take new rows without reading the list again', () => {
  expect(filesWith(additions)).toEqual(Object.keys(feeds).toSorted());
});
