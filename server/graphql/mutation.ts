import type { InputFieldMap, InputShapeFromFields, ObjectFieldsShape } from '@pothos/core';
import type { Ctx } from '../domain/core/context.ts';
import type { Declaration } from '../domain/core/viewer/verb.ts';
import { builder } from './builder.ts';
import { declaredBy } from './declaredBy.ts';

type Types = typeof builder.$inferSchemaTypes;

type Mutation<Fields extends InputFieldMap, Result> = {
  description: string;
  /** Without it the mutation takes no input. */
  input?: (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) => Fields;
  /** Calls the verb. */
  run: (ctx: Ctx, input: InputShapeFromFields<Fields>) => Promise<Result> | Result;
  payload: ObjectFieldsShape<Types, Result>;
  /** What the schema says of the types of input and payload, where it is more than which mutation they belong to. */
  inputDescription?: string;
  payloadDescription?: string;
};

/** A mutation that does what a verb does: its rights and its failures are those of the verb. */
export function mutation<Fields extends InputFieldMap, Result>(
  name: string,
  verb: Declaration,
  { description, input, run, payload, inputDescription, payloadDescription }: Mutation<Fields, Result>,
): void {
  builder.relayMutationField(
    name,
    input ? { inputFields: input, ...(inputDescription && { description: inputDescription }) } : null,
    {
      ...declaredBy(verb),
      description,
      // Which fields the input has is checked where the mutation is declared, and not known in this function.
      resolve: (_root: object, args: { input?: object }, ctx: Ctx) =>
        run(ctx, (args.input ?? {}) as InputShapeFromFields<Fields>),
    } as never,
    { outputFields: payload, ...(payloadDescription && { description: payloadDescription }) } as never,
  );
}
