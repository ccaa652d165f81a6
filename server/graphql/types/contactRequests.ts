import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { visibleContactRequests } from '../../domain/contactRequest/contactRequest.policy.ts';
import { pendingInChat, pendingIntroductions } from '../../domain/contactRequest/introduction.ts';
import { contactRequests, requestsOfChat, requestsOfEmployer } from '../../domain/contactRequest/lists.ts';
import type { Listing } from '../../domain/listing.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { builder } from '../builder.ts';
import { connectionOf } from '../connection.ts';
import type { GraphContext } from '../context.ts';
import type { PageArguments } from '../keyset.ts';
import { reverseArg } from '../sort.ts';
import { Chat } from './chat.ts';
import { ContactRequest, ContactRequestConnection, ContactRequestEdge, requestColumns } from './contactRequest.ts';
import { Employer, guarded } from './user.ts';

/** The lists of contact requests: the back office's, an employer's, a chat's, and the introductions that are pending. */

/** A page of one of them, with what its client asks for. */
function pageOfRequests(
  listing: Listing<Prisma.ContactRequestWhereInput>,
  args: PageArguments,
  ctx: GraphContext,
  info: GraphQLResolveInfo,
) {
  const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: requestColumns });
  return connectionOf(ctx, listing, args, {
    page: (page) => ctx.db.contactRequest.findMany({ ...query, ...page }),
    count: (where) => ctx.db.contactRequest.count({ where }),
  });
}

const ContactRequestFilter = builder.inputType('ContactRequestFilter', {
  description: 'By integer ids, as addresses carry them. Every field that is absent or null lets all through.',
  fields: (t) => ({
    fullTime: t.boolean({ description: 'Whether full-time work is offered.' }),
    partTime: t.boolean({ description: 'Whether part-time work is offered.' }),
    jobId: t.int({ description: "The job seeker's job." }),
    cityId: t.int({ description: "The job seeker's city." }),
    employerId: t.int({ description: 'Who asked, or was introduced.' }),
    jobSeekerId: t.int({ description: 'Who is asked.' }),
    statusId: t.int({ description: 'How far it has come.' }),
    unread: t.boolean({ description: 'Whether the chat has something that the viewer has not seen.' }),
  }),
});

const ContactRequestSort = builder.enumType('ContactRequestSort', {
  description: "Orders of the back office's contact requests.",
  values: {
    REQUEST_DATE: { description: 'The latest request first.' },
    LATEST_MESSAGE: { description: 'The one with the latest message in its chat first.' },
  } as const,
});

const PendingIntroductionFilter = builder.inputType('PendingIntroductionFilter', {
  description: 'By integer ids. Every field that is absent or null lets all through.',
  fields: (t) => ({
    employerId: t.int({ description: 'Whom somebody was introduced to.' }),
    jobSeekerId: t.int({ description: 'Who was introduced.' }),
  }),
});

builder.queryFields((t) => ({
  contactRequests: t.connection(
    {
      type: ContactRequest,
      authScopes: { admin: true },
      description: 'All contact requests, pending introductions included. For admins.',
      args: {
        filter: t.arg({ type: ContactRequestFilter, description: 'Which to show.' }),
        sort: t.arg({
          type: ContactRequestSort,
          required: true,
          defaultValue: 'REQUEST_DATE',
          description: 'What the list is sorted by.',
        }),
        reverse: t.arg.boolean(reverseArg),
      },
      resolve: (_root, args, ctx, info) =>
        pageOfRequests(contactRequests(ctx, args.filter ?? {}, args.sort, args.reverse), args, ctx, info),
    },
    ContactRequestConnection,
    ContactRequestEdge,
  ),
  contactRequest: t.prismaField({
    type: ContactRequest,
    nullable: true,
    authScopes: { public: true },
    description: 'The contact request with this integer id, for the two whom it is about and admins.',
    args: { databaseId: t.arg.int({ required: true, description: 'The integer id of a contact request.' }) },
    resolve: (query, _root, { databaseId }, { db, viewer }) =>
      db.contactRequest.findFirst({ ...query, where: { id: databaseId, AND: visibleContactRequests(viewer) } }),
  }),
  pendingIntroductions: t.connection(
    {
      type: ContactRequest,
      authScopes: { signedIn: true },
      description:
        "Introductions that wait to be taken up, the newest first: an employer's and a job seeker's own, for admins " +
        'everybody’s. Those of somebody paused or deleted are left out.',
      args: { filter: t.arg({ type: PendingIntroductionFilter, description: 'Which to show.' }) },
      resolve: (_root, args, ctx, info) =>
        pageOfRequests(pendingIntroductions(ctx, args.filter ?? {}), args, ctx, info),
    },
    ContactRequestConnection,
    ContactRequestEdge,
  ),
}));

builder.prismaObjectFields(Employer, (t) => ({
  contactRequestCount: t.int({
    nullable: true,
    description: 'How many contact requests there are, pending introductions included. For admins.',
    select: { _count: { select: { employerContactRequests: true } } },
    resolve: (employer, _args, ctx) =>
      guarded(ctx, employer.id, 'contactRequestCount', employer._count.employerContactRequests),
  }),
  employerContactRequests: t.connection(
    {
      type: ContactRequest,
      nullable: true,
      description:
        'Contact requests, the newest first; for admins with the introductions that are pending. For the employer and admins.',
      resolve: async (employer, args, ctx, info) =>
        (await guarded(ctx, employer.id, 'contactRequests', true))
          ? pageOfRequests(requestsOfEmployer(ctx, employer.id), args, ctx, info)
          : null,
    },
    ContactRequestConnection,
    ContactRequestEdge,
  ),
}));

builder.prismaObjectFields(Chat, (t) => ({
  contactRequests: t.connection(
    {
      type: ContactRequest,
      description:
        'What has led to this chat, the newest first; for admins with an introduction that is pending. The holder of a ' +
        'share link is shown none.',
      resolve: (chat, args, ctx, info) => pageOfRequests(requestsOfChat(ctx, chat.id), args, ctx, info),
    },
    ContactRequestConnection,
    ContactRequestEdge,
  ),
  pendingIntroductions: t.connection(
    {
      type: ContactRequest,
      description:
        'Other introductions that wait to be taken up by whoever the viewer is here, the newest first; for admins, those ' +
        'of both. The holder of a share link is shown none.',
      resolve: (chat, args, ctx, info) => pageOfRequests(pendingInChat(ctx, chat), args, ctx, info),
    },
    ContactRequestConnection,
    ContactRequestEdge,
  ),
}));
