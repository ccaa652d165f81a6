import type { GraphQLSingularResponse } from 'relay-runtime';
import { NetworkError } from './NetworkError.ts';
import { acceptResponse, extensionsOf, type Operation, type OperationResponse } from './operation.ts';

/** Tells how much of the file has left this browser: 0 to 1. */
export type OnProgress = (share: number) => void;

/** How long nothing may move before the connection counts as lost. Longer than the server waits for a silent sender. */
const silenceMilliseconds = 60_000;

/** The file that goes along with an operation (docs/decisions/0016). */
export interface OperationFile {
  /** Of the variable that it is: `variables.input.image`. */
  path: string;
  file: Blob;
}

/** Takes the one file out of an operation's variables, and leaves null in its place; undefined when there is none. */
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

/** The three parts in the order in which the server reads them. */
export function formOf(operation: Operation, { path, file }: OperationFile): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify({ variables: operation.variables, extensions: extensionsOf(operation) }));
  form.append('map', JSON.stringify({ file: [path] }));
  form.append('file', file);
  return form;
}

/**
 * Sends an operation with its file. By XMLHttpRequest, because fetch tells nobody how far it has come.
 * @throws NetworkError; aborting the signal rejects with its reason.
 */
export function postWithFile(
  operation: Operation,
  file: OperationFile,
  { signal, onProgress }: { signal: AbortSignal; onProgress?: OnProgress | undefined },
): Promise<GraphQLSingularResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    const moved = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), silenceMilliseconds);
    };
    const cancel = () => request.abort();
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moved();
      onProgress?.(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () => {
      try {
        resolve(acceptResponse(answerOf(request), request.status));
      } catch (error) {
        reject(error);
      }
    });
    for (const event of ['error', 'abort'] as const) {
      request.addEventListener(event, () => reject(signal.aborted ? signal.reason : new NetworkError('offline')));
    }
    request.addEventListener('loadend', () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', cancel);
    });
    signal.throwIfAborted();
    signal.addEventListener('abort', cancel);
    request.open('POST', '/graphql');
    request.setRequestHeader('accept', 'application/graphql-response+json, application/json');
    request.setRequestHeader('GraphQL-Require-Preflight', '1');
    moved();
    request.send(formOf(operation, file));
  });
}

function answerOf({ responseText, status }: XMLHttpRequest): OperationResponse {
  try {
    return JSON.parse(responseText);
  } catch (cause) {
    throw new NetworkError(status >= 200 && status < 300 ? 'offline' : 'server', { cause });
  }
}
