import { paths } from '../../app/paths.ts';

/** The audience of an account screen, by its path. */
export type Audience = 'anyone' | 'employer' | 'jobSeeker';

export function audienceOf(pathname: string): Audience {
  if (paths.loginAsEmployer.match(pathname) || paths.signUpAsEmployer.match(pathname)) return 'employer';
  if (paths.loginAsJobSeeker.match(pathname) || paths.signUpAsJobSeeker.match(pathname)) return 'jobSeeker';
  return 'anyone';
}
