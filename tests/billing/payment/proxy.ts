import { createServer, request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listenLocally } from '../../support/listening.ts';

/**
 * What goes wrong with a request. `refused`: it does not arrive. `failed`: the provider has a fault, and does nothing. `lost`: it is
 * done, and the response is lost. `silent`: it is not answered. `slow`: it is answered after a while.
 */
export type Fault = 'refused' | 'failed' | 'lost' | 'silent' | 'slow';

export type Between = {
  url: string;
  /** Decides about each request, until it is called with null. */
  fault: (decide: ((line: string) => Fault | null) | null) => void;
  /** Runs a hook once, before the next request that matches, such as `POST /v1/refunds`. */
  before: (fits: RegExp, happen: () => Promise<unknown>) => void;
  /** Whether the hook has run. */
  happened: () => boolean;
  /** The requests so far, such as `GET /v1/subscriptions/sub_1`. */
  asked: string[];
  close: () => Promise<void>;
};

const slowMs = 150;

/** Stands between a client and the sandbox. */
export async function startProxy(target: string): Promise<Between> {
  let awaited: { fits: RegExp; happen: () => Promise<unknown> } | null = null;
  let decide: ((line: string) => Fault | null) | null = null;
  const asked: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const line = `${incoming.method} ${incoming.url}`;
    asked.push(line);
    const hook = awaited?.fits.test(line) ? awaited : null;
    if (hook) {
      awaited = null;
      await hook.happen();
    }
    const fault = decide?.(line) ?? null;
    if (fault === 'refused') return void incoming.socket.destroy();
    if (fault === 'failed') return void outgoing.writeHead(500).end('{"error":{"type":"api_error","message":"Sorry"}}');
    if (fault === 'silent') return;
    const { method, headers } = incoming;
    const passed = httpRequest(new URL(incoming.url ?? '', target), { method, headers }, async (response) => {
      if (fault === 'lost') return void incoming.socket.destroy();
      if (fault === 'slow') await wait(slowMs);
      outgoing.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    fault: (how) => {
      decide = how;
    },
    before: (fits, happen) => {
      awaited = { fits, happen };
    },
    happened: () => awaited === null,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
