import { changeEmail, changeName, changePassword, saveMessageMail } from '../../domain/account/account.ts';
import { deleteMyAccount, deleteUser } from '../../domain/account/deletion.ts';
import { ownOrForAdmins } from '../../domain/account/person.policy.ts';
import { chatKeyColumns } from '../../domain/chat/chat.policy.ts';
import { Forbidden, InvalidInput, NotFound, SignInRequired, Unavailable } from '../../domain/errors.ts';
import { mailedChoice } from '../../domain/messageMail/choice.ts';
import type { MessageMail as MessageMailValue } from '../../generated/prisma/client.ts';
import { builder } from '../builder.ts';
import { Chat } from './chat.ts';
import { personGlobalId, personOf } from './person.ts';
import { guarded, MessageMail, User } from './user.ts';

/** What people do with their accounts, and admins with other people's. Signing in and out is under /api/auth. */

builder.prismaInterfaceField(User, 'myChatWithAdmin', (t) =>
  t.field({
    type: Chat,
    nullable: true,
    description: "The person's chat with the admins, once it has been opened. For the person and admins.",
    // Read with the people of a list, not for each of them; and not at all for who is nobody's self.
    select: (_args, { viewer }, nestedSelection) =>
      viewer.kind === 'anonymous' ? { id: true } : { supportChat: nestedSelection({ select: chatKeyColumns }) },
    resolve: (user, _args, ctx) => ('supportChat' in user ? guarded(ctx, user.id, 'chats', user.supportChat) : null),
  }),
);

builder.queryField('user', (t) =>
  t.prismaField({
    type: User,
    nullable: true,
    authScopes: { public: true },
    description: 'The person with this integer id, for themselves and admins; null for everybody else.',
    args: { databaseId: t.arg.int({ required: true, description: 'The integer id, of whatever role they are.' }) },
    resolve: (query, _root, { databaseId }, { db, viewer }) =>
      ownOrForAdmins(viewer, databaseId) ? db.user.findUnique({ ...query, where: { id: databaseId } }) : null,
  }),
);

const MailedChoice = builder.objectRef<{ messageMail: MessageMailValue }>('MailedChoice').implement({
  description: 'How often somebody who has a mail of ours is mailed.',
  fields: (t) => ({
    messageMail: t.expose('messageMail', { type: MessageMail, description: 'How soon unread messages are mailed.' }),
  }),
});

builder.queryField('mailedChoice', (t) =>
  t.field({
    type: MailedChoice,
    nullable: true,
    authScopes: { public: true },
    description:
      'What the receiver of a mail about unread messages has chosen, for whoever has the mail. Null for a token that is ' +
      "nobody's. It is changed by a POST to /unsubscribe/{token}.",
    args: { token: t.arg.string({ required: true, description: "Of the mail's unsubscribe link." }) },
    resolve: async (_root, { token }, ctx) => {
      const messageMail = await mailedChoice(ctx, token);
      return messageMail && { messageMail };
    },
  }),
);

/** The viewer as what they have become. */
const changedUser = {
  description: 'What has become of the account.',
} as const;

