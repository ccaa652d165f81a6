import fc, { type Arbitrary } from 'fast-check';
import type { Kind } from '../../nouns/kinds.ts';

/** Values that a field of each kind must refuse, under any reading of the documents. */

/** JSON that cannot be serialized from a JavaScript value. */
export class RawJson {
  constructor(readonly text: string) {}
}

/** JSON with the raw parts in it. */
export function jsonOf(value: unknown): string {
  const raw: string[] = [];
  const text = JSON.stringify(value, (_key, inner: unknown) => {
    if (!(inner instanceof RawJson)) return inner;
    raw.push(inner.text);
    return `raw-json-${raw.length - 1}`;
  });
  return text.replaceAll(/"raw-json-(\d+)"/g, (_all, index: string) => raw[Number(index)] ?? '');
}

/** Deeper than any valid value. */
export const nested = (depth: number, open = '[', close = ']'): RawJson =>
  new RawJson(`${open.repeat(depth)}${close.repeat(depth)}`);

const infinite = new RawJson('1e309');
const invalidIds: unknown[] = [2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e308, 0.5, -1.5, infinite];
const objects: unknown[] = [{}, { length: 1 }, { constructor: 'x' }, { $ne: null }, { id: { id: 1 } }];
const arrays: unknown[] = [[], [''], [1], [[]], [null], ['x', 'y'], nested(10)];

const constants = (...values: unknown[]): Arbitrary<unknown> => fc.constantFrom(...values);

const structure = fc.oneof(
  constants(...objects, ...arrays),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
  fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 4 }),
);

const notText = fc.oneof(
  structure,
  constants(true, false, 0, 1, -0, ...invalidIds),
  fc.integer(),
  // JSON has no infinity: it would be null, which clears a field.
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Texts that no column can store. */
const unstorable = fc.oneof(
  fc.constantFrom('\0', 'Maria\0', '\ud800', 'Maria \udfff Santos', '\udc00\ud800', '\u202e\ud83d'),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => `${text}\0${text}`),
);
/** Longer than any field accepts. */
const tooLong = fc.constantFrom(
  'x'.repeat(20_001),
  'e\u0301'.repeat(20_001),
  '🙂'.repeat(20_001),
  '\u202e'.repeat(20_001),
);

const anyText = fc.oneof({ weight: 3, arbitrary: notText }, { weight: 2, arbitrary: unstorable });
const text = fc.oneof({ weight: 12, arbitrary: anyText }, { weight: 1, arbitrary: tooLong });

/** Texts that are neither a number nor empty. */
const notNumber = fc.oneof(
  constants('x', '1.5', '1e3', '0x1f', '1,5', '١٢', '1 2', 'NaN', 'Infinity', 'null', '1\0', '[1]', '{}'),
  fc.string({ minLength: 1, maxLength: 12 }).filter((given) => !/^\s*-?\d*\s*$/.test(given)),
);
const noId = constants(-1, '-1', '2147483648', '9007199254740993', '99999999999999999999', ...invalidIds);

const reference = fc.oneof(
  noId.map((id) => ({ id })),
  noId,
  notNumber,
  notNumber.map((id) => ({ id })),
  constants(true, [], [1], {}, { name: 'Waiter' }, { id: [1] }, { id: { id: 1 } }, { id: true }, nested(10), [
    { id: 1 },
  ]),
  // The id of a record that does not exist.
  constants({ id: 2_147_483_646 }, 2_147_483_645),
);

const digits = fc.oneof(
  structure,
  constants(null, true, false, 1.5, -1, 1e308, infinite, '', 'x', '1234', '\0', '4242\ud800'),
);

