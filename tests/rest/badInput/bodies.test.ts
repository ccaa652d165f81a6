import { gzipSync } from 'node:zlib';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cast, makeCast, senders } from './cast.ts';
import { asItIs, type Call, calls, changes } from './requests.ts';
import { exceptions } from './snapshot.ts';
import { makeSpecimens, type Specimens } from './specimens.ts';
import { runTries, seedOr, type Try } from './tries.ts';

/** Bodies that are no JSON, or none that was meant, and content types that are not theirs: nothing of it is taken. */

const file = 'tests/rest/badInput/bodies.test.ts';
const seed = seedOr(20_260_703);
const count = 3_400;

let cast: Cast;
let specimens: Specimens;
beforeAll(async () => {
  cast = await makeCast();
  specimens = await makeSpecimens(cast);
});
afterAll(() => cast.stop());

/** Of GET a body is not read. */
const taking = calls.filter((call) => changes(call) && call.method !== 'GET' && call.row.file === null);
const takingJson = taking.filter(({ row }) => 'body' in row.input.shape);
const who = fc.option(fc.constantFrom(...senders), { freq: 3 });

type Twist = { what: string; body?: string | Buffer; headers?: Record<string, string>; statuses: readonly number[] };

/** The same text in other bytes. */
const bytes = (text: string, ...between: number[]): Buffer =>
  Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from(',"x":"'), Buffer.from(between), Buffer.from('"}')]);

const invalidUtf8: number[][] = [
  [0xff],
  [0xc0, 0xaf],
  [0xc3],
  [0xed, 0xa0, 0x80],
  [0xf5, 0x80, 0x80, 0x80],
  [0xe2, 0x82],
  [0x80],
  [0xf8, 0x88, 0x80, 0x80, 0x80],
];

const depths = [41, 100, 1_000, 10_000, 100_000];
const nestedIn = (text: string, depth: number, open: string, close: string): string =>
  `${text.slice(0, -1)},"x":${open.repeat(depth)}${close.repeat(depth)}}`;

/** What is wrong whether a call takes a body or not. */
const unreadable = (text: string): Arbitrary<Twist> =>
  fc.oneof(
    fc.nat({ max: Math.max(text.length - 2, 0) }).map((at) => ({
      what: 'JSON that is cut off',
      body: text.slice(0, at + 1),
      statuses: [400],
    })),
    fc
      .constantFrom(
        '{',
        '}',
        '[',
        '"',
        '{]',
        "{'a':1}",
        '{"a":1,}',
        '{a:1}',
        '[1,]',
        '{"a":NaN}',
        '{"a":01}',
        '{"a":.5}',
      )
      .map((body) => ({ what: 'broken JSON', body, statuses: [400] })),
    fc
      .constantFrom(
        '{"a":"\t"}',
        '{"a":"\\x41"}',
        '{"a":"\\ud8"}',
        '// x\n{}',
        '{}{}',
        'undefined',
        'a=1&b=2',
        '<a/>',
        '\0',
        ' ',
      )
      .map((body) => ({ what: 'no JSON', body, statuses: [400] })),
    fc
      .string({ minLength: 1, maxLength: 60 })
      .filter(isNoJson)
      .map((body) => ({ what: 'any text', body, statuses: [400] })),
    fc.constantFrom(...invalidUtf8).map((odd) => ({ what: 'no UTF-8', body: bytes(text, ...odd), statuses: [400] })),
    fc.constantFrom<BufferEncoding>('utf16le').map((encoding) => ({
      what: 'UTF-16',
      body: Buffer.from(text, encoding),
      headers: { 'content-type': 'application/json; charset=utf-16' },
      statuses: [400],
    })),
    fc.constant({
      what: 'compressed',
      body: gzipSync(text),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      statuses: [400, 415],
    }),
    fc
      .constantFrom('{"__proto__":{"admin":true}}', '{"a":{"__proto__":null}}', '{"constructor":{"prototype":{}}}')
      .map((body) => ({ what: 'keys of the language', body: `${text.slice(0, -1)},"x":${body}}`, statuses: [400] })),
    fc
      .tuple(fc.constantFrom(...depths), fc.constantFrom<[string, string]>(['[', ']'], ['{"x":', '}']))
      .map(([depth, [open, close]]) => ({
        what: `${depth} levels`,
        // The innermost of objects has to hold something.
        body:
          open === '[' ? nestedIn(text, depth, open, close) : nestedIn(text, depth, open, close).replace(':}', ':1}'),
        statuses: [400],
      })),
    fc
      .constantFrom(
        'text/plain',
        'text/html; charset=utf-8',
        'application/xml',
        'application/x-www-form-urlencoded',
        'application/jsonp',
        'application/vnd.api+json',
        'application/json-patch+json',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'image/png',
        'application/octet-stream',
        'application/pdf',
        'application',
        'application/',
        '/',
        'x',
        ';',
        'json',
        'application/json/x',
        'text/json, application/json',
      )
      .map((type) => ({ what: 'another content type', headers: { 'content-type': type }, statuses: [400, 415] })),
    fc
      .constantFrom(
        'https://elsewhere.test',
        'null',
        'http://127.0.0.1:1',
        'http://localhost.elsewhere.test',
        'file://',
        'x',
        '\u00e4',
      )
      .map((origin) => ({ what: 'from another site', headers: { origin }, statuses: [403] })),
  );

