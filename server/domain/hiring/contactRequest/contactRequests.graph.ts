import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf, reverseArg, updatedSinceArg } from '../../../graphql/connection.ts';
import type { PageArguments } from '../../../graphql/keyset.ts';
import { holds } from '../../../graphql/loadedRows.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { newestArg, newestByOwner, newestSize, rowsOf } from '../../../graphql/rows.ts';
import { Employer, guarded } from '../../accounts/access/user.graph.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import { Chat } from '../../chat/seat/chat.graph.ts';
import type { Ctx } from '../../core/context.ts';
import type { Listing } from '../../core/lists/listing.ts';
import {
  ContactRequest,
  ContactRequestConnection,
  ContactRequestEdge,
  requestColumns,
} from './contactRequest.graph.ts';
import { visibleContactRequests } from './contactRequest.policy.ts';
import { pendingInChat, pendingIntroductions } from './introduction.ts';
import {
  contactRequests,
  latestRequestsOf,
  openRequestsOf,
  ownContactRequests,
  requestCountOf,
  requestsOfChat,
  requestsOfEmployer,
} from './lists.ts';

/** The lists of contact requests: of the back office, of an employer, of a chat, and pending introductions. */

/** A page with the fields that the client requests. */
function pageOfRequests(
  listing: Listing<Prisma.ContactRequestWhereInput>,
  args: PageArguments,
  ctx: Ctx,
  info: GraphQLResolveInfo,
) {
  const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: requestColumns });
  return connectionOf(ctx, listing, args, rowsOf(ctx, 'contactRequest', query));
}

export const ContactRequestFilter = builder.inputType('ContactRequestFilter', {
  description: 'Filters by integer ids. Absent and null fields do not filter.',
  fields: (t) => ({
    fullTime: t.boolean({ description: 'Whether full-time work is offered.' }),
    partTime: t.boolean({ description: 'Whether part-time work is offered.' }),
    jobId: t.int({ description: "The job seeker's job." }),
    cityId: t.int({ description: "The job seeker's city." }),
    employerId: t.int({ description: 'The employer of the request.' }),
    jobSeekerId: t.int({ description: 'The job seeker of the request.' }),
    statusId: t.int({ description: 'The status of the request.' }),
    unread: t.boolean({ description: 'Whether the chat has a message that the viewer has not seen.' }),
    unanswered: t.boolean({
      description: 'True: only those that `unansweredRequests` of the overview counts.',
    }),
  }),
});

const ContactRequestSort = builder.enumType('ContactRequestSort', {
  description: "Orders of the back office's contact requests.",
  values: {
    REQUEST_DATE: { description: 'The latest request first.' },
    LATEST_MESSAGE: { description: 'The latest message in the chat first.' },
  } as const,
});

const PendingIntroductionFilter = builder.inputType('PendingIntroductionFilter', {
  description: 'Filters by integer ids. Absent and null fields do not filter.',
  fields: (t) => ({
    employerId: t.int({ description: 'The employer of the introduction.' }),
    jobSeekerId: t.int({ description: 'The job seeker of the introduction.' }),
  }),
});

