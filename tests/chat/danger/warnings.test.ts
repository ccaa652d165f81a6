import { expect, it } from 'vitest';
import { Visitor } from '../../support/browserless.ts';
import { type ChatFixtures, makeChatFixtures, say } from '../../support/chatFixtures.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { readOver } from '../../support/graph.ts';

const app = testApp();
const chat: ChatFixtures = fixture(() => makeChatFixtures(app));

async function dangersAt(id: number, visitor: Visitor, reference: object = { databaseId: chat.chatId }) {
  const source = `query ($chat: ChatReference!) { chat(reference: $chat) { messages(first: 10) {
    edges { node { databaseId dangers } } } } }`;
  const { edges } = (await readOver(visitor, source, { chat: reference })).chat.messages;
  return edges.find(({ node }: { node: { databaseId: number } }) => node.databaseId === id)?.node.dangers;
}

it('the reader is, and neither the author nor an admin', async () => {
  const id = await say(chat.employer, chat.chatId, 'Please pay a deposit of 50 dollars and add me on WhatsApp.');
  expect(await dangersAt(id, chat.jobSeeker)).toEqual(['MONEY', 'ELSEWHERE']);
  expect(await dangersAt(id, chat.employer)).toEqual([]);
  expect(await dangersAt(id, chat.admin)).toEqual([]);

  const answer = await say(chat.jobSeeker, chat.chatId, 'Could you lend me 50 dollars?');
  expect(await dangersAt(answer, chat.jobSeeker)).toEqual([]);
  // The holder of a link reads as its side.
  const holder = new Visitor(app.url);
  expect(await dangersAt(answer, holder, { sharedHash: chat.shareHash })).toEqual(['MONEY']);
  expect(await dangersAt(id, holder, { sharedHash: chat.shareHash })).toEqual([]);
});

it('nobody is by a message without danger, or of an admin', async () => {
  const harmless = await say(chat.employer, chat.chatId, 'We pay 15 dollars an hour.');
  expect(await dangersAt(harmless, chat.jobSeeker)).toEqual([]);
  const team = await say(chat.admin, chat.chatId, 'Please send us a photo of your passport.');
  expect(await dangersAt(team, chat.jobSeeker)).toEqual([]);
});
