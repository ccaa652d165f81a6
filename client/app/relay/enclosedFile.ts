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
  const bare = Object.fromEntries(
    Object.entries(variables).map(([key, value]) => [key, without(value, `variables.${key}`)]),
  );
  const [file] = files;
  if (files.length > 1) throw new Error('An operation takes one file.');
  return file && { operation: { id, variables: bare }, file };
}
