import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { cookiesOf } from '../../server/auth/guestCookie.ts';
import { apiDocument } from '../../server/rest/openapi/mount.ts';
import { Visitor } from './browserless.ts';

/** As it is without https. */
export const document = apiDocument(cookiesOf('http://localhost'));

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', ...document });

const pointer = (...parts: string[]): string =>
  parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

/** The errors of a value against the schema at this path of the document; empty if it is valid. */
export function violations(place: readonly string[], value: unknown): string[] {
  const validate: ValidateFunction | undefined = ajv.getSchema(`openapi#/${pointer(...place)}`);
  if (!validate) throw new Error(`The document has no schema at ${place.join(' ')}.`);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || 'the answer'} ${message} ${JSON.stringify(params)}`,
  );
}

/**
 * The documented call for a method and a URL.
 * @returns null for one that is not in the document
 */
export function callOf(method: string, address: string): string | null {
  const [pathname = ''] = address.split('?');
  const matching = Object.keys(document.paths).filter((path) => {
    if (!(method.toLowerCase() in (document.paths[path] ?? {}))) return false;
    return new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(pathname);
  });
  // A literal path wins over one with a parameter.
  const [path] = matching.sort((one, other) => one.split('{').length - other.split('{').length);
  return path === undefined ? null : `${method.toUpperCase()} ${path}`;
}

/**
 * Expects the status and the body of a response to be documented.
 * @param call as in the table: 'GET /api/jobs/{id}'
 * @param body the parsed JSON; undefined without a body
 */
export function expectDocumented(call: string, status: number, body: unknown): void {
  const [method = '', template = ''] = call.split(/ (.*)/);
  const path = template.replaceAll(/\{[^}]+\}/g, (name) => name.replaceAll(' ', '_'));
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${call} is not in the document.`);
  const reply = operation.responses[status];
  expect(Object.keys(operation.responses).map(Number), `${call} answered ${status}: ${JSON.stringify(body)}`).toContain(
    status,
  );
  if (!reply) return;
  const name = '$ref' in reply ? reply.$ref.replace(/^.*\//, '') : null;
  const { content } = name === null || !('$ref' in reply) ? { content: undefined, ...reply } : responseOf(name);
  if (!content) {
    expect(body, `the body of ${call}`).toBeUndefined();
    return;
  }
  const place =
    name === null
      ? ['paths', path, method.toLowerCase(), 'responses', String(status)]
      : ['components', 'responses', name];
  const [type = ''] = Object.keys(content);
  expect(violations([...place, 'content', type, 'schema'], body), `${call} answered ${status}`).toEqual([]);
  if (status >= 400) expect(body).toMatchObject({ code: status });
}

function responseOf(name: string) {
  const reply = document.components.responses[name];
  if (!reply || '$ref' in reply) throw new Error(`The document has no answer called ${name}.`);
  return reply;
}

/** A visitor whose responses are all checked against the OpenAPI document. */
export class DocumentedVisitor extends Visitor {
  override async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const response = await super.fetch(address, init);
    const call = callOf(init.method ?? 'GET', address);
    // The other sign-in responses belong to the authentication library.
    if (call !== null && !call.includes(' /api/auth/')) {
      const text = await response.clone().text();
      expectDocumented(call, response.status, text === '' ? undefined : JSON.parse(text));
    }
    return response;
  }
}
