import { change } from './document.ts';
import { people } from './fragments.ts';

/** Actions of admins that are the same for job seekers and employers. */

export const AnyUser = `fragment AnyUser on User {
  ...Candidate
  ...Employer
  ...Admin
  ... on JobSeeker { _profileVersion: profileVersion }
  ... on Employer { _version: version }
}`;

export const sendEmail = change('sendEmail', 'record: user { ...AnyUser }', AnyUser, ...people);
