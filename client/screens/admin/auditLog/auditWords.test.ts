import { expect, it } from 'vitest';
import { auditSentence } from './auditWords.ts';

type Entry = Parameters<typeof auditSentence>[0];

const city: Entry = {
  action: 'CITY_SAVE',
  recordType: 'CITY',
  recordDatabaseId: 3,
  recordName: 'Singapore',
  isNew: false,
  changes: [{ field: 'recommendedPrices' }],
};

it.each<[Partial<Entry>, string]>([
  [{}, 'changed the hourly rates of the city Singapore'],
  [{ changes: [{ field: 'name' }, { field: 'country' }] }, 'changed the name and the country of the city Singapore'],
  [{ changes: ['name', 'country', 'zipCode'].map((field) => ({ field })) }, 'changed 3 fields of the city Singapore'],
  [{ changes: [{ field: 'zipCode' }] }, 'changed the zip code of the city Singapore'],
  [{ isNew: true }, 'added the city Singapore'],
  [{ action: 'CITY_DELETE' }, 'deleted the city Singapore'],
  [{ action: 'JOB_SEEKER_PAUSE', recordType: 'JOB_SEEKER', recordName: 'Mei' }, 'paused the job seeker Mei'],
  [
    { action: 'CHAT_RENEW_SHARE_LINK', recordType: 'CHAT', recordName: null, recordDatabaseId: 12 },
    'renewed a share link of the chat #12',
  ],
  [
    { action: 'ENDORSEMENT_ORDER', recordType: 'ENDORSEMENT', recordName: null, recordDatabaseId: null },
    'changed the order of the endorsements',
  ],
])('%o', (entry, sentence) => {
  expect(auditSentence({ ...city, ...entry })).toBe(sentence);
});
