import type { FieldNode, GraphQLObjectType } from 'graphql';
import type { Conversion } from './options.ts';
import { fail, type ObjectWriter, type Run, type Text } from './writer.ts';

/**
 * Whether the value of the only selected field is written instead of the object: a connection becomes the list of its
 * edges, and an edge becomes its node.
 */
export function isWrapping({ name }: GraphQLObjectType, [node]: readonly FieldNode[]): boolean {
  const field = node?.name.value;
  return (field === 'edges' && name.endsWith('Connection')) || (field === 'node' && name.endsWith('Edge'));
}

/** Writes the converted value instead of the one that `write` writes. */
export function converted(write: ObjectWriter, convert: Conversion): ObjectWriter {
  const convertText = (text: string, run: Run): string => {
    if (run.hasFailed) return text;
    try {
      return JSON.stringify(convert(JSON.parse(text))) ?? fail(run);
    } catch {
      return fail(run);
    }
  };
  return (row, path, run): Text => {
    const text = write(row, path, run);
    return typeof text === 'string' ? convertText(text, run) : text.then((later) => convertText(later, run));
  };
}
