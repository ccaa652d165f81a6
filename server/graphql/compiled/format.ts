import type { FieldNode, GraphQLObjectType } from 'graphql';
import { fail, type ObjectWriter, type Run, type Text } from './writer.ts';

/** How a compiled query writes JSON for another interface than GraphQL. */
export type Format = {
  /** The key of a field, by its name in GraphQL's response. */
  keyOf: (name: string) => string;
  /** What converts the value of a field, by the same name. Without it, what is selected of the value has this format, too. */
  conversionOf: (name: string) => Conversion | undefined;
};

/** Converts a value as in GraphQL's response. */
type Conversion = (value: unknown) => unknown;

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
