export type NetworkErrorKind =
  /** The server could not be reached. */
  | 'offline'
  /** Something that the server needs is down or too slow. */
  | 'unavailable'
  /** Sign-in is required, or the session has ended. */
  | 'unauthenticated'
  /** The viewer's role does not permit it. */
  | 'forbidden'
  /** The record does not exist for the viewer. */
  | 'notFound'
  /** The request is invalid, such as an unknown cursor. */
  | 'invalid'
  /** The page is older than the server and uses operations that it no longer knows. */
  | 'outdated'
  /** Any other error; the server has logged it. */
  | 'server';

const messages: Record<NetworkErrorKind, string> = {
  offline: 'We cannot reach the server. Please check your connection and try again.',
  unavailable: 'This is not available at the moment. Please try again shortly.',
  unauthenticated: 'Please log in to continue.',
  forbidden: 'You do not have permission to do this.',
  notFound: 'This is no longer available.',
  invalid: 'This is no longer available.',
  outdated: 'A new version is available. Please reload the page.',
  server: 'Something went wrong on our side. Please try again.',
};

/** The reason why an operation has no response. Expected failures are part of the response instead. */
export class NetworkError extends Error {
  readonly kind: NetworkErrorKind;

  constructor(
    kind: NetworkErrorKind,
    { message = messages[kind], ...options }: ErrorOptions & { message?: string } = {},
  ) {
    super(message, options);
    this.name = 'NetworkError';
    this.kind = kind;
  }
}

/** Whether the server could not be reached. */
export const isOffline = (error: unknown): boolean => error instanceof NetworkError && error.kind === 'offline';

/** Whether there was no answer, so that the same request may succeed later. */
export const isUnreachable = (error: unknown): error is NetworkError =>
  error instanceof NetworkError && (error.kind === 'offline' || error.kind === 'unavailable');

const kindsByCode: Record<string, NetworkErrorKind> = {
  UNAVAILABLE: 'unavailable',
  SignInRequired: 'unauthenticated',
  Forbidden: 'forbidden',
  NotFound: 'notFound',
  InvalidInput: 'invalid',
  PERSISTED_QUERY_NOT_FOUND: 'outdated',
};

const kindsByStatus = new Map<number | undefined, NetworkErrorKind>([
  [401, 'unauthenticated'],
  [503, 'unavailable'],
]);

/** The error for a response without data. `status` is the HTTP status, if there is one. */
export function errorOfResponse(errors: readonly unknown[], status?: number): NetworkError {
  const cause = errors[0];
  const kind = kindsByCode[codeOf(cause)] ?? kindsByStatus.get(status) ?? 'server';
  // Why something is not permitted, the server knows better, such as while an admin views as a user.
  const message = kind === 'forbidden' ? messageOf(cause) : undefined;
  return new NetworkError(kind, { cause, ...(message !== undefined && { message }) });
}

/** Whether one of the errors is a fault of the server, so that null in the response does not mean absent data. */
export const hasFault = (errors: readonly unknown[]): boolean => errors.some((error) => faults.has(codeOf(error)));

const faults = new Set(['Internal', 'UNAVAILABLE']);

const messageOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined;

/** A GraphQL error's `extensions.code`. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('extensions' in error)) return '';
  const { extensions } = error;
  if (typeof extensions !== 'object' || extensions === null || !('code' in extensions)) return '';
  return typeof extensions.code === 'string' ? extensions.code : '';
}
