import type { Client } from 'graphql-ws/client';
import { afterEach, expect, it } from 'vitest';
import { Visitor } from '../../support/browserless.ts';
import { makeChatFixtures } from '../../support/chatFixtures.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { mutateOver } from '../../support/graph.ts';
import { listen, openSocket } from '../../support/socket.ts';
import { proposal } from './shiftFixtures.ts';

/** Both sides hear of each step at once: it is a message that names the shift. */

const app = testApp();
const chat = fixture(() => makeChatFixtures(app));
const sockets: Client[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) void socket.dispose();
});

const events = `subscription ($chat: ChatReference!) {
  chatEvents(chat: $chat) {
    __typename
    ... on MessageAdded {
      message { text trialShiftStep trialShift { state viewerCanAccept earlier { state } chat { openTrialShift { state } } } }
      chat { outcome }
    }
  }
}`;

type Event = {
  chatEvents: {
    __typename: string;
    message?: { text: string; trialShiftStep: string; trialShift: Record<string, unknown> };
    chat?: { outcome: string | null };
  };
};

/** A listener that has begun, to messages alone. */
async function hears(visitor: Visitor, reference: Record<string, unknown>) {
  const socket = openSocket(app, visitor);
  sockets.push(socket);
  const listener = listen<Event>(socket, events, { chat: reference });
  const nextMessage = async (): Promise<Event['chatEvents']> => {
    for (;;) {
      const { chatEvents } = await listener.next();
      if (chatEvents.__typename === 'MessageAdded') return chatEvents;
    }
  };
  expect((await listener.next()).chatEvents.__typename).toBe('ChatWatched');
  return nextMessage;
}

it('the employer, the job seeker and the holder of the share link hear each step', async () => {
  const reference = { databaseId: chat.chatId };
  const all = [
    await hears(chat.employer, reference),
    await hears(chat.jobSeeker, reference),
    await hears(new Visitor(app.url), { sharedHash: chat.shareHash }),
  ];
  const heard = () => Promise.all(all.map((next) => next()));

  const input = { chat: reference, ...proposal };
  const { trialShift } = await mutateOver(chat.employer, 'proposeTrialShift', input, 'trialShift { id }');
  const first = await heard();
  expect(first.map(({ message }) => message?.trialShift)).toEqual(
    [false, true, false].map((viewerCanAccept) => ({
      state: 'PROPOSED',
      viewerCanAccept,
      earlier: [],
      chat: { openTrialShift: { state: 'PROPOSED' } },
    })),
  );

  const decision = { chat: reference, trialShift: trialShift.id, decision: 'ACCEPTED' };
  await mutateOver(chat.jobSeeker, 'setTrialShiftState', decision);
  for (const { message } of await heard()) {
    expect(message).toMatchObject({
      trialShiftStep: 'ACCEPTED',
      trialShift: { state: 'ACCEPTED', chat: { openTrialShift: null } },
    });
  }

  await mutateOver(chat.employer, 'setChatOutcome', { chat: reference, outcome: 'HIRED', text: 'Welcome' });
  for (const { message, chat: now } of await heard()) {
    expect(message).toMatchObject({ text: 'Welcome', trialShift: null });
    expect(now).toEqual({ outcome: 'HIRED' });
  }
});
