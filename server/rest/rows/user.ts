import { z } from 'zod';
import { requireAdmin } from '../../domain/account/require.ts';
import { Forbidden } from '../../domain/errors.ts';
import { byId, optionalText } from '../body.ts';
import { change, document } from '../document.ts';
import { EmailMessages, jobSeekers, people } from '../fragments.ts';
import { onlyFor } from '../onlyFor.ts';
import { changed, oneOf, record } from '../row.ts';
import { AnyUser } from './person.ts';

/** Whoever asks, and anybody by their id (documents 000 §7 and 001 §7). */

/** The viewer, with the chats that they take part in. */
const viewer = document(
  `query {
    answer: viewer { record: user { ...AnyUser } }
    chats(first: 100) { edges { node { ...ChatSummary } } }
  }`,
  AnyUser,
  ...people,
);
const nothing = z.object({});

export const userCalls = {
  'GET /api/get-user-info': record({
    summary: 'Whoever has signed in, with their chats.',
    input: nothing,
    missing: 401,
    document: viewer,
  }),
  'GET /api/get-user-info-admin': record({
    summary: 'The admin who has signed in, with all chats.',
    input: nothing,
    missing: 401,
    document: onlyFor(requireAdmin, viewer),
  }),
  'GET /api/get-user-info-if-employer': record({
    summary: 'The employer who asks, a guest included: what a contact form is filled with.',
    input: nothing,
    missing: 401,
    refusals: [403],
    document: oneOf({ viewer }, (_given, ctx) => {
      if (ctx.viewer.kind === 'jobSeeker' || ctx.viewer.kind === 'admin') throw new Forbidden();
      return 'viewer';
    }),
  }),
  'GET /api/user/{id}': record({
    summary: 'A user, for themselves and admins.',
    input: byId,
    document: document(
      `query ($id: Int!) { answer: user(databaseId: $id) { ...AnyUser ...EmailMessages } }`,
      AnyUser,
      EmailMessages,
      ...people,
    ),
    variables: ({ path }) => ({ id: path.id }),
  }),
  'GET /api/user/{id}/public': record({
    summary: 'A job seeker as everybody may see them.',
    input: byId,
    document: document(
      `query ($id: Int!) { answer: jobSeeker(databaseId: $id) { ...Candidate ...Person } }`,
      ...jobSeekers,
    ),
    variables: ({ path }) => ({ id: path.id }),
  }),
  'POST /api/save-user-info': changed({
    summary: "The job seeker's own number and description.",
    input: z.object({ body: z.object({ whatsApp: optionalText, description: optionalText }) }),
    names: { whatsApp: 'whatsApp' },
    document: change('saveUserInfo', 'record: jobSeeker { ...Candidate }', ...jobSeekers),
    variables: ({ body }) => ({ input: body }),
  }),
};
