import { builder } from '../../../graphql/builder.ts';
import { declaredBy } from '../../../graphql/declaredBy.ts';
import { deletedVersionDescription } from '../../../graphql/record.ts';
import { personGlobalId, personOf } from '../../accounts/access/person.graph.ts';
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
