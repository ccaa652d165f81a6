import { change } from '../document.ts';
import { EmailMessages, people } from '../fragments.ts';

/** What admins do to job seekers and employers alike. */

export const AnyUser = 'fragment AnyUser on User { ...Person ...Candidate ...Employer }';

export const sendEmail = change(
  'sendEmail',
  'record: user { ...AnyUser ...EmailMessages }',
  AnyUser,
  EmailMessages,
  ...people,
);
