import { Readable } from 'node:stream';
import fc, { type Arbitrary } from 'fast-check';
import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLScalarType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isScalarType,
} from 'graphql';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { IncomingFile } from '../../server/media/media.ts';
import { everythingOf, nodeTypes, operationOf, type RootField } from '../access/wholeGraph.ts';
import { nouns } from '../nouns/nouns.ts';
import { picture } from '../support/files.ts';

/** Values for the arguments and inputs of the graph, generated from the schema: most of them plausible, some not. */

/** A record that may exist, chosen when the value is sent. */
export class Somewhere {
  constructor(
    readonly typename: string,
    readonly index: number,
    readonly form: 'global' | 'integer',
  ) {}
}

/** Contents of files. A file can be read only once, so it is created when it is sent. */
const someFile = new Map<string, Buffer>([
  ['dot.png', await picture(4, 4).png().toBuffer()],
  ['empty.png', Buffer.alloc(0)],
  ['words.pdf', Buffer.from('%PDF-1.4\n%%EOF')],
  ['liar.mp4', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [`${'long'.repeat(200)}\u0000.png`, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])],
]);

class SomeFile {
  constructor(readonly name: string) {}
}

export type Present = Record<string, readonly number[]>;

/** Plausible texts for fields of these names, by all nouns. */
const plausible: Record<string, string[]> = {};
for (const { texts = {} } of nouns) {
  for (const [name, values] of Object.entries(texts)) plausible[name] = [...(plausible[name] ?? []), ...values];
}

const unusual = fc.constantFrom(
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\u202etxet', "'; DROP TABLE job; --", '%', '_%\\', '../../etc/passwd'],
  ...['<script>alert(1)</script>', '{{7*7}}', 'null', '-1', '1e999', '\r\n\r\n', '👩‍👩‍👧‍👦', 'İ', 'x'.repeat(300)],
  ...['x'.repeat(20_000), '🙂'.repeat(2_000)],
);

const text = (name: string): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...(plausible[name] ?? ['Waiter', 'Maria Santos'])) },
    { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 2, arbitrary: unusual },
  );

/** Types whose records a field of this name is likely to mean. */
function likelyTypes(name: string, owner: string): string[] {
  const wanted = (name === 'id' ? owner : name).toLowerCase();
  const likely = nodeTypes.filter((type) => wanted.includes(type.toLowerCase()));
  return likely.length > 0 ? likely : nodeTypes;
}

const somewhere = (name: string, owner: string, form: 'global' | 'integer'): Arbitrary<Somewhere> =>
  fc
    .tuple(fc.constantFrom(...likelyTypes(name, owner)), fc.nat({ max: 50 }))
    .map(([typename, index]) => new Somewhere(typename, index, form));

const globalId = (name: string, owner: string): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: somewhere(name, owner, 'global') },
    { weight: 1, arbitrary: somewhere('', '', 'global') },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...nodeTypes, 'Query', 'constructor', ''),
          fc.constantFrom('0', '-1', '2147483648', '1.5', 'NaN', '', '\u0000'),
        )
        .map(([typename, id]) => encodeGlobalId(typename, id)),
    },
    { weight: 1, arbitrary: unusual },
  );

const integer = (name: string, owner: string): Arbitrary<unknown> =>
  fc.oneof(
    { weight: /id$/i.test(name) ? 30 : 0, arbitrary: somewhere(name, owner, 'integer') },
    { weight: 12, arbitrary: fc.constantFrom(1, 2, 10, 12, 14) },
    { weight: 2, arbitrary: fc.constantFrom(0, -1, 100, 101, 1_000_000, 2_147_483_647, -2_147_483_648) },
    { weight: 1, arbitrary: fc.integer() },
    { weight: 1, arbitrary: fc.constantFrom(2_147_483_648, 1.5, 1e308) },
  );

const time = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom(
    ...['2026-06-01T12:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '+200000-01-01T00:00:00Z'],
    ...['2026-02-31T00:00:00Z', ''],
  ),
);

function scalar({ name: type }: GraphQLScalarType, name: string, owner: string): Arbitrary<unknown> {
  if (type === 'ID') return globalId(name, owner);
  if (type === 'Int' || type === 'Float') return integer(name, owner);
  if (type === 'Boolean') return fc.boolean();
  if (type === 'DateTime') return time;
  if (type === 'String') return text(name);
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...someFile.keys()).map((name) => new SomeFile(name)) },
    // No value of JSON is a file.
    { weight: 1, arbitrary: fc.constantFrom<unknown>('file', {}, 1) },
  );
}

function inputObject(type: GraphQLInputObjectType): Arbitrary<unknown> {
  const fields = Object.values(type.getFields());
  if (type.isOneOf) {
    const one = fields.map((field) =>
      anyValue(field.type, field.name, type.name).map((value) => ({ [field.name]: value })),
    );
    return fc.oneof({ weight: 9, arbitrary: fc.oneof(...one) }, { weight: 1, arbitrary: fc.constant({}) });
  }
  const required = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name);
  const model = Object.fromEntries(fields.map((field) => [field.name, anyValue(field.type, field.name, type.name)]));
  return fc.record(model, { requiredKeys: required }).map((value) => ({ ...value }));
}

export function anyValue(type: GraphQLInputType, name: string, owner: string): Arbitrary<unknown> {
  if (!isNonNullType(type)) {
    return fc.oneof({ weight: 12, arbitrary: given(type, name, owner) }, { weight: 1, arbitrary: fc.constant(null) });
  }
  const wrong = fc.constantFrom<unknown>(null, {}, [], 'x', 1e308, true);
  return fc.oneof({ weight: 200, arbitrary: given(type.ofType, name, owner) }, { weight: 1, arbitrary: wrong });
}

function given(type: GraphQLInputType, name: string, owner: string): Arbitrary<unknown> {
  if (isListType(type)) return fc.array(anyValue(type.ofType, name, owner), { minLength: 1, maxLength: 4 });
  if (isInputObjectType(type)) return inputObject(type);
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  return isScalarType(type) ? scalar(type, name, owner) : anyValue(type, name, owner);
}

export function located(value: unknown, present: Present): unknown {
  if (value instanceof Somewhere) {
    const ids = present[value.typename] ?? [];
    const id = ids[value.index % Math.max(ids.length, 1)] ?? 2_000_000_000;
    return value.form === 'integer' ? id : encodeGlobalId(value.typename, id);
  }
  if (value instanceof SomeFile) {
    return new IncomingFile(value.name, Readable.from([someFile.get(value.name) ?? Buffer.alloc(0)]));
  }
  if (Array.isArray(value)) return value.map((one) => located(one, present));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, located(inner, present)]));
}

export const textOf = (root: RootField, depth: number): string =>
  operationOf(root, everythingOf(root.field.type, depth) ?? '');

export const variablesOf = ({ field }: RootField): Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(field.args.map(({ name, type }) => [name, anyValue(type, name, field.name)])), {
    requiredKeys: field.args.filter(isRequiredArgument).map(({ name }) => name),
  });
