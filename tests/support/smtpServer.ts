import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { listenLocally } from './listening.ts';

export type ReceivedMail = { to: string[]; head: string; body: string };

export type SmtpServer = {
  url: string;
  mails: ReceivedMail[];
  /** The response codes to the receiver and to the content; 250 accepts. */
  receiver: string;
  answer: string;
  /** After this many mails it takes the next ones without a response. */
  silentAfter: number;
  close: () => Promise<void>;
};

/** A mail server on a free port that stores accepted mails. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const server: SmtpServer = {
    url: '',
    mails: [],
    receiver: '250 Known',
    answer: '250 Taken',
    silentAfter: Number.POSITIVE_INFINITY,
    close: async () => {},
  };
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, server).catch(() => socket.destroy());
  });
  server.url = `smtp://127.0.0.1:${await listenLocally(listener)}`;
  server.close = async () => {
    for (const socket of sockets) socket.destroy();
    listener.close();
    await once(listener, 'close');
  };
  return server;
}

async function converse(socket: Socket, server: SmtpServer): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let to: string[] = [];
  let data: string[] | undefined;
  say('220 test');
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (data) {
      if (line !== '.') {
        data.push(line.startsWith('..') ? line.slice(1) : line);
        continue;
      }
      const text = data.join('\n');
      const [head = ''] = text.split('\n\n', 1);
      if (server.answer.startsWith('250'))
        server.mails.push({ to, head: unfolded(head), body: joined(text.slice(head.length)) });
      data = undefined;
      to = [];
      if (server.mails.length <= server.silentAfter) say(server.answer);
    } else if (/^DATA$/i.test(line)) {
      data = [];
      say('354 Go on');
    } else if (/^QUIT$/i.test(line)) {
      say('221 Bye');
      socket.end();
    } else {
      const receiver = /^RCPT TO:<(.*)>/i.exec(line)?.[1];
      if (receiver !== undefined) to.push(receiver);
      say(receiver === undefined ? '250 OK' : server.receiver);
    }
  }
}

/** Lines of a part in quoted-printable that were broken because they are long. */
const joined = (body: string): string => body.replace(/=\n/g, '');

const unfolded = (head: string): string => head.replace(/\n[ \t]+/g, ' ');
