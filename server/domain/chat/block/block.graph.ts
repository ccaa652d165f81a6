import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { knownId } from '../../../graphql/record.ts';
import { JobSeeker } from '../../accounts/access/user.graph.ts';
import { visibleName } from '../../accounts/access/visibleName.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import { ChatReferenceInput, chatReference } from '../seat/chatMember.graph.ts';
import { type Blocked, blockUser, ownBlocks, unblockUser, viewerHasBlocked } from './block.ts';

const BlockedPerson = builder.objectRef<Blocked>('BlockedPerson').implement({
  extensions: readBy('CHAT'),
  description: 'A person whom the viewer has blocked.',
  fields: (t) => ({
    userDatabaseId: t.exposeInt('blockedId', { description: "The user's integer id." }),
    name: t.string({
      description: 'The name, as far as the viewer may see it.',
      resolve: ({ blocked }, _args, ctx) => visibleName(ctx, blocked),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the viewer blocked them.' }),
  }),
});

builder.objectField(Viewer, 'blockedPeople', (t) =>
  t.field({
    type: [BlockedPerson],
    description: 'Whom the viewer has blocked, the latest first. Empty for visitors, guests and admins.',
    resolve: (_viewer, _args, ctx) => ownBlocks(ctx),
  }),
);

mutation('blockUser', blockUser, {
  description:
    'Blocks a person: neither of the two can write to the other, contact them again or see whether they are there. Chats ' +
    'stay readable. The blocked person is not told who blocked them. For job seekers and employers.',
  inputDescription: 'One of the two.',
  input: (t) => ({
    chat: t.field({ type: ChatReferenceInput, description: 'The chat with the person to block.' }),
    jobSeeker: t.globalID({ description: 'A job seeker, for employers.' }),
  }),
  run: async (ctx, { chat, jobSeeker }) => {
    if (jobSeeker) return blockUser(ctx, { jobSeekerId: knownId(jobSeeker, 'JobSeeker') });
    if (chat) return blockUser(ctx, { chat: chatReference(chat) });
    throw InvalidInput.of('chat', 'Please name a chat or a job seeker.');
  },
  payload: (t) => ({
    blocked: t.field({ type: BlockedPerson, description: 'Who is blocked.', resolve: (block) => block }),
  }),
});

mutation('unblockUser', unblockUser, {
  description: "Takes the viewer's block back. Repeating it has no effect. For job seekers and employers.",
  input: (t) => ({ userDatabaseId: t.int({ required: true, description: "The user's integer id." }) }),
  run: async (ctx, { userDatabaseId }) => {
    await unblockUser(ctx, userDatabaseId);
    return { userDatabaseId };
  },
  payload: (t) => ({
    userDatabaseId: t.exposeInt('userDatabaseId', { description: 'Who is not blocked by the viewer any more.' }),
  }),
});

builder.prismaObjectField(JobSeeker, 'viewerHasBlocked', (t) =>
  t.boolean({
    description: 'Whether the viewer has blocked this job seeker.',
    resolve: ({ id }, _args, ctx) => viewerHasBlocked(ctx, id),
  }),
);
