import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv4 } from 'node:net';
import { fixture } from './fixtures.ts';

/** A name server that answers questions about A and AAAA records. */
export class NameServer {
  readonly #socket: Socket = createSocket('udp4');
  readonly #names: Map<string, readonly string[]>;
  /** The names that were asked for. */
  readonly asked: string[] = [];

  constructor(names: Readonly<Record<string, readonly string[]>>) {
    this.#names = new Map(Object.entries(names));
    this.#socket.on('message', (question, from) => this.#socket.send(this.#answer(question), from.port, from.address));
  }

  async listen(): Promise<this> {
    this.#socket.bind(0, '127.0.0.1');
    await once(this.#socket, 'listening');
    return this;
  }

  get address(): string {
    return `127.0.0.1:${this.#socket.address().port}`;
  }

  close(): void {
    this.#socket.close();
  }

  #answer(question: Buffer): Buffer {
    const labels: string[] = [];
    let at = 12;
    for (let length = question.readUInt8(at); length > 0; length = question.readUInt8(at)) {
      labels.push(question.toString('latin1', at + 1, at + 1 + length));
      at += length + 1;
    }
    const type = question.readUInt16BE(at + 1);
    const name = labels.join('.').toLowerCase();
    this.asked.push(name);
    const found = this.#names.get(name);
    const records = (found ?? []).filter((address) => (isIPv4(address) ? 1 : 28) === type).map(bytesOf);
    const header = Buffer.alloc(12);
    question.copy(header, 0, 0, 2);
    // An answer, and no such name if there is none.
    header.writeUInt16BE(found ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    const answers = records.map((bytes) => {
      const start = Buffer.alloc(12);
      start.writeUInt16BE(0xc00c, 0);
      start.writeUInt16BE(type, 2);
      start.writeUInt16BE(1, 4);
      start.writeUInt16BE(bytes.length, 10);
      return Buffer.concat([start, bytes]);
    });
    return Buffer.concat([header, question.subarray(12, at + 5), ...answers]);
  }
}

function bytesOf(address: string): Buffer {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number));
  // The spelling of URLs has no IPv4 in it.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const [first, last] = [groups(head), groups(tail)];
  const all = [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
  return Buffer.from(all.flatMap((group) => [group >> 8, group & 255]));
}

export const nameServer = (names: Readonly<Record<string, readonly string[]>>): NameServer =>
  fixture(
    () => new NameServer(names).listen(),
    (server) => server.close(),
  );