builder.queryFields((t) => ({
  contactRequests: t.connection(
    {
      type: ContactRequest,
      authScopes: { admin: true },
      description: 'All contact requests, pending introductions included. For admins.',
      args: {
        filter: t.arg({ type: ContactRequestFilter, description: 'Restricts the list.' }),
        sort: t.arg({
          type: ContactRequestSort,
          required: true,
          defaultValue: 'REQUEST_DATE',
          description: 'The order of the list.',
        }),
        reverse: t.arg.boolean(reverseArg),
        updatedSince: t.arg(updatedSinceArg),
        page: t.arg.int(pageArg),
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
    description: 'The contact request with this integer id, for its employer, its job seeker and admins.',
    args: { databaseId: t.arg.int({ required: true, description: 'The integer id of a contact request.' }) },
    resolve: (query, _root, { databaseId }, { db, viewer }) =>
      db.contactRequest.findFirst({ ...query, where: { id: databaseId, AND: visibleContactRequests(viewer) } }),
  }),
  pendingIntroductions: t.connection(
    {
      type: ContactRequest,
      authScopes: { signedIn: true },
      description:
        "Pending introductions, the newest first: an employer's or a job seeker's own; for admins, all. Those of paused " +
        'or deleted users are left out.',
      args: {
        filter: t.arg({ type: PendingIntroductionFilter, description: 'Restricts the list.' }),
        page: t.arg.int(pageArg),
      },
      resolve: (_root, args, ctx, info) =>
        pageOfRequests(pendingIntroductions(ctx, args.filter ?? {}), args, ctx, info),
    },
    ContactRequestConnection,
    ContactRequestEdge,
  ),
}));

const shortLists = {
  recentContactRequests: {
    description: 'Contact requests, newest first; for admins with pending introductions. For the employer and admins.',
    read: newestByOwner(latestRequestsOf),
  },
  openContactRequests: {
    description:
      'Contact requests that the job seeker has not answered, and introductions that wait for the employer; newest first, ' +
      'of each chat the newest. For the employer and admins.',
    read: newestByOwner(openRequestsOf),
  },
};

for (const [name, { description, read }] of Object.entries(shortLists)) {
  builder.prismaObjectField(Employer, name, (t) =>
    t.field({
      type: [ContactRequest],
      nullable: true,
      description,
      args: { first: t.arg.int(newestArg) },
      select: { name: true },
      resolve: async (employer, args, ctx, info) => {
        const first = newestSize(args.first);
        if (!(await guarded(ctx, employer.id, 'contactRequests', true))) return null;
        const requests = (await read(ctx, employer.id, first)).slice(0, first);
        const { select } = queryFromInfo({ context: ctx, info, select: requestColumns });
        const { employer: ofEmployer, ...others }: Prisma.ContactRequestSelect = select;
        const isHeld = holds(employer, ofEmployer);
        return requests.map(async ({ id }) => {
          const request = await ctx.db.contactRequest.findUniqueOrThrow({
            select: isHeld ? { ...others, ...requestColumns } : { ...select, ...requestColumns },
            where: { id },
          });
          return isHeld ? { ...request, employer } : request;
        });
      },
    }),
  );
}

builder.prismaObjectFields(Employer, (t) => ({
  contactRequestCount: t.int({
    nullable: true,
    description: 'The number of contact requests, including pending introductions. For admins.',
    resolve: async ({ id }, _args, ctx) =>
      (await guarded(ctx, id, 'contactRequestCount', true)) ? requestCountOf(ctx, id) : null,
  }),
  employerContactRequests: t.connection(
    {
      type: ContactRequest,
      nullable: true,
      description:
        'Contact requests, the newest first; for admins including pending introductions. For the employer and admins.',
      args: { page: t.arg.int(pageArg) },
      resolve: async (employer, args, ctx, info) =>
        (await guarded(ctx, employer.id, 'contactRequests', true))
          ? pageOfRequests(requestsOfEmployer(ctx, employer.id), args, ctx, info)
          : null,
    },
    ContactRequestConnection,
    ContactRequestEdge,
  ),
}));

builder.objectField(Viewer, 'contactRequests', (t) =>
  t.connection(
    {
      type: ContactRequest,
      nullable: true,
      description:
        "The viewer's own contact requests, the newest first, with the introductions that wait for them. Null for viewers " +
        'who are not employers.',
      args: { page: t.arg.int(pageArg) },
      resolve: (viewer, args, ctx, info) =>
        viewer.kind === 'employer' ? pageOfRequests(ownContactRequests(viewer), args, ctx, info) : null,
    },
    ContactRequestConnection,
    ContactRequestEdge,
  ),
);

builder.prismaObjectFields(Chat, (t) => ({
  contactRequests: t.connection(
    {
      type: ContactRequest,
      description:
        'The contact requests of this chat, the newest first; for admins including pending introductions. Empty for the ' +
        'holder of a share link.',
      resolve: (chat, args, ctx, info) => pageOfRequests(requestsOfChat(ctx, chat.id), args, ctx, info),
    },
    ContactRequestConnection,
    ContactRequestEdge,
  ),
  pendingIntroductions: t.connection(
    {
      type: ContactRequest,
      description:
        'Other pending introductions of the viewer, the newest first; for admins, those ' +
        'of both sides. Empty for the holder of a share link.',
      resolve: (chat, args, ctx, info) => pageOfRequests(pendingInChat(ctx, chat), args, ctx, info),
    },
    ContactRequestConnection,
    ContactRequestEdge,
  ),
}));
