import { expect, it } from 'vitest';
import { makeChatFixtures } from '../support/chatFixtures.ts';
import { fixture, testApp, testDatabase } from '../support/fixtures.ts';
import { mutateOver, mutationText } from '../support/graph.ts';
import { makeKey, Program } from '../support/program.ts';

/** Two processes that hear nothing of each other: without Redis, one remembers for a moment a key that the other has revoked. */

const database = testDatabase();
const options = () => ({ databaseUrl: database.url });
const here = testApp(options);
const there = testApp(options);
const fixtures = fixture(async () => {
  const made = await makeChatFixtures(here);
  await there.services.reference.refresh();
  return made;
});

const address = { line1: '1 High Street', city: 'Singapore', postalCode: '049315', country: 'SG' };
/** One for each way in which a transaction is begun. */
const writes: [string, () => object][] = [
  ['changeName', () => ({ name: 'Somebody Else' })],
  ['sendMessage', () => ({ chat: { databaseId: fixtures.chatId }, text: 'After the end' })],
  ['saveBillingDetails', () => address],
];

it.each(writes)('%s is refused with a key that was revoked at another process', async (mutation, input) => {
  const { employer } = fixtures;
  const { key, id } = await makeKey(employer, { groups: ['ACCOUNT', 'BILLING', 'CHAT'] });
  const program = new Program(there.url, key);
  expect((await program.graphql('{ viewer { kind } }')).data).toEqual({ viewer: { kind: 'EMPLOYER' } });
  await mutateOver(employer, 'revokeApiKey', { id });
  const { data, errors } = await program.graphql<Record<string, { __typename: string }>>(
    mutationText(mutation, '', '', true),
    { input: input() },
  );
  expect(data?.[mutation]?.__typename ?? errors?.[0]?.extensions?.code).toBe('SignInRequired');
});
