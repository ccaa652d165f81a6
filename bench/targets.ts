import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import pageQuery from '../client/screens/jobSeekers/__generated__/JobSeekersScreenQuery$parameters.ts';
import type { BareSearch } from './bareServer.ts';
import type { Search } from './searches.ts';
import type { MeasuredServer } from './servers.ts';

/** One way to ask for a page of the search. */
export type Target = {
  server: MeasuredServer;
  path: string;
  bodyOf: (search: Search, after: string | null) => unknown;
};

type Listing = {
  jobSeekers: {
    totalCount: number;
    edges: { cursor: string; node: Record<string, unknown> }[];
    pageInfo: { hasNextPage: boolean };
  };
};

export type Answer = { data?: { jobListing: Listing | null } | null; errors?: unknown[] };

const { id } = pageQuery.params;
const persisted: Record<string, string> = JSON.parse(
  readFileSync(new URL('../server/graphql/persisted.json', import.meta.url), 'utf8'),
);

const variablesOf = ({ job, city, sexId, experienceId, sort }: Search, after: string | null) => ({
  readings: [{ job: job?.slug ?? 'all', city: city?.slug }],
  sexId,
  experienceId,
  sort,
  after,
});

/** As the browser asks: the search page's own query, by its id. */
export const byId = (server: MeasuredServer): Target => ({
  server,
  path: '/graphql',
  bodyOf: (search, after) => ({
    variables: variablesOf(search, after),
    extensions: { persistedQuery: { version: 1, sha256Hash: id } },
  }),
});

/** As an integrator asks: the same query as a text. */
export const byText = (server: MeasuredServer): Target => ({
  server,
  path: '/graphql',
  bodyOf: (search, after) => ({ query: persisted[id ?? ''], variables: variablesOf(search, after) }),
});

export const bare = (server: MeasuredServer): Target => ({
  server,
  path: '/',
  bodyOf: ({ job, city, sexId, experienceId, sort }, after): BareSearch => ({
    jobId: job?.id ?? null,
    cityId: city?.id ?? null,
    sexId,
    experienceId,
    sort,
    after,
  }),
});

/** Whole HTTP requests, as the load sends them. */
export function postRequest({ server, path }: Target, body: unknown): string {
  const text = JSON.stringify(body);
  return [
    `POST ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${server.port}`,
    'Content-Type: application/json',
    'Accept: application/graphql-response+json, application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    '',
    text,
  ].join('\r\n');
}

export function getRequest({ port }: MeasuredServer, path: string): string {
  return [`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, 'Accept: text/html', '', ''].join('\r\n');
}

/** Whole HTTP requests to a server. */
export type Asked = { port: number; pid: number; requests: string[] };

/**
 * Prepares the requests of all searches for one target after the other.
 * @throws when a target's answers differ in content from those of the first target.
 */
export function preparer(searches: Search[]): (target: Target) => Promise<Asked> {
  let expected: unknown[] | undefined;
  return async (target) => {
    const { bodies, answers } = await prepare(target, searches);
    const contents = answers.map(contentOf);
    expected ??= contents;
    const other = contents.findIndex((content, at) => !isDeepStrictEqual(content, expected?.[at]));
    if (other >= 0) {
      throw new Error(
        `The servers answer differently to ${JSON.stringify(searches[other])} at ${differenceAt(contents[other], expected[other])}`,
      );
    }
    return { ...target.server, requests: bodies.map((body) => postRequest(target, body)) };
  };
}

/** The path to the first difference between two values. */
function differenceAt(one: unknown, other: unknown): string {
  const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  if (!isObject(one) || !isObject(other)) return `: ${JSON.stringify(one)} ≠ ${JSON.stringify(other)}`;
  const key = [...new Set([...Object.keys(one), ...Object.keys(other)])].find(
    (name) => !isDeepStrictEqual(one[name], other[name]),
  );
  return key === undefined ? '' : `.${key}${differenceAt(one[key], other[key])}`;
}

/** The bodies of these searches; those of later pages are found by reading the earlier ones. With the answers. */
export async function prepare(target: Target, searches: Search[]): Promise<{ bodies: unknown[]; answers: Answer[] }> {
  const bodies: unknown[] = [];
  const answers: Answer[] = [];
  for (const search of searches) {
    let body = target.bodyOf(search, null);
    let answer = await ask(target, body);
    for (let page = 1; page < search.page; page += 1) {
      const listing = answer.data?.jobListing?.jobSeekers;
      if (!listing?.pageInfo.hasNextPage) break;
      body = target.bodyOf(search, listing.edges.at(-1)?.cursor ?? null);
      answer = await ask(target, body);
    }
    bodies.push(body);
    answers.push(answer);
  }
  return { bodies, answers };
}

async function ask({ server, path }: Target, body: unknown): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** What an answer says, whichever server says it: without ids and cursors, which only their own server reads. */
export function contentOf(answer: Answer): unknown {
  if (!answer.data?.jobListing) throw new Error(`An answer without a listing: ${JSON.stringify(answer).slice(0, 500)}`);
  return plain(answer.data);
}

const opaque = new Set(['id', 'cursor', 'endCursor', '__typename']);

function plain(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(item));
  if (key === 'createdAt') return Date.parse(String(value));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (opaque.has(name) ? [] : [[name, plain(inner, name)]])),
  );
}
