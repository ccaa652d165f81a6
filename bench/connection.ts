import { once } from 'node:events';
import { connect } from 'node:net';
import { type Answer, answerIn } from './answer.ts';

/** A kept HTTP connection to this machine. A request is sent when the one before it has been answered. */
export type Connection = {
  /** Takes a whole request, head and body. */
  ask: (request: string) => Promise<Answer>;
  close: () => void;
};

export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let received: Buffer = Buffer.alloc(0);
  let current: { resolve: (answer: Answer) => void; reject: (reason: unknown) => void } | undefined;
  const fail = (reason: unknown) => current?.reject(reason);
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The server closed a connection.')));
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const answer = answerIn(received);
    if (!answer) return;
    received = Buffer.alloc(0);
    current?.resolve(answer);
  });
  const exchange = (request: string) =>
    new Promise<Answer>((resolve, reject) => {
      current = { resolve, reject };
      socket.write(request);
    });
  let last: Promise<unknown> = Promise.resolve();
  return {
    ask: (request) => {
      const answer = last.then(() => exchange(request));
      last = answer.catch(() => {});
      return answer;
    },
    close: () => socket.destroy(),
  };
}
