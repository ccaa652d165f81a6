import { isRequiredInputField } from 'graphql';
import { nameIn } from '../answer.ts';
import { inputsOf } from '../inputs.ts';
import type { Row } from '../row.ts';
import { inRest } from './answer.ts';
import type { Components } from './components.ts';
import { takenBy } from './input.ts';
import type { JsonSchema } from './json.ts';

/**
 * The body of a call: types from the row's schema, descriptions and required fields from the graph's input that it
 * becomes, because the row leaves most validation to the domain.
 */
export function bodySchema(row: Row, components: Components): JsonSchema | null {
  const { body } = takenBy(row);
  if (!body?.properties) return null;
  const inputs = row.documents.flatMap(inputsOf);
  const fields = new Map(
    inputs.flatMap((input) =>
      Object.values(input.getFields()).map((field) => [nameIn(row)(field.name), field] as const),
    ),
  );
  const properties = Object.fromEntries(
    Object.entries(body.properties).map(([name, given]) => {
      const description = given.description ?? fields.get(name)?.description ?? descriptions[name];
      if (!description) throw new Error(`Nothing says what ${name} is in the body of '${row.summary}'`);
      return [name, { ...given, description: inRest(description) }];
    }),
  );
  const required = new Set(body.required);
  for (const [name, field] of fields)
    if (Object.hasOwn(properties, name) && isRequiredInputField(field)) required.add(name);
  const whole: JsonSchema = { type: 'object', properties, ...(required.size > 0 && { required: [...required] }) };
  const [input] = inputs;
  const isNamed = input && row.documents.length === 1 && Object.keys(properties).every((name) => fields.has(name));
  return isNamed ? components.named({ title: input.name.replace(/Input$/, ''), ...whole }) : whole;
}

/** Fields that the graph does not have. */
const descriptions: Record<string, string> = {
  active: 'Whether it is public.',
  city: 'Where work is offered; decides the currency.',
  payment_reason: '1: a subscription.',
};
