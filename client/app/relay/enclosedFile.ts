import type { Operation } from './operation.ts';

/** Receives the share of the file that has been sent: 0 to 1. */
export type OnProgress = (share: number) => void;

/** The file that is sent with an operation (docs/decisions/0059). */
export interface OperationFile {
  /** The path of its variable: `variables.input.image`. */
  path: string;
  file: Blob;
}

/** Removes the file from an operation's variables and leaves null in its place; undefined without a file. */
export function enclosedFile({ id, variables }: Operation): { operation: Operation; file: OperationFile } | undefined {
  const files: OperationFile[] = [];
  const without = (value: unknown, path: string): unknown => {
    if (value instanceof Blob) {
      files.push({ path, file: value });
      return null;
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, without(inner, `${path}.${key}`)]));
  };
  const bare = without(variables, 'variables') as Operation['variables'];
  // No operation takes two.
  const [file] = files;
  return file && { operation: { id, variables: bare }, file };
}
