import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { selectedFields } from './selectedFields.ts';
import type { Source, ValueWriter } from './writer.ts';

/**
 * Remembers the text of each row, or list of rows, of a type with the extension `sameForEveryone` for this selection. Such rows and
 * lists are never changed: when they are read again there are new ones, and the texts go with the old ones. Only for selections
 * that are the same for every viewer; all others are returned as they are.
 */
export function rememberTexts(
  source: Source,
  type: GraphQLNamedType,
  sets: readonly SelectionSetNode[],
  write: ValueWriter,
): ValueWriter {
  if (!isObjectType(type) || !isSameForEveryone(source, type, sets)) return write;
  const texts = new WeakMap<object, string>();
  return (value, path, run, info) => {
    if (typeof value !== 'object' || value === null) return write(value, path, run, info);
    const known = texts.get(value);
    if (known !== undefined) return known;
    const text = write(value, path, run, info);
    if (typeof text === 'string' && !run.hasFailed) texts.set(value, text);
    return text;
  };
}

/** Whether what is selected depends on nothing but the row and others of such types. */
function isSameForEveryone(source: Source, type: GraphQLObjectType, sets: readonly SelectionSetNode[]): boolean {
  if (type.extensions.sameForEveryone !== true) return false;
  return [...selectedFields(source, type, sets).values()].every((nodes) => {
    const name = nodes[0]?.name.value ?? '';
    if (name === '__typename') return true;
    const field = type.getFields()[name];
    if (!field || field.args.length > 0) return false;
    const isRead = field.resolve !== undefined && source.readerOf?.(field.resolve) !== undefined;
    if (!isRead && field.extensions.sameForEveryone !== true) return false;
    const inner = getNamedType(field.type);
    const innerSets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    return isLeafType(inner) || (isObjectType(inner) && isSameForEveryone(source, inner, innerSets));
  });
}
