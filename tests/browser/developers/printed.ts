/** Whether what an example has printed is what the page says; null, or what differs. */
export function difference(printed: string, answer: string): string | null {
  if (!answer.startsWith('HTTP/')) return differentBody(printed, answer);
  const [head = '', body = ''] = parts(printed.replaceAll('\r', ''));
  const [expectedHead = '', expectedBody = ''] = parts(answer);
  const [status = '', ...headers] = head.split('\n');
  const [expectedStatus = '', ...expectedHeaders] = expectedHead.split('\n');
  if (status.split(' ')[1] !== expectedStatus.split(' ')[1])
    return `${status} instead of ${expectedStatus}\n${printed}`;
  for (const header of expectedHeaders.filter(Boolean)) {
    if (!headers.some((one) => isText(one.toLowerCase(), header))) return `${header} is not among\n${head}`;
  }
  return expectedBody === '' ? null : differentBody(body, expectedBody);
}

/** The head of an answer and its body. */
function parts(text: string): [string, string] {
  const at = text.indexOf('\n\n');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 2).trim()];
}

function differentBody(printed: string, answer: string): string | null {
  const first = printed.trim();
  if (!/^[{[]/.test(answer)) return isText(first, answer) ? null : `${first} instead of ${answer}`;
  // `…` among keys and items stands for any others.
  const expected: unknown = JSON.parse(answer.replaceAll(/(?<=[[{ ])…(?=[\]}])/g, (_, at) => markAt(answer, at)));
  let found: unknown;
  try {
    found = JSON.parse(first);
  } catch {
    return `No JSON: ${first.slice(0, 500)}`;
  }
  const different = differentValue(found, expected, '$');
  return different && `${different} in\n${first.slice(0, 2000)}`;
}

const others = '…';

/** JSON for `…`: a key in an object, an item in a list. */
const markAt = (answer: string, at: number): string => (answer[at + 1] === '}' ? '"…": null' : '"…"');

const isText = (found: string, expected: string): boolean =>
  expected.endsWith(others) ? found.startsWith(expected.slice(0, -1)) : found === expected;

/** Codes, statuses and limits are said; other numbers are those of one server on one day. */
const exactNumbers = new Set(['code', 'status', 'limit', 'max', 'max_rate', 'requested']);

function differentValue(found: unknown, expected: unknown, path: string): string | null {
  if (typeof expected === 'string')
    return typeof found === 'string' && isText(found, expected) ? null : `${path} is ${JSON.stringify(found)}`;
  if (typeof expected === 'number') {
    const isExact = exactNumbers.has(path.slice(path.lastIndexOf('.') + 1));
    return typeof found === 'number' && (!isExact || found === expected) ? null : `${path} is ${JSON.stringify(found)}`;
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(found)) return `${path} is no list`;
    const items = expected.filter((item) => item !== others);
    if (found.length < items.length || (items.length === expected.length && found.length > items.length))
      return `${path} has ${found.length} items`;
    return firstOf(items.map((item, index) => differentValue(found[index], item, `${path}.${index}`)));
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof found !== 'object' || found === null) return `${path} is ${JSON.stringify(found)}`;
    const keys = Object.keys(expected).filter((key) => key !== others);
    const extra = Object.keys(found).filter((key) => !keys.includes(key));
    if (extra.length > 0 && !Object.hasOwn(expected, others)) return `${path} has ${extra.join(', ')} too`;
    return firstOf(
      keys.map((key) => differentValue(Reflect.get(found, key), Reflect.get(expected, key), `${path}.${key}`)),
    );
  }
  return found === expected ? null : `${path} is ${JSON.stringify(found)}`;
}

const firstOf = (found: readonly (string | null)[]): string | null => found.find((one) => one !== null) ?? null;
