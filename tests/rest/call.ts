import type { DocumentedCall } from '../../server/rest/table.ts';
import type { Visitor } from '../support/browserless.ts';
import { expectDocumented } from '../support/documented.ts';

/** The content of a request: path parameters, query parameters, and a body or a file. */
export type Attempt = {
  path?: Readonly<Record<string, number | string>>;
  query?: string;
  body?: unknown;
  file?: { field: string; content: Uint8Array<ArrayBuffer> };
};

export type Answered = { status: number; body: unknown; type: string | null };

export function addressOf(call: DocumentedCall, { path = {}, query }: Attempt): { method: string; address: string } {
  const [method = '', template = ''] = call.split(/ (.*)/);
  const address = template.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => {
    const value = path[name];
    if (value === undefined) throw new Error(`${call} wants a value for ${name}.`);
    return encodeURIComponent(value);
  });
  return { method, address: query === undefined ? address : `${address}?${query}` };
}

/**
 * Sends a request and expects a documented response. A copy of the visitor sends it, so that their cookies do not change.
 */
export async function send(visitor: Visitor, call: DocumentedCall, attempt: Attempt = {}): Promise<Answered> {
  const { method, address } = addressOf(call, attempt);
  const response = await visitor.copy().fetch(address, { method, ...contentOf(attempt) });
  const text = await response.text();
  const type = response.headers.get('content-type');
  const isText = text !== '' && type?.startsWith('application/xml');
  const body: unknown = text === '' ? undefined : isText ? text : JSON.parse(text);
  expectDocumented(call, response.status, body);
  return { status: response.status, body, type };
}

function contentOf({ body, file }: Attempt): RequestInit {
  if (file) {
    const form = new FormData();
    form.append(file.field, new Blob([file.content]), 'file');
    return { body: form };
  }
  return body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
