import fc, { type Arbitrary } from 'fast-check';
import WebSocket from 'ws';
import { rootFields } from '../access/wholeGraph.ts';
import { located, type Present, textOf, variablesOf } from './anyInput.ts';

/** What a client may send over one of the two sockets, right or wrong. */
export type BadFrames = { path: '/graphql' | '/api/chat-events'; frames: string[] };

const junk = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    ...['', '{', '[]', 'null', '"x"', '{"type":null}', '{"__proto__":1}', '['.repeat(5_000), 'x'.repeat(60_000)],
  ),
);

const graphFrame = (present: () => Present): Arbitrary<string> => {
  const subscribing = fc.constantFrom(...Object.values(rootFields)).chain((asked) =>
    variablesOf(asked).map((variables) => ({
      id: '1',
      type: 'subscribe',
      payload: { query: textOf(asked, 2), variables: located(variables, present()) },
    })),
  );
  const odd = fc.record({
    id: fc.constantFrom<unknown>('1', '', 1, null, {}),
    type: fc.constantFrom('subscribe', 'complete', 'connection_init', 'next', 'pong', 'constructor', ''),
    payload: fc.jsonValue({ maxDepth: 3 }),
  });
  return fc.oneof(
    subscribing.map((frame) => JSON.stringify(frame)),
    odd.map((frame) => JSON.stringify(frame)),
    junk,
  );
};

const chatFrame = fc.oneof(
  fc
    .record({
      type: fc.constantFrom<unknown>('message', 'typing', 'i-saw-last-message', 'chats', 'constructor', '', null, 1),
      chat: fc.oneof(fc.constantFrom<unknown>({ id: 1 }, { id: '1' }, { id: -1 }, { id: 2 ** 31 }), fc.jsonValue()),
      text: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
      photo_uri: fc.oneof(fc.constant(undefined), fc.jsonValue()),
      client_id: fc.oneof(fc.constant(undefined), fc.jsonValue()),
    })
    .map((frame) => JSON.stringify(frame)),
  junk,
);

export const badFrames = (present: () => Present): Arbitrary<BadFrames> => {
  const some = (frame: Arbitrary<string>) => fc.array(frame, { minLength: 1, maxLength: 4 });
  return fc.oneof(
    some(graphFrame(present)).map((frames) => ({ path: '/graphql' as const, frames })),
    some(chatFrame).map((frames) => ({ path: '/api/chat-events' as const, frames })),
  );
};

/** Sends frames in turn until the server has read them all, or has closed. Answers with all that it has said. */
export function sendFrames(url: string, cookie: string, { path, frames }: BadFrames): Promise<string> {
  const protocols = path === '/graphql' ? ['graphql-transport-ws'] : [];
  const headers = { origin: url, ...(cookie !== '' && { cookie }) };
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, protocols, { headers });
  const heard: string[] = [];
  return new Promise((resolve, reject) => {
    socket.on('message', (data) => heard.push(data.toString()));
    socket.on('unexpected-response', (_request, response) => {
      resolve(`refused ${response.statusCode}`);
      response.resume();
      socket.terminate();
    });
    socket.on('open', () => {
      if (path === '/graphql') socket.send('{"type":"connection_init"}');
      for (const frame of frames) socket.send(frame);
      socket.ping();
    });
    socket.on('pong', () => socket.close());
    socket.on('close', (code) => resolve(`${heard.join('\n')}\nclosed ${code}`));
    // After an answer this changes nothing: the socket also closes.
    socket.on('error', reject);
  });
}