/** Values in a body. */
export const badValues: Partial<Record<Kind, Arbitrary<unknown>>> = {
  text,
  anyText,
  email: fc.oneof(
    text,
    constants('no-address', '@', 'a@', '@b.test', 'a b@c.test', 'a@b', 'a@b..test', 'a@b.test, c@d.test'),
  ),
  phone: fc.oneof(
    text,
    constants('no-number', '123', '+0', '+', '++6591234567', '6591234567x9', '+65912345678901234567'),
  ),
  picture: fc.oneof(
    anyText,
    constants('https://elsewhere.test/a.png', '/media/../etc/passwd', 'javascript:alert(1)', '//elsewhere.test/a.png'),
    constants(`/media/offers/${'0'.repeat(32)}.webp`, 'x'.repeat(20_000)),
  ),
  reference,
  flag: fc.oneof(structure, notNumber, constants(2, -1, '2', 'yes', 'TRUE', 'on', ' ', ...invalidIds)),
  rate: fc.oneof(
    structure,
    notNumber,
    constants(true, -12, '-12', 11, '11', '2147483648', '999999999999999', ...invalidIds),
  ),
  count: fc.oneof(
    structure,
    notNumber,
    constants(true, -12, '-12', 0, '0', 100, '100', '2147483648', '999999999999999', ...invalidIds),
  ),
  day: fc.oneof(
    notText,
    constants('tomorrow', '2030-02-30', '2030-13-01', '01.12.2030', '2030-12-01T00:00:00Z', '2020-01-01', ' ', '\0'),
  ),
  offerState: fc.oneof(notText, constants('', 'open', 'closed', 'ACTIVE ', 'active\0', 'constructor', '__proto__')),
  numbers: fc.oneof(
    constants('', ' ', 'ten', '10,,12', '10;12', '10,', '-5', '1.5', '10,x', '9999999999', 12, true, {}, [], [[10]]),
    constants(...invalidIds, -1, 0, '10').map((price) => [price]),
    constants(nested(10), { 0: 10, length: 1 }, '1'.repeat(20_000)),
  ),
  digits,
  price: digits,
  expiry: fc.oneof(structure, notNumber, constants(null, true, 0, -1, 1.5, '', 2 ** 31, 2 ** 53, 1e308, infinite)),
  mode: fc.oneof(notText, constants(null, '', 'daily', 'MONTHLY ', 'month', 'yearly\0', 'constructor', '__proto__')),
  group: fc.oneof(
    fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 4 }),
    constants(true, 0, 1, 'x', '', ...invalidIds, nested(10)),
  ),
};

/** Path segments, not encoded yet, that are not ids. */
export const badPathIds: Arbitrary<string> = fc.oneof(
  constants('0', '-1', '1.5', '1e3', '2147483648', '1e309', 'NaN', 'null', '0x1', '1,2', '१').map(String),
  constants('\0', '1\0', '🙂', '\u202e1', '..', '1/../2', '{id}', ':id', '*', "1'--", '%').map(String),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((given) => !/^\s*\d*\s*$/.test(given)),
  fc.bigInt({ min: 2n ** 31n, max: 2n ** 200n }).map(String),
);

/** Values in the query string. */
export const badFilters: Partial<Record<Kind, Arbitrary<string>>> = {
  idFilter: fc.oneof(notNumber, constants('-1', '2147483648', '9007199254740993', '99999999999999999999')).map(String),
  page: fc.oneof(notNumber, constants('0', '-1', '-0', '99999999999999999999', '9007199254740993')).map(String),
  cursor: constants('x', '0', 'WzFd', 'AAAAAAAA.WzFd', `AAAAAAAA.${'A'.repeat(3000)}`, '.WzFd', '{}', '\0').map(String),
  time: constants(
    ...['x', '', '2026-06-01', '2026-06-01T12:00:00', '2026-06-01T12:00:00 08:00', '2026-13-01T12:00:00Z'],
    ...['0000-01-01T00:00:00Z', '99999-01-01T00:00:00Z', '1780315200', '2026-06-01T12:00:00Z\0'],
  ).map(String),
  flag: fc.oneof(notNumber, constants('2', '-1', 'yes', 'TRUE', 'on')).map(String),
  direction: constants('up', 'ASC;', 'asc desc', '1', '-1', 'ASC\0', 'constructor', ' DESC', 'x'.repeat(3000)).map(
    String,
  ),
  words: constants('\0', 'Maria\0', '\0Maria', '\u202e\0').map(String),
};

/** Unusual values in the query string that may be accepted. */
export const strangeFilters: Arbitrary<string> = fc
  .oneof(
    constants('', ' ', '0', '1', '07', ' 7', '2147483647', '100000', 'true', 'desc', 'Female', '%', '_', '\\'),
    constants(
      ...[
        "'; DROP TABLE job; --",
        '\u202e',
        'e\u0301'.repeat(300),
        '👩‍👩‍👧‍👦',
        '\ufeffx',
        'İ',
        'ß',
        '../..',
        '<b>',
        '$1',
      ],
    ),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 30 }).map((given) => given.replaceAll(/\p{Surrogate}/gu, '')),
  )
  .map(String);