/** What is wrong where a call takes a body: JSON, but no record. */
const noRecord: Arbitrary<Twist> = fc.oneof(
  fc
    .constantFrom(
      'null',
      '[]',
      '[{}]',
      '""',
      '"{}"',
      '0',
      '-0',
      '1e309',
      'true',
      'false',
      '[[[[]]]]',
      `"${'x'.repeat(50_000)}"`,
    )
    .map((body) => ({ what: 'JSON that is no object', body, statuses: [400] })),
  fc.constant({ what: 'an empty body', body: '', statuses: [400] }),
  fc.constant({ what: 'no content type', headers: { 'content-type': '' }, statuses: [400, 415] }),
  fc
    .jsonValue()
    .filter((value) => typeof value !== 'object' || value === null || Array.isArray(value))
    .map((value) => ({
      what: 'any JSON that is no object',
      body: JSON.stringify(value),
      statuses: [400],
    })),
);

function isNoJson(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}

const textOf = (call: Call): string => String(asItIs(call, specimens).body ?? '{"a":1}');

const twisted = (call: Call, twist: Arbitrary<Twist>) =>
  fc.tuple(who, twist).map(([sender, { what, body, headers, statuses }]): Try => {
    const whole = { ...asItIs(call, specimens) };
    return {
      ...whole,
      headers: { 'content-type': 'application/json', ...headers },
      body: body ?? textOf(call),
      sender: sender ?? specimens[call.call].sender,
      what,
      expected: 'refused',
      statuses,
    };
  });

it(`refuses ${count} bodies`, { timeout: 600_000 }, async () => {
  expect(takingJson.length).toBeGreaterThan(20);
  const one = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...taking).chain((call) => twisted(call, unreadable(textOf(call)))) },
    { weight: 1, arbitrary: fc.constantFrom(...takingJson).chain((call) => twisted(call, noRecord)) },
  );
  await runTries(cast, fc.sample(one, { seed, numRuns: count }), { file, seed, excepted: exceptions.shownCards });
});

it('refuses bodies of more than a megabyte', async () => {
  const large = ' '.repeat(1024 * 1024);
  const tries = takingJson.slice(0, 12).flatMap((call) =>
    (
      [`${textOf(call)}${large}`, `${textOf(call).slice(0, -1)},"x":"${large}"}`, '['.repeat(1024 * 1024 + 1)] as const
    ).map(
      (body): Try => ({
        ...asItIs(call, specimens),
        body,
        sender: specimens[call.call].sender,
        what: 'more than a megabyte',
        expected: 'refused',
        statuses: [413],
      }),
    ),
  );
  const levels = takingJson.slice(0, 4).map(
    (call): Try => ({
      ...asItIs(call, specimens),
      body: '['.repeat(512 * 1024) + ']'.repeat(512 * 1024),
      sender: specimens[call.call].sender,
      what: 'half a million levels',
      expected: 'refused',
      statuses: [400],
    }),
  );
  await runTries(cast, [...tries, ...levels], { file, seed });
});
