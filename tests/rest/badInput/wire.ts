import { Agent, request } from 'node:http';

/** A request exactly as it is sent: no client corrects it. */
export type Sent = {
  method: string;
  address: string;
  headers: Record<string, string>;
  body?: string | Buffer;
};

export type Received = { status: number; type: string; text: string };

/** Keeps connections open, so that a server that closes one during a request is noticed. */
export class Wire {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 16 });

  constructor(private readonly url: string) {}

  send({ method, address, headers, body }: Sent): Promise<Received> {
    const { hostname, port } = new URL(this.url);
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    return new Promise((resolve, reject) => {
      const sending = request(
        { agent: this.agent, hostname, port, method, path: address, headers: { ...length, ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              type: response.headers['content-type'] ?? '',
              text: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      sending.on('error', reject);
      sending.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
