import { paths } from '../paths.ts';
import { NetworkError } from '../relay/NetworkError.ts';

export type OutcomeStatus = 301 | 302 | 403 | 404 | 410 | 500 | 503;

/** What travels with a page whose outcome is not its screen. */
export interface OutcomeData {
  status: OutcomeStatus;
  location?: string;
}

/**
 * How a request for a page ends when not with its screen. A screen throws one while it renders, as soon as its data
 * says so: the server answers with that status, the browser shows the page for it or goes to the location.
 */
export class Outcome extends Error {
  readonly status: OutcomeStatus;
  /** Where a redirect leads. */
  readonly location: string | undefined;

  constructor({ status, location }: OutcomeData, options?: ErrorOptions) {
    super(location ? `${status} ${location}` : String(status), options);
    this.name = 'Outcome';
    this.status = status;
    this.location = location;
  }
}

export function notFound(): Outcome {
  return new Outcome({ status: 404 });
}

/** It is for another role than the viewer's. */
export function forbidden(): Outcome {
  return new Outcome({ status: 403 });
}

/** The page has another address for good. */
export function movedTo(address: string): Outcome {
  return new Outcome({ status: 301, location: address });
}

export function redirectTo(address: string): Outcome {
  return new Outcome({ status: 302, location: address });
}

/**
 * Sign-in first, then back to `from`, the address asked for with its query.
 * `signIn` is the sign-in page, one of the roles' own where the screen is for that role.
 */
export function signInFirst(from: string, signIn: keyof typeof signInPaths = 'anyone'): Outcome {
  return redirectTo(signInPaths[signIn].to({}, { next: from }));
}

const signInPaths = {
  anyone: paths.login,
  employer: paths.loginAsEmployer,
  jobSeeker: paths.loginAsJobSeeker,
};

/** The outcome that any error stands for. `from` is the address that was asked for. */
export function outcomeOf(error: unknown, from: string): Outcome {
  if (error instanceof Outcome) return error;
  if (error instanceof NetworkError) {
    if (error.kind === 'unauthenticated') return signInFirst(from);
    if (error.kind === 'forbidden') return new Outcome({ status: 403 }, { cause: error });
    if (error.kind === 'notFound' || error.kind === 'invalid') return new Outcome({ status: 404 }, { cause: error });
    if (error.kind === 'offline') return new Outcome({ status: 503 }, { cause: error });
  }
  return new Outcome({ status: 500 }, { cause: error });
}
