import { paths } from '../../paths.ts';

/** For whom an account screen speaks; its address says it. */
export type Audience = 'anyone' | 'employer' | 'jobSeeker';

export function audienceOf(pathname: string): Audience {
  if (paths.loginAsEmployer.match(pathname) || paths.signUpAsEmployer.match(pathname)) return 'employer';
  if (paths.loginAsJobSeeker.match(pathname) || paths.signUpAsJobSeeker.match(pathname)) return 'jobSeeker';
  return 'anyone';
}
