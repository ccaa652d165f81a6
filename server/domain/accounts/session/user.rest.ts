import { z } from 'zod';
import { renewGuest } from '../../../graphql/guest.ts';
import { byId, optionalText } from '../../../rest/body.ts';
import { AnyUser, change, document } from '../../../rest/document.ts';
import { jobSeekers, people } from '../../../rest/fragments.ts';
import { changed, oneOf, record, type Tag } from '../../../rest/row.ts';
import { requireAdmin, requireEmployerOrGuest } from '../../core/viewer/viewer.ts';

/** The viewer, and other users by their id. */

/** The viewer, with the chats of the viewer. */
const viewer = document(
  `query {
    answer: viewer { record: user { ...AnyUser } }
  }`,
  AnyUser,
  ...people,
);
const noInput = z.object({});

export const accountsTag: Tag = {
  name: 'Accounts',
  description: 'Signing in and out. Browsers get a session cookie, apps an access token, which every other call reads.',
  paths: ['/api/auth/'],
};

export const usersTag: Tag = {
  name: 'Users',
  description: 'The viewer, and users by their id. A user id is the id of the job seeker or employer.',
  paths: ['/api/user/', '/api/get-user-info', '/api/save-user-info'],
  examples: {
    'EmailMessage.id': 5,
    'EmailMessage.status': 'ok',
    'Person.id': 1,
    'Person.name': 'Ada',
    'Person.email': 'ada@example.com',
    'Group.id': 3,
    'Group.name': 'Candidate',
    'Group.role': 'ROLE_CANDIDATE',
  },
};

export const userCalls = {
  'GET /api/get-user-info': record({
    summary: 'The viewer, with chats.',
    input: noInput,
    missing: 401,
    document: viewer,
  }),
  'GET /api/get-user-info-admin': record({
    summary: 'The admin who is signed in, with the latest of all chats.',
    input: noInput,
    missing: 401,
    onlyFor: requireAdmin,
    document: viewer,
  }),
  'GET /api/get-user-info-if-employer': record({
    summary: 'The viewer, if an employer or a guest: the initial values of a contact form.',
    input: noInput,
    missing: 401,
    onlyFor: requireEmployerOrGuest,
    document: oneOf({ viewer }, (_given: unknown, ctx) => {
      // A client's contact dialog makes this call each time it opens, which renews the guest cookie.
      renewGuest(ctx);
      return 'viewer';
    }),
  }),
  'GET /api/user/{id}': record({
    summary: 'A user, for themselves and admins.',
    input: byId,
    document: document(`query ($id: Int!) { answer: user(databaseId: $id) { ...AnyUser } }`, AnyUser, ...people),
    variables: ({ path }) => ({ id: path.id }),
  }),
  'GET /api/user/{id}/public': record({
    summary: 'The public profile of a job seeker.',
    input: byId,
    document: document(
      `query ($id: Int!) { answer: jobSeeker(databaseId: $id) { ...Candidate _version: profileVersion } }`,
      ...jobSeekers,
    ),
    variables: ({ path }) => ({ id: path.id }),
  }),
  'POST /api/save-user-info': changed({
    summary: "The job seeker's own number and description.",
    input: z.object({ body: z.object({ whatsApp: optionalText, description: optionalText }) }),
    names: { whatsApp: 'whatsApp' },
    document: change('saveUserInfo', 'record: jobSeeker { ...Candidate _version: profileVersion }', ...jobSeekers),
    variables: ({ body }) => ({ input: body }),
  }),
};
