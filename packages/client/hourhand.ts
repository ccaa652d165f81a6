import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import createClient, { type Client } from 'openapi-fetch';
import type { FailureFragment } from './generated/graphql.ts';
import type { paths } from './generated/rest.ts';
import { repeated, type Send } from './repeated.ts';

export type Settings = {
  /** Such as `https://hourhand.example`. */
  address: string;
  /** A key of the account, or what returns one, asked before each attempt. Without a key the caller is a visitor. */
  key?: string | (() => string | Promise<string>);
  /** Instead of the `fetch` of the environment. */
  fetch?: Send;
  /** How often a request is sent at most, 4 unless stated. */
  attempts?: number;
};

/** A failure of a mutation, of which `__typename` is the code. Every document selects it with the fragment `failure`. */
export type Failure = FailureFragment;
export type FailureCode = Failure['__typename'];

/** Why a GraphQL operation was not run, or a part of it has no value. */
export type GraphError = {
  message: string;
  path?: (string | number)[];
  /** `code` is a `FailureCode`, or what is wrong with the request, such as `BAD_USER_INPUT`. */
  extensions?: { code?: FailureCode | (string & {}); status?: number; retryAfter?: number };
};

/** Either `data`, or `error`; both where only a part has no value. As the REST calls have it. */
export type GraphAnswer<Data> =
  | { data: Data; error?: undefined; response: Response }
  | { data?: Data | null; error: [GraphError, ...GraphError[]]; response: Response };

export type GraphOptions = {
  signal?: AbortSignal;
  /** Doing it twice is the same as doing it once, as with a `clientId` or a `clientKey`: a mutation is then repeated as a query is. */
  isSafeToRepeat?: boolean;
};

/** A document made by graphql-codegen with the settings of `@hourhand/client/codegen`. */
export type Document<Data, Variables> = DocumentTypeDecoration<Data, Variables> & { toString(): string };
type Given<Variables> = Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables];

export type Hourhand = {
  /** The REST calls by method and path, such as `rest.GET('/api/jobs')`. */
  rest: Client<paths>;
  graphql<Data, Variables>(
    document: Document<Data, Variables>,
    ...rest: [...Given<Variables>, options?: GraphOptions]
  ): Promise<GraphAnswer<Data>>;
};

/** The two APIs of one server. No cookies are sent or kept. */
export function hourhand(settings: Settings): Hourhand {
  const { key, attempts = 4 } = settings;
  const address = settings.address.replace(/\/$/, '');
  const environmentFetch: Send = (request) => fetch(request);
  const send = repeated(settings.fetch ?? environmentFetch, attempts, async () =>
    typeof key === 'function' ? await key() : key,
  );
  const rest = createClient<paths>({
    baseUrl: address,
    credentials: 'omit',
    fetch: (request) => send(request, isSafeToRepeat(request, key !== undefined)),
  });
  rest.use({
    onRequest({ request }) {
      if (request.method === 'POST' && !request.headers.has('idempotency-key')) {
        request.headers.set('idempotency-key', randomName());
      }
    },
  });
  return {
    rest,
    async graphql(document, ...given) {
      const [variables, options = {}] = given as unknown as [unknown, GraphOptions?];
      const query = document.toString();
      const request = new Request(`${address}/graphql`, {
        method: 'POST',
        credentials: 'omit',
        headers: { accept: 'application/graphql-response+json', 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
        ...(options.signal && { signal: options.signal }),
      });
      return answerOf(await send(request, options.isSafeToRepeat ?? !/\bmutation\b/.test(query)));
    },
  };
}

/** Keys of calls belong to accounts: a visitor's are ignored. `If-Match` would refuse what the first attempt has done. */
function isSafeToRepeat({ method, headers }: Request, hasAccount: boolean): boolean {
  if (method === 'POST') return hasAccount;
  return method === 'GET' || (method === 'PUT' && !headers.has('if-match'));
}

async function answerOf<Data>(response: Response): Promise<GraphAnswer<Data>> {
  const text = await response.text();
  const { data, errors } = parsed<Data>(text);
  const [first, ...others] = errors ?? [];
  if (first) return { data: data ?? null, error: [first, ...others], response };
  if (data !== undefined && data !== null) return { data, response };
  // Something between here and the server has answered.
  return { error: [{ message: `Answered ${response.status}.`, extensions: { status: response.status } }], response };
}

function parsed<Data>(text: string): { data?: Data | null; errors?: GraphError[] } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** 128 random bits. React Native has no `crypto.randomUUID`. */
const randomName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
