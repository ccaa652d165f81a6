import { paths } from '../paths.ts';
import { NetworkError } from '../relay/NetworkError.ts';

export type PageResultStatus = 301 | 302 | 403 | 404 | 410 | 500 | 503;

/** The part of a page result that is embedded in the page. */
export interface PageResultData {
  status: PageResultStatus;
  location?: string;
}

/**
 * The result of a page request that does not show the screen: a redirect or an error page. Screens throw it while they
 * render. The server responds with the status; the browser shows the error page or follows the redirect.
 */
export class PageResult extends Error {
  readonly status: PageResultStatus;
  /** The target of a redirect. */
  readonly location: string | undefined;

  constructor({ status, location }: PageResultData, options?: ErrorOptions) {
    super(location ? `${status} ${location}` : String(status), options);
    this.name = 'PageResult';
    this.status = status;
    this.location = location;
  }
}

export function notFound(): PageResult {
  return new PageResult({ status: 404 });
}

/** For pages of another role. */
export function forbidden(): PageResult {
  return new PageResult({ status: 403 });
}

/** A permanent redirect. */
export function movedTo(address: string): PageResult {
  return new PageResult({ status: 301, location: address });
}

export function redirectTo(address: string): PageResult {
  return new PageResult({ status: 302, location: address });
}

/**
 * Redirects to a sign-in page that returns to `from`, an address with its query. `signIn` chooses a role's own sign-in page
 * for screens of that role.
 */
export function signInFirst(from: string, signIn: keyof typeof signInPaths = 'anyone'): PageResult {
  return redirectTo(signInPaths[signIn].to({}, { next: from }));
}

const signInPaths = {
  anyone: paths.login,
  employer: paths.loginAsEmployer,
  jobSeeker: paths.loginAsJobSeeker,
};

/** The page result for any error. `from` is the requested address. */
export function pageResultOf(error: unknown, from: string): PageResult {
  if (error instanceof PageResult) return error;
  if (error instanceof NetworkError) {
    if (error.kind === 'unauthenticated') return signInFirst(from);
    if (error.kind === 'forbidden') return new PageResult({ status: 403 }, { cause: error });
    if (error.kind === 'notFound' || error.kind === 'invalid') return new PageResult({ status: 404 }, { cause: error });
    if (error.kind === 'offline') return new PageResult({ status: 503 }, { cause: error });
  }
  return new PageResult({ status: 500 }, { cause: error });
}
