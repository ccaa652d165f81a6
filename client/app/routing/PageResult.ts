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

const signInPaths = {
  anyone: paths.login,
  employer: paths.loginAsEmployer,
  jobSeeker: paths.loginAsJobSeeker,
};

/** The role whose sign-in page a route leads visitors to. */
export type SignInAs = keyof typeof signInPaths;

/** Thrown for a page that needs a login. The page's route and address decide where it leads (`pageResultOf`). */
class SignInFirst extends Error {
  override name = 'SignInFirst';
}

/** For visitors and guests of a page that needs a login: they sign in and come back. */
export function signInFirst(): Error {
  return new SignInFirst();
}

/** What was requested: the address with its query, and the sign-in page of its route. */
interface Requested {
  address: string;
  signInAs: SignInAs | undefined;
}

/** The page result for any error. */
export function pageResultOf(error: unknown, { address, signInAs = 'anyone' }: Requested): PageResult {
  const signIn = () => redirectTo(signInPaths[signInAs].to({}, { next: address }));
  if (error instanceof PageResult) return error;
  if (error instanceof SignInFirst) return signIn();
  if (error instanceof NetworkError) {
    if (error.kind === 'unauthenticated') return signIn();
    if (error.kind === 'forbidden') return new PageResult({ status: 403 }, { cause: error });
    if (error.kind === 'notFound' || error.kind === 'invalid') return new PageResult({ status: 404 }, { cause: error });
    if (error.kind === 'offline' || error.kind === 'unavailable')
      return new PageResult({ status: 503 }, { cause: error });
  }
  return new PageResult({ status: 500 }, { cause: error });
}
