import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';

export type WireAnswer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends a request with its path and headers exactly as given; `fetch` would normalize the path and set `Host` itself. */
export function send(
  url: string,
  path: string,
  { body, ...options }: RequestOptions & { body?: unknown } = {},
): Promise<WireAnswer> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const headers = { ...(json !== undefined && { 'content-type': 'application/json' }), ...options.headers };
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, headers, path }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
    });
    sent.once('error', reject).end(json);
  });
}

export const statusOf = async (...sent: Parameters<typeof send>): Promise<number> => (await send(...sent)).status;