builder.relayMutationField(
  'changeName',
  {
    description: 'What the person is called from now on.',
    inputFields: (t) => ({ name: t.string({ required: true, description: 'At most 60 characters.' }) }),
  },
  {
    authScopes: { public: true },
    description: "Changes the viewer's own name. For everybody who has signed in.",
    errors: { types: [SignInRequired, InvalidInput] },
    resolve: async (_root, { input }, ctx) => ({ id: await changeName(ctx, input) }),
  },
  {
    ...changedUser,
    outputFields: (t) => ({
      user: t.prismaField({
        type: User,
        description: 'With the new name.',
        resolve: (query, { id }, _args, { db }) => db.user.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'saveMessageMail',
  {
    description: 'How soon to mail.',
    inputFields: (t) => ({
      messageMail: t.field({ type: MessageMail, required: true, description: 'How soon unread messages are mailed.' }),
    }),
  },
  {
    authScopes: { public: true },
    description: 'Says how soon unread messages are mailed to the viewer. For everybody who has signed in, and guests.',
    errors: { types: [SignInRequired] },
    resolve: async (_root, { input }, ctx) => ({ id: await saveMessageMail(ctx, input.messageMail) }),
  },
  {
    ...changedUser,
    outputFields: (t) => ({
      user: t.prismaField({
        type: User,
        description: 'With the new choice.',
        resolve: (query, { id }, _args, { db }) => db.user.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'changePassword',
  {
    description: 'The password that is, and the one that is to be.',
    inputFields: (t) => ({
      currentPassword: t.string({ required: true, description: 'What the account is signed in with until now.' }),
      newPassword: t.string({ required: true, description: '8 to 128 characters.' }),
    }),
  },
  {
    authScopes: { public: true },
    description:
      'Gives the viewer another password and ends every other session of theirs. Who has forgotten theirs asks ' +
      '/api/auth/request-password-reset for a link.',
    errors: { types: [SignInRequired, InvalidInput] },
    resolve: async (_root, { input }, ctx) => ({ id: await changePassword(ctx, input) }),
  },
  {
    ...changedUser,
    outputFields: (t) => ({
      user: t.prismaField({
        type: User,
        description: 'Whose password it is.',
        resolve: (query, { id }, _args, { db }) => db.user.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'changeEmail',
  {
    description: 'The new address, by somebody who knows the password.',
    inputFields: (t) => ({
      email: t.string({ required: true, description: 'Where the link is mailed to.' }),
      password: t.string({ required: true, description: "The account's present password." }),
    }),
  },
  {
    authScopes: { public: true },
    description:
      'Mails a link to a new address. Once it is opened, the viewer signs in with that one and is mailed there; until ' +
      'then nothing changes. For everybody who has signed in.',
    errors: { types: [SignInRequired, InvalidInput, Unavailable] },
    resolve: async (_root, { input }, ctx) => ({ sentTo: await changeEmail(ctx, input) }),
  },
  {
    description: 'The link is on its way.',
    outputFields: (t) => ({ sentTo: t.exposeString('sentTo', { description: 'The address that it was mailed to.' }) }),
  },
);

builder.relayMutationField(
  'deleteMyAccount',
  {
    description: 'By somebody who knows the password.',
    inputFields: (t) => ({ password: t.string({ required: true, description: "The account's password." }) }),
  },
  {
    authScopes: { public: true },
    description:
      'Deletes the job seeker or employer who asks: contact data, texts, photo and login are erased, sessions and share ' +
      'links end, offers become inactive, and a subscription is cancelled. Chats and requests stay readable for the others.',
    errors: { types: [SignInRequired, Forbidden, InvalidInput, NotFound, Unavailable] },
    resolve: async (_root, { input }, ctx) => ({ deleted: await deleteMyAccount(ctx, input) }),
  },
  {
    description: 'The account is gone.',
    outputFields: (t) => ({
      deletedId: t.id({
        description: 'The global id of who is gone.',
        resolve: ({ deleted }) => personGlobalId(deleted),
      }),
    }),
  },
);

builder.relayMutationField(
  'deleteUser',
  {
    description: 'Whom to delete.',
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: 'The global id of a job seeker or employer.' }),
    }),
  },
  {
    authScopes: { public: true },
    description:
      'Deletes a job seeker or an employer, as they would do themselves. For admins; admins are not deleted.',
    errors: { types: [SignInRequired, Forbidden, NotFound, Unavailable] },
    resolve: async (_root, { input: { id } }, ctx) => {
      await deleteUser(ctx, personOf(id));
      return { deleted: id };
    },
  },
  {
    description: 'The person is gone.',
    outputFields: (t) => ({
      deletedId: t.globalID({
        description: 'The global id of who is gone.',
        resolve: ({ deleted }) => ({ type: deleted.typename, id: deleted.id }),
      }),
    }),
  },
);
