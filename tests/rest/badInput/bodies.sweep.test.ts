import { gzipSync } from 'node:zlib';
import fc, { type Arbitrary } from 'fast-check';
import { expect, it } from 'vitest';
import { exceptions } from '../../support/changes.ts';
import { fixture } from '../../support/fixtures.ts';
import { tries } from '../../support/thorough.ts';
import { asItIs, type Call, calls, changes } from './requests.ts';
import { type BadRequest, eachOf, seedOr, sendBadRequests } from './sendBadRequests.ts';
import { senders, testSetup } from './setup.ts';
import { makeValidRequests } from './validRequests.ts';

/** Bodies that are not JSON or not an object, and wrong content types: all are refused. */

const file = 'tests/rest/badInput/bodies.sweep.test.ts';
const seed = seedOr(20_260_703);
/** Bodies of each call. */
const count = { unreadable: tries(80, 16), noRecord: tries(27, 5) };

const setup = testSetup();
const validRequests = fixture(() => makeValidRequests(setup));

/** The body of a GET is not read. */
const taking = calls.filter((call) => changes(call) && call.method !== 'GET' && call.row.file === null);
const takingJson = taking.filter(({ row }) => 'body' in row.input.shape);
const who = fc.option(fc.constantFrom(...senders), { freq: 3 });

type Twist = { what: string; body?: string | Buffer; headers?: Record<string, string>; statuses: readonly number[] };

/** The same text with these bytes in an additional value. */
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

/** Bodies that are refused even by calls without a body. */
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
      .map((body) => ({ what: 'not JSON', body, statuses: [400] })),
    fc
      .string({ minLength: 1, maxLength: 60 })
      .filter(isNoJson)
      .map((body) => ({ what: 'any text', body, statuses: [400] })),
    fc.constantFrom(...invalidUtf8).map((odd) => ({ what: 'not UTF-8', body: bytes(text, ...odd), statuses: [400] })),
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
        // The innermost object needs a value.
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

/** JSON that is not an object, where a call takes a body. */
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
    .map((body) => ({ what: 'JSON that is not an object', body, statuses: [400] })),
  fc.constant({ what: 'an empty body', body: '', statuses: [400] }),
  fc.constant({ what: 'no content type', headers: { 'content-type': '' }, statuses: [400, 415] }),
  fc
    .jsonValue()
    .filter((value) => typeof value !== 'object' || value === null || Array.isArray(value))
    .map((value) => ({
      what: 'any JSON that is not an object',
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

const textOf = (call: Call): string => String(asItIs(call, validRequests).body ?? '{"a":1}');

const twisted = (call: Call, twist: Arbitrary<Twist>) =>
  fc.tuple(who, twist).map(([sender, { what, body, headers, statuses }]): BadRequest => {
    const whole = { ...asItIs(call, validRequests) };
    return {
      ...whole,
      headers: { 'content-type': 'application/json', ...headers },
      body: body ?? textOf(call),
      sender: sender ?? validRequests[call.call].sender,
      what,
      expected: 'refused',
      // Authorization comes before validation, so another sender may be refused for who they are.
      statuses: sender === null ? statuses : [...statuses, 401, 403, 404],
    };
  });

it('refuses unreadable bodies of every call', { timeout: 600_000 }, async () => {
  expect(takingJson.length).toBeGreaterThan(20);
  const badRequests = [
    ...eachOf(
      seed,
      taking.map((call) => twisted(call, unreadable(textOf(call)))),
      count.unreadable,
    ),
    ...eachOf(
      seed,
      takingJson.map((call) => twisted(call, noRecord)),
      count.noRecord,
    ),
  ];
  await sendBadRequests(setup, badRequests, { file, seed, excepted: exceptions.shownCards });
});

it('refuses bodies of more than a megabyte', async () => {
  const large = ' '.repeat(1024 * 1024);
  const badRequests = takingJson.slice(0, 12).flatMap((call) =>
    (
      [`${textOf(call)}${large}`, `${textOf(call).slice(0, -1)},"x":"${large}"}`, '['.repeat(1024 * 1024 + 1)] as const
    ).map(
      (body): BadRequest => ({
        ...asItIs(call, validRequests),
        body,
        sender: validRequests[call.call].sender,
        what: 'more than a megabyte',
        expected: 'refused',
        statuses: [413],
      }),
    ),
  );
  const levels = takingJson.slice(0, 4).map(
    (call): BadRequest => ({
      ...asItIs(call, validRequests),
      body: '['.repeat(512 * 1024) + ']'.repeat(512 * 1024),
      sender: validRequests[call.call].sender,
      what: 'half a million levels',
      expected: 'refused',
      statuses: [400],
    }),
  );
  await sendBadRequests(setup, [...badRequests, ...levels], { file, seed });
});
