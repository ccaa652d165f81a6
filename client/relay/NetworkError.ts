export type NetworkErrorKind =
  /** The server was not reached. */
  | 'offline'
  /** Nobody is signed in, or the session has ended. */
  | 'unauthenticated'
  /** Somebody else's: the viewer's role may not ask for it. */
  | 'forbidden'
  /** There is no such thing for the viewer, or none any more. */
  | 'notFound'
  /** What was asked for cannot be: a place in a list that nobody gave out. */
  | 'invalid'
  /** This page is older than the server and speaks operations that it no longer knows. */
  | 'outdated'
  /** Anything else; the server has a record of it. */
  | 'server';

const messages: Record<NetworkErrorKind, string> = {
  offline: 'We cannot reach the server. Please check your connection and try again.',
  unauthenticated: 'Please sign in to go on.',
  forbidden: 'You may not do this.',
  notFound: 'This is not here any more.',
  invalid: 'This is not here any more.',
  outdated: 'A new version is out. Please reload the page.',
  server: 'Something went wrong on our side. Please try again.',
};

/** Why an operation has no answer. Expected failures are no errors: they are part of the answer. */
export class NetworkError extends Error {
  readonly kind: NetworkErrorKind;

  constructor(kind: NetworkErrorKind, options?: ErrorOptions) {
    super(messages[kind], options);
    this.name = 'NetworkError';
    this.kind = kind;
  }
}

const kindsByCode: Record<string, NetworkErrorKind> = {
  SignInRequired: 'unauthenticated',
  Forbidden: 'forbidden',
  NotFound: 'notFound',
  InvalidInput: 'invalid',
  PERSISTED_QUERY_NOT_FOUND: 'outdated',
};

/** The error that an answer without data stands for. `status` is the HTTP status, if there is one. */
export function errorOfResponse(errors: readonly unknown[], status?: number): NetworkError {
  const cause = errors[0];
  const kind = kindsByCode[codeOf(cause)] ?? (status === 401 ? 'unauthenticated' : 'server');
  return new NetworkError(kind, { cause });
}

/** Whether one of these stands for a fault of the server: what is missing from the answer is not missing there. */
export const hasFault = (errors: readonly unknown[]): boolean => errors.some((error) => codeOf(error) === 'Internal');

/** A GraphQL error's `extensions.code`. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('extensions' in error)) return '';
  const { extensions } = error;
  if (typeof extensions !== 'object' || extensions === null || !('code' in extensions)) return '';
  return typeof extensions.code === 'string' ? extensions.code : '';
}
