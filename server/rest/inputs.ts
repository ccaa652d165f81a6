import {
  type DocumentNode,
  type GraphQLInputObjectType,
  getNamedType,
  isInputObjectType,
  Kind,
  typeFromAST,
} from 'graphql';
import { schema } from '../graphql/schema.ts';

/** The graph's inputs that a document takes as `$input`. */
export function inputsOf(document: DocumentNode): GraphQLInputObjectType[] {
  return document.definitions
    .flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions ?? []) : []))
    .flatMap(({ variable, type }) => {
      const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
      const found = named.kind === Kind.NAMED_TYPE ? typeFromAST(schema, named) : undefined;
      return variable.name.value === 'input' && isInputObjectType(found) ? [found] : [];
    });
}

/** The first of these fields that an input of the documents has, with the name of its type. */
export function fieldIn<Name extends string>(
  documents: readonly DocumentNode[],
  names: readonly Name[],
): { name: Name; type: string } | null {
  for (const input of documents.flatMap(inputsOf)) {
    for (const name of names) {
      const field = input.getFields()[name];
      if (field) return { name, type: getNamedType(field.type).name };
    }
  }
  return null;
}
