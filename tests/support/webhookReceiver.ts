import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { fixture } from './fixtures.ts';
import { listenLocally } from './listening.ts';

export type Received = { headers: IncomingHttpHeaders; body: string; path: string };

/** A program that receives webhooks. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** What the next requests are answered with; 204 when it is empty. */
  readonly answers: (number | ((response: ServerResponse) => void))[] = [];
  readonly #server = createServer(async (request, response) => {
    this.received.push({ headers: request.headers, body: await text(request), path: request.url ?? '' });
    const answer = this.answers.shift() ?? 204;
    if (typeof answer === 'function') answer(response);
    else response.writeHead(answer).end();
  });
  port = 0;

  async listen(): Promise<this> {
    this.port = await listenLocally(this.#server);
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hooks`;
  }

  /** The received events, which the standard's own library has verified with this secret. */
  events(secret: string): { type: string; timestamp: string; data: Record<string, unknown> }[] {
    return this.received.map(({ body, headers }) => verified(secret, body, headers));
  }

  /** Forgets what was received. */
  clear(): void {
    this.received.length = 0;
    this.answers.length = 0;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** @throws if the signature is wrong */
export const verified = (secret: string, body: string, headers: IncomingHttpHeaders) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };

export const webhookReceiver = (): WebhookReceiver =>
  fixture(
    () => new WebhookReceiver().listen(),
    (receiver) => receiver.close(),
  );
