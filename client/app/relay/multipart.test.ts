import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { fetchOperation } from './browserEnvironment.ts';
import { enclosedFile } from './enclosedFile.ts';
import { formOf, postWithFile } from './multipart.ts';

const file = new File(['abc'], 'menu.pdf', { type: 'application/pdf' });
const operation = { id: 'abc', variables: { input: { chat: { id: 'Q' }, ids: [1], document: file } } };

/** As much of the browser's own as is asked of it; the test says what the server does. */
class Request extends EventTarget {
  static last: Request;
  upload = new EventTarget();
  headers: Record<string, string> = {};
  body: FormData | null = null;
  status = 0;
  responseText = '';
  constructor() {
    super();
    Request.last = this;
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.end('abort');
  }
  end(event: string, status = 0, text = '') {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event(event));
    this.dispatchEvent(new Event('loadend'));
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function post(onProgress?: (share: number) => void, { signal } = new AbortController()) {
  vi.stubGlobal('XMLHttpRequest', Request);
  const enclosed = enclosedFile(operation);
  if (!enclosed) throw new Error('There is no file in it.');
  return postWithFile(enclosed.operation, enclosed.file, { signal, onProgress });
}

it('takes the file out of the variables and names its place', () => {
  const enclosed = enclosedFile(operation);
  expect(enclosed?.operation).toEqual({
    id: 'abc',
    variables: { input: { chat: { id: 'Q' }, ids: [1], document: null } },
  });
  expect(enclosed?.file).toEqual({ path: 'variables.input.document', file });
  expect(enclosedFile({ id: 'abc', variables: { input: { chat: null } } })).toBeUndefined();
});

it('has the parts in the order in which the server reads them', () => {
  const form = formOf(
    { id: 'abc', variables: { input: { document: null } } },
    { path: 'variables.input.document', file },
  );
  expect([...form.keys()]).toEqual(['operations', 'map', 'file']);
  expect(JSON.parse(String(form.get('operations')))).toEqual({
    variables: { input: { document: null } },
    extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
  });
  expect(JSON.parse(String(form.get('map')))).toEqual({ file: ['variables.input.document'] });
  expect(form.get('file')).toMatchObject({ name: 'menu.pdf' });
});

it('tells how far it has come, and gives the answer', async () => {
  const shares: number[] = [];
  const answer = post((share) => shares.push(share));
  const request = Request.last;
  expect(request.headers['graphql-require-preflight']).toBeTruthy();
  for (const loaded of [1, 4]) request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 4 }));
  request.end('load', 200, '{"data":{"ok":true}}');
  expect(await answer).toEqual({ data: { ok: true } });
  expect(shares).toEqual([0.25, 1]);
});

it.each([
  ['offline', 'error', 0, ''],
  ['offline', 'load', 200, '{"da'],
  ['server', 'load', 502, 'Bad gateway'],
  ['unauthenticated', 'load', 401, '{}'],
])('tells that it is %s (%s %i %s)', async (kind, event, status, text) => {
  const answer = post();
  Request.last.end(event, status, text);
  await expect(answer).rejects.toMatchObject({ name: 'NetworkError', kind });
});

it('gives up on a connection on which nothing moves any more', async () => {
  vi.useFakeTimers();
  const answer = expect(post()).rejects.toMatchObject({ kind: 'offline' });
  vi.advanceTimersByTime(59_000);
  Request.last.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }));
  vi.advanceTimersByTime(59_000);
  expect(Request.last.status).toBe(0);
  vi.advanceTimersByTime(1_000);
  await answer;
});

it('is cancelled by its signal', async () => {
  const abort = vi.spyOn(Request.prototype, 'abort');
  vi.stubGlobal('XMLHttpRequest', Request);
  const sent = vi.spyOn(Request.prototype, 'send');
  const subscription = fetchOperation(operation).subscribe({});
  await eventually(() => expect(sent).toHaveBeenCalledOnce());
  expect(abort).not.toHaveBeenCalled();
  subscription.unsubscribe();
  expect(abort).toHaveBeenCalledOnce();
});
