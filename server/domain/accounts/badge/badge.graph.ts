import { builder } from '../../../graphql/builder.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { personOf } from '../access/person.graph.ts';
import { guardedColumn, JobSeeker, storedUser, User } from '../access/user.graph.ts';
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
    ...guardedColumn(
      'emailVerifiedAt',
      'Since when the email is verified. Null: it is not. For the person and admins.',
      'verifiedAt',
    ),
  }),
  phoneVerifiedAt: t.field({
    type: 'DateTime',
    ...guardedColumn(
      'phoneVerifiedAt',
      'When the number in `whatsApp` was verified. Null: it was not, or has changed since. For the person and admins.',
      'verifiedAt',
    ),
  }),
  identityCheckedAt: t.field({
    type: 'DateTime',
    ...guardedColumn(
      'identityCheckedAt',
      'When an admin checked who this is. Null: not yet, or the name or the company has changed since. For the person and admins.',
      'verifiedAt',
    ),
  }),
  identityNote: t.string(guardedColumn('identityNote', 'What the identity was checked by. For admins.')),
}));

const stored = 'The person as stored.';

mutation('mailEmailConfirmation', mailEmailConfirmation, {
  description:
    'Mails the viewer a link that confirms their email and works for 24 hours; nothing if it is verified. At most 3 an ' +
    'hour. For signed-in users.',
  run: async (ctx) => ({ id: await mailEmailConfirmation(ctx) }),
  payloadDescription: stored,
  payload: (t) => ({
    user: t.prismaField(storedUser('The viewer.')),
  }),
});

mutation('sendPhoneCode', sendPhoneCode, {
  description:
    "Sends a code of 6 digits to the viewer's own number; nothing if it is verified. The code is valid for 10 minutes. At " +
    'most 3 an hour. For job seekers and employers with a login.',
  run: async (ctx) => ({ id: await sendPhoneCode(ctx) }),
  payloadDescription: stored,
  payload: (t) => ({
    user: t.prismaField(storedUser('The viewer.')),
  }),
});

mutation('confirmPhone', confirmPhone, {
  description:
    "Verifies the viewer's number with the code that was sent to it. For job seekers and employers with a login.",
  input: (t) => ({
    code: t.string({ required: true, description: 'The 6 digits of the text message. It takes 5 attempts.' }),
  }),
  run: async (ctx, input) => ({ id: await confirmPhone(ctx, input) }),
  payloadDescription: stored,
  payload: (t) => ({
    user: t.prismaField(storedUser('The viewer.')),
  }),
});

mutation('checkIdentity', checkIdentity, {
  description:
    'Notes that an admin has checked who this is. It lasts until the name or the company changes. For admins. If it was ' +
    'checked before, only the note is replaced.',
  input: (t) => ({
    user: t.globalID({ required: true, description: 'A job seeker or an employer.' }),
    note: t.string({ required: true, description: 'What it was checked by; for admins. At most 500 characters.' }),
  }),
  run: async (ctx, { user, note }) => {
    const person = personOf(user);
    await checkIdentity(ctx, person, { note });
    return { id: person.id };
  },
  payloadDescription: stored,
  payload: (t) => ({
    user: t.prismaField(storedUser('Whose identity is checked.')),
  }),
});

mutation('withdrawIdentityCheck', withdrawIdentityCheck, {
  description: 'Takes the check of an identity back. For admins. Repeating it has no effect.',
  input: (t) => ({ user: t.globalID({ required: true, description: 'A job seeker or an employer.' }) }),
  run: async (ctx, { user }) => {
    const person = personOf(user);
    await withdrawIdentityCheck(ctx, person);
    return { id: person.id };
  },
  payloadDescription: stored,
  payload: (t) => ({
    user: t.prismaField(storedUser('Whose identity is not checked any more.')),
  }),
});
