import { Visitor } from './browserless.ts';
import { mutateOver } from './graph.ts';

/** Sends a key or an access token with each request, and neither cookies nor an origin. */
export class Program extends Visitor {
  constructor(
    url: string,
    readonly key: string,
  ) {
    super(url);
  }

  override copy(): Program {
    return new Program(this.url, this.key);
  }

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${this.key}`);
    return fetch(new URL(path, this.url), { ...init, headers, redirect: 'manual' });
  }
}

/** What the key of a program includes. */
export type Rights = { groups: readonly string[]; canWrite?: boolean; days?: number };

export async function makeKey(
  owner: Visitor,
  { groups, canWrite = true, days = 30 }: Rights,
): Promise<{ key: string; id: string }> {
  const input = { name: 'Program', groups, canWrite, days };
  const { key, apiKey, ...refused } = await mutateOver(owner, 'addApiKey', input, 'key apiKey { id }');
  if (!apiKey) throw new Error(JSON.stringify(refused));
  return { key, id: apiKey.id };
}

/** A program with a new key of this person. */
export const programOf = async (owner: Visitor, rights: Rights): Promise<Program> =>
  new Program(owner.url, (await makeKey(owner, rights)).key);
