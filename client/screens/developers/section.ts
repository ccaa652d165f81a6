/**
 * The page for developers is a list of sections, and a section is data: the page renders it, and `tests/developers` executes each of its
 * examples against a running server. A new section is a file of `sections/`, and its line in `sections.ts`.
 */
export interface Section {
  /** The fragment of its address. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export type Block =
  /** A paragraph: `code`, and [links](/path), may be in it. */
  | string
  | { list: readonly string[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } }
  | { example: Example }
  /** A code of an error, with its example. It unfolds. */
  | { code: string; about: string; example: Example }
  | { picture: 'keys' | 'graphiql' | 'webhooks'; alt: string }
  /** How a key is made, which depends on the viewer. */
  | { action: 'key' };

/** Whose key `$KEY` is. */
export type Owner = 'employer' | 'premium' | 'jobSeeker' | 'admin';

export interface Example {
  title: string;
  /** A command of the shell with curl, or a module for Node.js. Both find the values of `settings` in their environment. */
  language: 'sh' | 'js';
  code: string;
  /**
   * What it prints: a status line with headers, an empty line, and a body, or only the body. `…` is for what differs each time: at the end of
   * a text, and in an object for further keys. Numbers differ too, except for codes. JSON is shown with line breaks.
   */
  answer: string;
  /** Without one, anyone can run it. */
  owner?: Owner;
  /** A value that it needs beside the key, and where to get it. */
  needs?: { name: 'CHAT' | 'OFFER' | 'ETAG'; from: string };
  /**
   * For the test: a server that has no more room, or is partly down. `receiver`: what is run waits for a request. `later`: `$KEY` is the
   * access token of an app that logged in over ten minutes ago.
   */
  on?: 'slow' | 'thrifty' | 'bare' | 'broken' | 'later' | 'receiver';
}

/** What all examples have in common, as commands of the shell. */
export const settings = (origin: string, key: string): string => `export HOURHAND=${origin}\nexport KEY=${key}`;

/** A POST to /graphql. `variables` is JSON, in which `'$NAME'` leaves the quotes of the shell. */
export const graph = (query: string, { isOpen = false, variables = '' } = {}): string =>
  [
    'curl -s "$HOURHAND/graphql"',
    ...(isOpen ? [] : ['  -H "Authorization: Bearer $KEY"']),
    "  -H 'content-type: application/json'",
    `  -d '{"query": ${JSON.stringify(query)}${variables && `, "variables": ${variables}`}}'`,
  ].join(' \\\n');

/** A call of the REST layer. */
export const rest = (path: string, { isOpen = false, options = [] as readonly string[], body = '' } = {}): string =>
  [
    `curl -s "$HOURHAND${path}"`,
    ...(isOpen ? [] : ['  -H "Authorization: Bearer $KEY"']),
    ...options.map((option) => `  ${option}`),
    ...(body ? ["  -H 'content-type: application/json'", `  -d '${body}'`] : []),
  ].join(' \\\n');

export const examplesIn = (sections: readonly Section[]): Example[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === 'object' && 'example' in block ? [block.example] : [])),
  );
