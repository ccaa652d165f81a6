import { expect, it } from 'vitest';
import { makeChatFixtures, say, stored } from '../support/chatFixtures.ts';
import { fixture, testApp } from '../support/fixtures.ts';

/** The chat's row is locked for longer than sending a message waits. */

const app = testApp();
const fixtures = fixture(() => makeChatFixtures(app));

const locked = 'Someone else is changing this right now. Please try again.';

/** Locks the chat's row until the returned function is called. */
async function hold(chatId: number): Promise<() => Promise<void>> {
  let release = () => {};
  const wanted = new Promise<void>((resolve) => {
    release = resolve;
  });
  let over: Promise<void> = Promise.resolve();
  await new Promise<void>((held) => {
    over = app.services.db.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT id FROM chat WHERE id = ${chatId} FOR UPDATE`;
        held();
        await wanted;
      },
      { timeout: 60_000 },
    );
  });
  return () => {
    release();
    return over;
  };
}

it('a message is refused with advice to retry, and a retry is stored once', async () => {
  const { chatId, employer } = fixtures;
  const clientId = 'behind a lock';
  const release = await hold(chatId);
  const { data, errors } = await employer.graphql(
    `mutation ($id: Int!, $clientId: String!) {
      sendMessage(input: { chat: { databaseId: $id }, text: "Held", clientId: $clientId }) {
        __typename ... on Failure { message code }
      }
    }`,
    { id: chatId, clientId },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    sendMessage: { __typename: 'Unavailable', message: locked, code: 503 },
  });
  await release();
  const id = await say(employer, chatId, 'Held', clientId);
  expect(await say(employer, chatId, 'Held', clientId)).toBe(id);
  expect(await stored(app, chatId)).toEqual([id]);
});
