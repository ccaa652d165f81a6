import { createServer, request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type Between = {
  url: string;
  /** Runs a hook once, before the next request that matches, such as `POST /v1/refunds`. */
  before: (fits: RegExp, happen: () => Promise<unknown>) => void;
  /** Whether the hook has run. */
  happened: () => boolean;
  /** Passes on what matches and closes the connection instead of responding, until it is called with null. */
  lose: (fits: RegExp | null) => void;
  /** Each response takes this long. */
  delay: (milliseconds: number) => void;
  /** The requests so far, such as `GET /v1/subscriptions/sub_1`. */
  asked: string[];
  close: () => Promise<void>;
};

/** Stands between a client and the sandbox. */
export async function startProxy(target: string): Promise<Between> {
  let awaited: { fits: RegExp; happen: () => Promise<unknown> } | null = null;
  let lost: RegExp | null = null;
  let milliseconds = 0;
  const asked: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const line = `${incoming.method} ${incoming.url}`;
    asked.push(line);
    const hook = awaited?.fits.test(line) ? awaited : null;
    if (hook) {
      awaited = null;
      await hook.happen();
    }
    const { method, headers } = incoming;
    const passed = httpRequest(new URL(incoming.url ?? '', target), { method, headers }, async (response) => {
      if (lost?.test(line)) return void incoming.socket.destroy();
      if (milliseconds > 0) await wait(milliseconds);
      outgoing.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    before: (fits, happen) => {
      awaited = { fits, happen };
    },
    happened: () => awaited === null,
    lose: (fits) => {
      lost = fits;
    },
    delay: (time) => {
      milliseconds = time;
    },
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
