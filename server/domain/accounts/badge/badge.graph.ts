import { builder } from '../../../graphql/builder.ts';
import { declaredBy } from '../../../graphql/declaredBy.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { personOf } from '../access/person.graph.ts';
import { guarded, JobSeeker, User } from '../access/user.graph.ts';
import type { BadgeKind } from './badge.input.ts';
import {
  badgeColumns,
  badgesOf,
  checkIdentity,
  confirmPhone,
  mailEmailConfirmation,
  sendPhoneCode,
  withdrawIdentityCheck,
} from './badges.ts';

export const Badge = builder.enumType('Badge', {
  description: 'What was verified of a person. The email and the number themselves stay hidden.',
  values: {
    EMAIL: { description: 'They read the mailbox of their email.' },
    PHONE: { description: 'They have the phone with their number.' },
    IDENTITY: { description: 'An admin has checked who they are.' },
  } satisfies Record<BadgeKind, object>,
});

builder.prismaObjectField(JobSeeker, 'badges', (t) =>
  t.field({
    type: [Badge],
    description: 'What was verified of the job seeker.',
    select: badgeColumns,
    resolve: badgesOf,
  }),
);

builder.prismaInterfaceFields(User, (t) => ({
  emailVerifiedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Since when the email is verified. Null: it is not. For the person and admins.',
    select: { emailVerifiedAt: true },
    resolve: (user, _args, ctx) => guarded(ctx, user.id, 'verifiedAt', user.emailVerifiedAt),
  }),
  phoneVerifiedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'When the number in `whatsApp` was verified. Null: it was not, or has changed since. For the person and admins.',
    select: { phoneVerifiedAt: true },
    resolve: (user, _args, ctx) => guarded(ctx, user.id, 'verifiedAt', user.phoneVerifiedAt),
  }),
  identityCheckedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'When an admin checked who this is. Null: not yet, or the name or the company has changed since. For the person and admins.',
    select: { identityCheckedAt: true },
    resolve: (user, _args, ctx) => guarded(ctx, user.id, 'verifiedAt', user.identityCheckedAt),
  }),
  identityNote: t.string({
    nullable: true,
    description: 'What the identity was checked by. For admins.',
    select: { identityNote: true },
    resolve: (user, _args, ctx) => guarded(ctx, user.id, 'identityNote', user.identityNote),
  }),
}));

const stored = {
  description: 'The person as stored.',
} as const;

builder.relayMutationField(
  'mailEmailConfirmation',
  null,
  {
    ...declaredBy(mailEmailConfirmation),
    description:
      'Mails the viewer a link that confirms their email and works for 24 hours; nothing if it is verified. At most 3 an ' +
      'hour. For signed-in users.',
    resolve: async (_root, _args, ctx) => ({ id: await mailEmailConfirmation(ctx) }),
  },
  {
    ...stored,
    outputFields: (t) => ({
      user: t.prismaField({
        type: User,
        description: 'The viewer.',
        resolve: storedRow('user'),
      }),
    }),
  },
);

builder.relayMutationField(
  'sendPhoneCode',
  null,
  {
    ...declaredBy(sendPhoneCode),
    description:
      "Sends a code of 6 digits to the viewer's own number; nothing if it is verified. The code is valid for 10 minutes. At " +
      'most 3 an hour. For job seekers and employers with a login.',
    resolve: async (_root, _args, ctx) => ({ id: await sendPhoneCode(ctx) }),
  },
  {
    ...stored,
    outputFields: (t) => ({
      user: t.prismaField({
        type: User,
        description: 'The viewer.',
        resolve: storedRow('user'),
      }),
    }),
  },
);

builder.relayMutationField(
  'confirmPhone',
  {
    inputFields: (t) => ({
      code: t.string({ required: true, description: 'The 6 digits of the text message. It takes 5 attempts.' }),
    }),
  },
  {
    ...declaredBy(confirmPhone),
    description:
      "Verifies the viewer's number with the code that was sent to it. For job seekers and employers with a login.",
    resolve: async (_root, { input }, ctx) => ({ id: await confirmPhone(ctx, input) }),
  },
  {
    ...stored,
    outputFields: (t) => ({
      user: t.prismaField({
        type: User,
        description: 'The viewer.',
        resolve: storedRow('user'),
      }),
    }),
  },
);

builder.relayMutationField(
  'checkIdentity',
  {
    inputFields: (t) => ({
      user: t.globalID({ required: true, description: 'A job seeker or an employer.' }),
      note: t.string({ required: true, description: 'What it was checked by; for admins. At most 500 characters.' }),
    }),
  },
  {
    ...declaredBy(checkIdentity),
    description:
      'Notes that an admin has checked who this is. It lasts until the name or the company changes. For admins. If it was ' +
      'checked before, only the note is replaced.',
    resolve: async (_root, { input: { user, note } }, ctx) => {
      const person = personOf(user);
      await checkIdentity(ctx, person, { note });
      return { id: person.id };
    },
  },
  {
    ...stored,
    outputFields: (t) => ({
      user: t.prismaField({
        type: User,
        description: 'Whose identity is checked.',
        resolve: storedRow('user'),
      }),
    }),
  },
);

builder.relayMutationField(
  'withdrawIdentityCheck',
  { inputFields: (t) => ({ user: t.globalID({ required: true, description: 'A job seeker or an employer.' }) }) },
  {
    ...declaredBy(withdrawIdentityCheck),
    description: 'Takes the check of an identity back. For admins. Repeating it has no effect.',
    resolve: async (_root, { input: { user } }, ctx) => {
      const person = personOf(user);
      await withdrawIdentityCheck(ctx, person);
      return { id: person.id };
    },
  },
  {
    ...stored,
    outputFields: (t) => ({
      user: t.prismaField({
        type: User,
        description: 'Whose identity is not checked any more.',
        resolve: storedRow('user'),
      }),
    }),
  },
);
