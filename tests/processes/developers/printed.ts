import { expect } from 'vitest';

/** Expects that an example has printed what the page says: a text, JSON, or an HTTP response with some of its headers. */
export function expectPrinted(printed: string, answer: string): void {
  const isResponse = answer.startsWith('HTTP/');
  const [head, body] = isResponse ? parts(answer) : ['', answer];
  const [foundHead, found] = isResponse ? parts(printed.replaceAll('\r', '')) : ['', printed.trim()];
  const [status = '', ...headers] = head.split('\n').filter(Boolean);
  expect(foundHead.split(' ')[1], printed).toBe(status.split(' ')[1]);
  const foundHeaders = foundHead.toLowerCase().split('\n');
  expect(foundHeaders).toEqual(expect.arrayContaining(headers.map((header) => like(header))));
  if (body === '') return;
  if (!/^[{[]/.test(body)) expect(found).toEqual(like(body));
  else expect(JSON.parse(found)).toEqual(like(JSON.parse(body.replaceAll(/(?<=[[{ ])…(?=[\]}])/g, markAt))));
}

/** The head of a response and its body. */
function parts(text: string): [string, string] {
  const at = text.indexOf('\n\n');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 2).trim()];
}

/** `…` at the end of a text, among keys and among items stands for any others. */
const others = '…';

/** JSON for `…`: a key in an object, an item in a list. */
const markAt = (_: string, at: number, body: string): string => (body[at + 1] === '}' ? '"…": null' : '"…"');

/** Codes, statuses and limits are said; other numbers are those of one server on one day. */
const exactNumbers = new Set(['code', 'status', 'limit', 'max', 'max_rate', 'requested']);

/** What the answer at this key has to equal. */
function like(expected: unknown, key = ''): unknown {
  if (typeof expected === 'number') return exactNumbers.has(key) ? expected : expect.any(Number);
  if (typeof expected === 'string') {
    return expected.endsWith(others) ? expect.toSatisfy(startsWith(expected.slice(0, -1))) : expected;
  }
  if (Array.isArray(expected)) {
    const items = expected.filter((item) => item !== others).map((item) => like(item));
    return items.length < expected.length ? expect.arrayContaining(items) : items;
  }
  if (typeof expected !== 'object' || expected === null) return expected;
  const { [others]: any, ...known } = Object.fromEntries(
    Object.entries(expected).map(([name, value]) => [name, like(value, name)]),
  );
  return any === undefined ? known : expect.objectContaining(known);
}

const startsWith = (beginning: string) => (found: unknown) => typeof found === 'string' && found.startsWith(beginning);
