import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { InvalidInput } from '../../failures/errors.ts';
import { validated } from './validation.ts';

const domain = join(import.meta.dirname, '../../..');

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;

/** What the schemas of all inputs are given: values of wrong types and sizes, for each of their fields. */
const wrong: unknown[] = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(30_000),
  -1,
  0.5,
  1e308,
  Number.NaN,
  true,
  [],
  [null],
  {},
];

const fieldsOf = (schema: z.ZodType): string[] => {
  const { properties = {} } = z
    .looseObject({ properties: z.record(z.string(), z.unknown()).optional() })
    .parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return Object.keys(properties);
};

/** The messages for an input; none for a valid one. */
function messagesFor(schema: z.ZodType, input: unknown): string[] {
  try {
    validated(schema, input);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.fields.map(({ message }) => message);
  }
}

const programmersWords = /^(?:Invalid|Too (?:big|small)|Unrecognized)|expected|received|undefined/;

it('answers every bad value of every input in words for people', async () => {
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' });
  const inputs = files.filter((file) => file.endsWith('.input.ts'));
  const said = new Set<string>();
  let tried = 0;
  for (const file of inputs) {
    const exported: Record<string, unknown> = await import(join(domain, file));
    for (const schema of Object.values(exported).filter(isSchema)) {
      tried++;
      const fields = fieldsOf(schema);
      const inputsOf = [...wrong, ...fields.flatMap((name) => wrong.map((value) => ({ [name]: value })))];
      for (const input of inputsOf) for (const message of messagesFor(schema, input)) said.add(message);
    }
  }
  expect(tried).toBeGreaterThan(20);
  expect([...said].filter((message) => programmersWords.test(message))).toEqual([]);
});

it('says how long a text may be', () => {
  const schema = z.object({ key: z.string().min(8).max(10) });
  expect(messagesFor(schema, { key: 'x' })).toEqual(['Please use at least 8 characters.']);
  expect(messagesFor(schema, { key: 'x'.repeat(11) })).toEqual(['Please use at most 10 characters.']);
});
