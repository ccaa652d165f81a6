import type { GraphQLSingularResponse } from 'relay-runtime';
import type { OnProgress, OperationFile } from './enclosedFile.ts';
import { errorOfResponse, NetworkError } from './NetworkError.ts';
import { acceptResponse, extensionsOf, type Operation, type OperationResponse } from './operation.ts';

/** How long an upload may stall before the connection counts as lost. Longer than the server's own limit. */
const silenceMilliseconds = 60_000;

/** The three parts, in the order in which the server reads them. */
export function formOf(operation: Operation, { path, file }: OperationFile): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify({ variables: operation.variables, extensions: extensionsOf(operation) }));
  form.append('map', JSON.stringify({ file: [path] }));
  form.append('file', file);
  return form;
}

/**
 * Sends an operation with its file, by XMLHttpRequest because fetch reports no upload progress.
 * @throws NetworkError; aborting the signal rejects with its reason
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
    throw status >= 200 && status < 300 ? new NetworkError('offline', { cause }) : errorOfResponse([cause], status);
  }
}
