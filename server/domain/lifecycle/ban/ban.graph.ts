import { builder } from '../../../graphql/builder.ts';
import { declaredBy } from '../../../graphql/declaredBy.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { personOf } from '../../accounts/access/person.graph.ts';
import { guarded, User } from '../../accounts/access/user.graph.ts';
import { banUser, liftBan } from './ban.ts';

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
