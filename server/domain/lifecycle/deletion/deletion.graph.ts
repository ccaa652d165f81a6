import { builder } from '../../../graphql/builder.ts';
import { declaredBy } from '../../../graphql/declaredBy.ts';
import { deletedVersionDescription } from '../../../graphql/record.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { personGlobalId, personOf } from '../../accounts/access/person.graph.ts';
import { guarded, User } from '../../accounts/access/user.graph.ts';
import { banUser, liftBan } from '../ban/ban.ts';
import { deleteMyAccount, deleteUser } from './deletion.ts';

builder.relayMutationField(
  'deleteMyAccount',
  {
    description: 'Requires the password.',
    inputFields: (t) => ({ password: t.string({ required: true, description: "The account's password." }) }),
  },
  {
    ...declaredBy(deleteMyAccount),
    description:
      'Deletes the account of the viewer, a job seeker or employer: contact data, texts, photo and login are erased, sessions and share ' +
      'links end, offers become inactive, and a subscription is cancelled. Chats and requests stay readable for the others.',
    resolve: async (_root, { input }, ctx) => ({ deleted: await deleteMyAccount(ctx, input) }),
  },
  {
    description: 'The account was deleted.',
    outputFields: (t) => ({
      deletedId: t.id({
        description: 'The global id of the deleted user.',
        resolve: ({ deleted }) => personGlobalId(deleted),
      }),
    }),
  },
);

builder.relayMutationField(
  'deleteUser',
  {
    description: 'The user to delete.',
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: 'The global id of a job seeker or employer.' }),
      version: t.string({ description: deletedVersionDescription }),
    }),
  },
  {
    ...declaredBy(deleteUser),
    description:
      'Deletes a job seeker or an employer, with the same effect as `deleteMyAccount`. For admins; admins cannot be deleted.',
    resolve: async (_root, { input: { id, version } }, ctx) => {
      await deleteUser(ctx, personOf(id), version);
      return { deleted: id };
    },
  },
  {
    description: 'The user was deleted.',
    outputFields: (t) => ({
      deletedId: t.globalID({
        description: 'The global id of the deleted user.',
        resolve: ({ deleted }) => ({ type: deleted.typename, id: deleted.id }),
      }),
    }),
  },
);

builder.prismaInterfaceFields(User, (t) => ({
  bannedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Since when this person is banned. Null: they are not. For admins.',
    select: { bannedAt: true },
    resolve: (user, _args, ctx) => guarded(ctx, user.id, 'banned', user.bannedAt),
  }),
  banReason: t.string({
    nullable: true,
    description: 'Why this person is banned. For admins.',
    select: { banReason: true },
    resolve: (user, _args, ctx) => guarded(ctx, user.id, 'banned', user.banReason),
  }),
}));

const changedPerson = {
  description: 'The person as stored.',
} as const;

builder.relayMutationField(
  'banUser',
  {
    inputFields: (t) => ({
      user: t.globalID({ required: true, description: 'A job seeker or an employer.' }),
      reason: t.string({ required: true, description: 'For admins. At most 2000 characters.' }),
    }),
  },
  {
    ...declaredBy(banUser),
    description:
      'Bans a job seeker or an employer, guests too: their sessions end, nothing of them is public, no one can write to them, ' +
      'and they get one last mail. For admins. Repeating it has no effect.',
    resolve: async (_root, { input: { user, reason } }, ctx) => {
      const person = personOf(user);
      await banUser(ctx, person, { reason });
      return { id: person.id };
    },
  },
  {
    ...changedPerson,
    outputFields: (t) => ({
      user: t.prismaField({
        type: User,
        description: 'Who is banned.',
        resolve: storedRow('user'),
      }),
    }),
  },
);

builder.relayMutationField(
  'liftBan',
  { inputFields: (t) => ({ user: t.globalID({ required: true, description: 'A job seeker or an employer.' }) }) },
  {
    ...declaredBy(liftBan),
    description:
      'Lets a banned person in again. The profile waits for an activation, and offers are drafts. For admins. Repeating it has ' +
      'no effect.',
    resolve: async (_root, { input: { user } }, ctx) => {
      const person = personOf(user);
      await liftBan(ctx, person);
      return { id: person.id };
    },
  },
  {
    ...changedPerson,
    outputFields: (t) => ({
      user: t.prismaField({
        type: User,
        description: 'Who is not banned any more.',
        resolve: storedRow('user'),
      }),
    }),
  },
);
