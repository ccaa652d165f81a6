import { builder } from '../../../graphql/builder.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { deletedVersionDescription } from '../../../graphql/record.ts';
import { personGlobalId, personOf } from '../../accounts/access/person.graph.ts';
import { guardedColumn, storedUser, User } from '../../accounts/access/user.graph.ts';
import { banUser, liftBan } from '../ban/ban.ts';
import { deleteMyAccount, deleteUser } from './deletion.ts';

mutation('deleteMyAccount', deleteMyAccount, {
  description:
    'Deletes the account of the viewer, a job seeker or employer: contact data, texts, photo and login are erased, sessions and share ' +
    'links end, offers become inactive, and a subscription is cancelled. Chats and requests stay readable for the others.',
  inputDescription: 'Requires the password.',
  input: (t) => ({ password: t.string({ required: true, description: "The account's password." }) }),
  run: async (ctx, input) => ({ deleted: await deleteMyAccount(ctx, input) }),
  payloadDescription: 'The account was deleted.',
  payload: (t) => ({
    deletedId: t.id({
      description: 'The global id of the deleted user.',
      resolve: ({ deleted }) => personGlobalId(deleted),
    }),
  }),
});

mutation('deleteUser', deleteUser, {
  description:
    'Deletes a job seeker or an employer, with the same effect as `deleteMyAccount`. For admins; admins cannot be deleted.',
  inputDescription: 'The user to delete.',
  input: (t) => ({
    id: t.globalID({ required: true, description: 'The global id of a job seeker or employer.' }),
    version: t.string({ description: deletedVersionDescription }),
  }),
  run: async (ctx, { id, version }) => {
    await deleteUser(ctx, personOf(id), version);
    return { deleted: id };
  },
  payloadDescription: 'The user was deleted.',
  payload: (t) => ({
    deletedId: t.globalID({
      description: 'The global id of the deleted user.',
      resolve: ({ deleted }) => ({ type: deleted.typename, id: deleted.id }),
    }),
  }),
});

builder.prismaInterfaceFields(User, (t) => ({
  bannedAt: t.field({
    type: 'DateTime',
    ...guardedColumn('bannedAt', 'Since when this person is banned. Null: they are not. For admins.', 'banned'),
  }),
  banReason: t.string(guardedColumn('banReason', 'Why this person is banned. For admins.', 'banned')),
}));

const changedPerson = 'The person as stored.';

mutation('banUser', banUser, {
  description:
    'Bans a job seeker or an employer, guests too: their sessions end, nothing of them is public, no one can write to them, ' +
    'and they get one last mail. For admins. Repeating it has no effect.',
  input: (t) => ({
    user: t.globalID({ required: true, description: 'A job seeker or an employer.' }),
    reason: t.string({ required: true, description: 'For admins. At most 2000 characters.' }),
  }),
  run: async (ctx, { user, reason }) => {
    const person = personOf(user);
    await banUser(ctx, person, { reason });
    return { id: person.id };
  },
  payloadDescription: changedPerson,
  payload: (t) => ({
    user: t.prismaField(storedUser('Who is banned.')),
  }),
});

mutation('liftBan', liftBan, {
  description:
    'Lets a banned person in again. The profile waits for an activation, and offers are drafts. For admins. Repeating it has ' +
    'no effect.',
  input: (t) => ({ user: t.globalID({ required: true, description: 'A job seeker or an employer.' }) }),
  run: async (ctx, { user }) => {
    const person = personOf(user);
    await liftBan(ctx, person);
    return { id: person.id };
  },
  payloadDescription: changedPerson,
  payload: (t) => ({
    user: t.prismaField(storedUser('Who is not banned any more.')),
  }),
});
