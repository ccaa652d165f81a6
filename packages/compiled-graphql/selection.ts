import {
  defaultFieldResolver,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
  getNullableType,
  isListType,
  type SelectionSetNode,
} from 'graphql';
import { converted, isWrapping } from './formatted.ts';
import { rememberTexts } from './remembered.ts';
import { selectedFields } from './selectedFields.ts';
import { valueWriter } from './value.ts';
import { fail, isPromise, joined, type ObjectWriter, type Run, type Source, type Text } from './writer.ts';

/** Writes the fields that these selection sets select of objects of a type. */
export function selectionWriter(
  source: Source,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): ObjectWriter {
  const selected = [...selectedFields(source, type, sets)];
  // Fragments may select nothing of this type.
  const [first] = selected;
  if (!first) return () => '{}';
  if (source.format && selected.length === 1 && isWrapping(type, first[1])) return fieldWriter(source, type, ...first);
  const fields = selected.map(([name, nodes], index) => ({
    key: `${index === 0 ? '{' : ','}${JSON.stringify(source.format?.keyOf(name) ?? name)}:`,
    write: fieldWriter(source, type, name, nodes),
  }));
  const write: ObjectWriter = (row, path, run) => {
    let text = '';
    let parts: Text[] | undefined;
    for (const field of fields) {
      const value = field.write(row, path, run);
      if (typeof value === 'string') text += field.key + value;
      else {
        parts ??= [];
        parts.push(text + field.key, value);
        text = '';
      }
    }
    if (!parts) return `${text}}`;
    parts.push(`${text}}`);
    return joined(parts, '');
  };
  return rememberTexts(source, type, sets, write);
}

function fieldWriter(source: Source, parentType: GraphQLObjectType, name: string, nodes: FieldNode[]): ObjectWriter {
  const convert = source.format?.conversionOf(name);
  if (convert) return converted(fieldWriter({ ...source, format: undefined }, parentType, name, nodes), convert);
  const [node] = nodes;
  const fieldName = node?.name.value ?? '';
  if (fieldName === '__typename') return () => JSON.stringify(parentType.name);
  const field = parentType.getFields()[fieldName];
  if (!node || !field) throw new Error(`${parentType.name} has no field ${fieldName}.`);
  const { resolve = defaultFieldResolver, type: returnType } = field;
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const values = valueWriter(source.schema, returnType, (object) => selectionWriter(source, object, sets));
  // Rows are remembered where they are written.
  const isList = isListType(getNullableType(returnType));
  const write = isList ? rememberTexts(source, getNamedType(returnType), sets, values) : values;
  const call: ObjectWriter = (row, path, run) => {
    const info: GraphQLResolveInfo = {
      fieldName,
      fieldNodes: nodes,
      returnType,
      parentType,
      path: { prev: path, key: name, typename: parentType.name },
      schema: source.schema,
      fragments: source.fragments,
      rootValue: undefined,
      operation: source.operation,
      variableValues: run.variables,
    };
    const complete = (value: unknown): Text => {
      try {
        return write(value, info.path, run, info);
      } catch {
        return fail(run);
      }
    };
    try {
      const value: unknown = resolve(row, argumentsOf(field, node, run), run.context, info);
      return isPromise(value) ? value.then(complete, () => fail(run)) : complete(value);
    } catch {
      return fail(run);
    }
  };
  const read = source.readerOf?.(resolve);
  if (!read) return call;
  // A column of the row needs no call, as long as it was read from the database.
  return (row, path, run) => {
    const value = read(row);
    return value === undefined ? call(row, path, run) : write(value, path, run);
  };
}

const none = {};

function argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode, run: Run): Record<string, unknown> {
  if (field.args.length === 0) return none;
  let args = run.args.get(node);
  if (!args) {
    args = getArgumentValues(field, node, run.variables);
    run.args.set(node, args);
  }
  return args;
}
