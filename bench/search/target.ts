import type { MeasuredServer } from '../servers.ts';
import type { Search } from './searches.ts';

/** An HTTP request: a POST if it has a body, which is sent as JSON. */
export type Request = { path: string; accept: string; body?: unknown; headers?: Record<string, string> };

/** Where a page of a search begins: its number, from 1, and the cursor of the last row before it. */
export type Start = { page: number; after: string | null };

/** What one answer says. */
export type Content = { hasNextPage: boolean; endCursor: string | null; content: unknown };

/** One way to ask for a page of the search. */
export type Target = {
  server: MeasuredServer;
  requestOf: (search: Search, start: Start) => Request;
  /** Throws for an answer without a page. What only its own server reads, such as cursors, is not in `content`. */
  contentOf: (answer: unknown) => Content;
};

/** Whole HTTP requests to a server. */
export type Asked = { port: number; pid: number; requests: string[] };

/** The requests of these searches; those of later pages are found by reading the earlier ones. With what the answers say. */
export async function prepare(
  target: Target,
  searches: readonly Search[],
): Promise<{ requests: Request[]; contents: unknown[] }> {
  const requests: Request[] = [];
  const contents: unknown[] = [];
  for (const search of searches) {
    let request = target.requestOf(search, { page: 1, after: null });
    let answer = target.contentOf(await ask(target.server, request));
    for (let page = 2; page <= search.page && answer.hasNextPage; page += 1) {
      request = target.requestOf(search, { page, after: answer.endCursor });
      answer = target.contentOf(await ask(target.server, request));
    }
    requests.push(request);
    contents.push(answer.content);
  }
  return { requests, contents };
}

async function ask({ port }: MeasuredServer, { path, accept, body, headers }: Request): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { accept, 'content-type': 'application/json', ...headers },
  });
  return response.json();
}

/** A request as the load sends it. */
export function textOf({ port }: MeasuredServer, { path, accept, body, headers = {} }: Request): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  return [
    `${text === '' ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Accept: ${accept}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(text === '' ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]),
    '',
    text,
  ].join('\r\n');
}
