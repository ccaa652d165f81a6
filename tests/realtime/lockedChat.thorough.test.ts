import { expect, it } from 'vitest';
import { makeChatFixtures, say, stored } from '../support/chatFixtures.ts';
import { fixture, testApp } from '../support/fixtures.ts';
import { mutateOver } from '../support/graph.ts';

/** The chat's row is locked for longer than sending a message waits. */

const app = testApp();
const fixtures = fixture(() => makeChatFixtures(app));

it('a message is refused with advice to retry, and a retry is stored once', async () => {
  const { chatId, employer } = fixtures;
  const clientId = 'behind a lock';
  await app.services.db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT id FROM chat WHERE id = ${chatId} FOR UPDATE`;
      expect(
        await mutateOver(employer, 'sendMessage', { chat: { databaseId: chatId }, text: 'Held', clientId }),
      ).toEqual({
        __typename: 'Unavailable',
        message: 'Someone else is changing this right now. Please try again.',
      });
    },
    { timeout: 60_000 },
  );
  const id = await say(employer, chatId, 'Held', clientId);
  expect(await say(employer, chatId, 'Held', clientId)).toBe(id);
  expect(await stored(app, chatId)).toEqual([id]);
});
