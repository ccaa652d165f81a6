import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Source } from './writer.ts';

/** The selected fields of a type by the names in the response, in the order of the selection. */
export function selectedFields(
  source: Pick<Source, 'schema' | 'fragments'>,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  fields = new Map<string, FieldNode[]>(),
): Map<string, FieldNode[]> {
  for (const { selections } of sets) {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const nodes = fields.get(name);
        if (nodes) nodes.push(selection);
        else fields.set(name, [selection]);
        continue;
      }
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? source.fragments[selection.name.value] : selection;
      if (fragment && covers(source.schema, fragment.typeCondition?.name.value, type)) {
        selectedFields(source, type, [fragment.selectionSet], fields);
      }
    }
  }
  return fields;
}

/** Whether a fragment on the named type, or on the type around it, selects of this type. */
function covers(schema: GraphQLSchema, name: string | undefined, type: GraphQLObjectType): boolean {
  if (name === undefined || name === type.name) return true;
  const condition = schema.getType(name);
  return isAbstractType(condition) && schema.isSubType(condition, type);
}
