import { setTimeout as delay } from 'node:timers/promises';
import type { Visitor } from '../support/browserless.ts';

export type Tried = { what: string; status: number; milliseconds: number; at: number };

/** People who use the product until they are told to stop, each with a pause between what they do. */
export type Load = {
  tried: Tried[];
  /** The client ids of the messages that were acknowledged. */
  acknowledged: string[];
  stop: () => Promise<void>;
};

const pauseMs = 40;

/** @param chat the integer id of a chat in which `writer` may write */
export function startLoad({ url, writer, chat }: { url: string; writer: Visitor; chat: number }): Load {
  const tried: Tried[] = [];
  const acknowledged: string[] = [];
  let isOver = false;

  /** As clients and proxies try again when a kept connection was closed just before they used it. */
  const attempt = async (ask: () => Promise<Response>): Promise<Response> => ask().catch(ask).catch(ask);
  const note = async (what: string, ask: () => Promise<Response>): Promise<string> => {
    const began = performance.now();
    const response = await attempt(ask).catch(() => null);
    const text = (await response?.text()) ?? '';
    tried.push({ what, status: response?.status ?? 0, milliseconds: performance.now() - began, at: Date.now() });
    return text;
  };
  const repeat = async (act: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !isOver; turn += 1) {
      await act(turn);
      await delay(pauseMs);
    }
  };

  const search = '{ jobSeekers(first: 10) { totalCount edges { node { name } } } }';
  const people = [
    repeat(() => note('page', () => fetch(`${url}/`))),
    repeat((turn) => note('REST', () => fetch(`${url}/api/candidates?page=${1 + (turn % 50)}`))),
    repeat(() =>
      note('GraphQL', () =>
        fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: search }),
        }),
      ),
    ),
    repeat(async (turn) => {
      const clientId = `message-${turn}`;
      const query = `mutation { sendMessage(input: { chat: { databaseId: ${chat} }, text: "Turn ${turn}", clientId: "${clientId}" }) { __typename } }`;
      const answer = await note('message', () => writer.post('/graphql', { query }));
      if (answer.includes('"SendMessagePayload"')) acknowledged.push(clientId);
    }),
  ];
  return {
    tried,
    acknowledged,
    stop: async () => {
      isOver = true;
      await Promise.all(people);
    },
  };
}
