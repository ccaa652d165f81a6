import { document } from '../document.ts';
import { EmailMessages, Failed, people } from '../fragments.ts';

/** What admins do to job seekers and employers alike. */

export const AnyUser = 'fragment AnyUser on User { ...Person ...Candidate ...Employer }';

export const deleteUser = document(
  `mutation ($id: ID!) {
    answer: deleteUser(input: { id: $id }) { ...Failed ... on DeleteUserPayload { __typename } }
  }`,
  Failed,
);

export const sendEmail = document(
  `mutation ($input: SendEmailInput!) {
    answer: sendEmail(input: $input) {
      ... on SendEmailPayload { record: user { ...AnyUser ...EmailMessages } }
      ...Failed
    }
  }`,
  AnyUser,
  EmailMessages,
  ...people,
  Failed,
);
