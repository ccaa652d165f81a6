import type { z } from 'zod';
import type { Refused } from './errors.ts';
import type { FormTree } from './form.ts';
import { readParams } from './params.ts';
import type { Retries } from './retries.ts';
import type { Store } from './store.ts';

/** The secret key may call everything; the publishable key, which browsers have, only routes that allow it. */
export type Caller = 'secret' | 'publishable';

export interface Call {
  store: Store;
  caller: Caller;
  /** The `:id` of the path, or an empty string. */
  id: string;
  /** The `:part` of the path: a record of the one with that id. */
  part: string;
  /** The browser's address of a sandbox page. Throws Stripe's 400 if the return_url is not allowed. */
  pageUrl: (path: `/${string}`, returnUrl: string | null, param?: string) => string;
  retries: Retries;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  openToBrowsers: boolean;
  run: (given: FormTree, call: Call) => Promise<object | Refused>;
}

interface RouteOptions<S extends z.ZodType> {
  params: S;
  /** The publishable key is accepted. */
  openToBrowsers?: boolean;
  run: (call: Call & { params: z.output<S> }) => Promise<object | Refused>;
}

/** `route('POST /v1/customers/:id', …)`: `run` gets the parsed parameters and returns a stored object. */
export function route<S extends z.ZodType>(
  address: `${Route['method']} /v1/${string}`,
  { params, openToBrowsers = false, run }: RouteOptions<S>,
): Route {
  const method = address.startsWith('GET') ? 'GET' : address.startsWith('POST') ? 'POST' : 'DELETE';
  return {
    method,
    path: address.slice(method.length + 1),
    openToBrowsers,
    run: async (given, call) => run({ ...call, params: readParams(params, given) }),
  };
}
