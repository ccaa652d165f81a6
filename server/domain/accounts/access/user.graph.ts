import { completeValue, type MaybePromise } from '@pothos/core';
import type { User as UserRow } from '../../../generated/prisma/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { ownVersionFor, versionFieldDescription } from '../../../graphql/record.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { employerFieldNames, employerFields, employerRecordTexts } from '../../core/catalog/employerFields.input.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import { profileFields, publicPlainTexts } from '../../core/catalog/profileFields.input.ts';
import { City, Country, Experience, Job, Language, Sex } from '../../core/catalog/reference.graph.ts';
import type { Ctx } from '../../core/context.ts';
import { canSeeEmployer } from './employer.policy.ts';
import { canSeeJobSeeker } from './jobSeeker.policy.ts';
import { canDelete, canEdit, canEmail } from './person.policy.ts';
import { canSee, type GuardedField, relationTo } from './visibility.ts';
import { visibleName } from './visibleName.ts';

export const Role = builder.enumType('Role', {
  description: 'The role of a user.',
  values: {
    ROLE_CANDIDATE: { description: 'A job seeker.' },
    ROLE_EMPLOYER: { description: 'An employer, registered or a guest.' },
    ROLE_ADMIN: { description: 'A member of the back office.' },
  },
});

/** The value for viewers who may see it, otherwise null. */
export function guarded<Value>(
  ctx: Ctx,
  userId: number,
  field: GuardedField,
  value: Value,
): MaybePromise<Value | null> {
  return completeValue(relationTo(ctx, userId), (relation) => (canSee(relation, field) ? value : null));
}

/**
 * A column of a person as a field. Null for viewers who may not see it.
 * @param rule named like the column unless told
 */
export const guardedColumn = <Name extends keyof UserRow>(
  name: Name,
  description: string,
  ...[rule]: Name extends GuardedField ? [rule?: GuardedField] : [rule: GuardedField]
) => ({
  nullable: true as const,
  description,
  select: { [name]: true } as Record<Name, true>,
  resolve: (user: { id: number } & Pick<UserRow, Name>, _args: object, ctx: Ctx) =>
    guarded(ctx, user.id, rule ?? (name as Name & GuardedField), user[name]),
});

export const MessageMail = builder.enumType('MessageMail', {
  description: 'How soon an unread message is mailed to its recipient.',
  values: {
    AT_ONCE: { description: 'After a message has been unread for 10 minutes, the first one of a chat for one.' },
    DAILY: { description: 'In one mail a day at 8:00 UTC.' },
    NEVER: { description: 'No mails.' },
  } as const,
});

export const AlertFrequency = builder.enumType('AlertFrequency', {
  description: 'How often an alert is mailed, if there is something new.',
  values: {
    OFF: { description: 'No mails.' },
    DAILY: { description: 'In one mail a day at 8:00 UTC.' },
    WEEKLY: { description: 'In one mail a week, on Mondays at 8:00 UTC.' },
  } as const,
});

/** The columns for the policies; read with every user. */
export const userColumns = { id: true, role: true, active: true, deletedAt: true, loginEmail: true } as const;

export const User = builder.prismaInterface('User', {
  extensions: readBy('PEOPLE'),
  name: 'User',
  description: 'A person: job seeker, employer or admin.',
  interfaces: () => [builder.nodeInterfaceRef()],
  select: userColumns,
  resolveType: (user) => ({ ROLE_CANDIDATE: 'JobSeeker', ROLE_EMPLOYER: 'Employer', ROLE_ADMIN: 'Admin' })[user.role],
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id, as the REST layer and the addresses use it.' }),
    role: t.expose('role', { type: Role, description: 'The role of the user.' }),
    name: t.string({
      description:
        "The full name for the person, their clients and admins; otherwise `callName` or its first word. 'Guest' for a guest without a " +
        'subscription.',
      select: { name: true, callName: true },
      resolve: (user, _args, ctx) => visibleName(ctx, user),
    }),
    email: t.string(guardedColumn('email', 'For the person, their clients and admins.')),
    whatsApp: t.string(guardedColumn('whatsApp', 'E.164. For the person, their clients and admins.')),
    photoUri: t.exposeString('photoUri', { nullable: true, description: 'A square picture.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the person joined.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When anything about the person was last changed.',
    }),
    deletedAt: t.field({
      type: 'DateTime',
      ...guardedColumn('deletedAt', 'When the person was deleted and the personal data erased. For admins.'),
    }),
    emailVerified: t.boolean(
      guardedColumn('emailVerified', 'Whether the e-mail address is verified. For the person and admins.'),
    ),
    twoFactorEnabled: t.boolean(
      guardedColumn(
        'twoFactorEnabled',
        'Whether signing in takes a code of an authenticator app too. For the person and admins.',
      ),
    ),
    termsVersion: t.string(
      guardedColumn(
        'termsVersion',
        'The version of the terms that the person has accepted last, a day. For the person and admins.',
      ),
    ),
    termsAcceptedAt: t.field({
      type: 'DateTime',
      ...guardedColumn('termsAcceptedAt', 'When the person has accepted them. For the person and admins.'),
    }),
    messageMail: t.field({
      type: MessageMail,
      ...guardedColumn('messageMail', 'How soon unread messages are mailed. For the person.'),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether the viewer may change this person: themselves, or as an admin.',
      resolve: (user, _args, { viewer }) => canEdit(viewer, user),
    }),
    viewerCanDelete: t.boolean({
      description: 'Whether the viewer may delete this person: themselves, or as an admin.',
      resolve: (user, _args, { viewer }) => canDelete(viewer, user),
    }),
    viewerCanEmail: t.boolean({
      description: 'Whether the viewer may send an e-mail to this person.',
      select: { email: true },
      resolve: (user, _args, { viewer }) => canEmail(viewer, user),
    }),
  }),
});

/** The field of a payload for the user with its `id`. */
export const storedUser = (description: string) => ({ type: User, description, resolve: storedRow('user') }) as const;

/** The country of a user's city. */
const countryOf = ({ reference }: Ctx, cityId: number | null) =>
  reference.countries.get(reference.cities.get(cityId)?.countryId);

export const JobSeeker = builder.prismaNode('User', {
  variant: 'JobSeeker',
  extensions: readBy('PEOPLE'),
  id: { field: 'id' },
  select: userColumns,
  interfaces: [User],
  description: 'A person who looks for work by the hour. Visible only to themselves and admins until activated.',
  authScopes: (user, { viewer }) => user.role === 'ROLE_CANDIDATE' && canSeeJobSeeker(viewer, user),
  fields: (t) => ({
    callName: t.exposeString('callName', {
      nullable: true,
      description: 'What they have asked to be called. Null: the first word of the name.',
    }),
    sex: t.field({
      type: Sex,
      nullable: true,
      description: 'Null until it is given in the profile.',
      select: { sexId: true },
      resolve: (user, _args, { reference }) => reference.sexes.get(user.sexId),
    }),
    nativeCountry: t.field({
      type: Country,
      nullable: true,
      description: 'The country of origin.',
      select: { nativeCountryId: true },
      resolve: (user, _args, { reference }) => reference.countries.get(user.nativeCountryId),
    }),
    language: t.field({
      type: Language,
      nullable: true,
      description: 'The mother tongue.',
      select: { languageId: true },
      resolve: (user, _args, { reference }) => reference.languages.get(user.languageId),
    }),
    city: t.field({
      type: City,
      nullable: true,
      description:
        'The city of work, which determines the currency of the rate. Null until it is given in the profile.',
      select: { cityId: true },
      resolve: (user, _args, { reference }) => reference.cities.get(user.cityId),
    }),
    country: t.field({
      type: Country,
      nullable: true,
      description: 'The country of the city.',
      select: { cityId: true },
      resolve: (user, _args, ctx) => countryOf(ctx, user.cityId),
    }),
    job: t.field({
      type: Job,
      nullable: true,
      description: 'The job they are looking for. Null until it is given in the profile.',
      select: { jobId: true },
      resolve: (user, _args, { reference }) => reference.jobs.get(user.jobId),
    }),
    experience: t.field({
      type: Experience,
      nullable: true,
      description: 'Level of experience. Null until it is given in the profile.',
      select: { experienceId: true },
      resolve: (user, _args, { reference }) => reference.experiences.get(user.experienceId),
    }),
    situationInCountry: t.string(guardedColumn('situationInCountry', 'For the job seeker and admins.')),
    minRate: t.exposeInt('minRate', {
      nullable: true,
      description: "Minimum hourly rate in whole units of the city's currency.",
    }),
    title: t.exposeString('title', { nullable: true, description: 'At most 60 characters.' }),
    description: t.exposeString('description', { nullable: true, description: 'At least 500 characters.' }),
    partTime: t.exposeBoolean('partTime', { description: 'Whether they are available part-time. Both may be true.' }),
    fullTime: t.exposeBoolean('fullTime', { description: 'Whether they are available full-time. Both may be true.' }),
    videoUri: t.exposeString('videoUri', { nullable: true, description: 'URI of a short introduction video.' }),
    videoPosterUri: t.exposeString('videoPosterUri', {
      nullable: true,
      description:
        'URI of the picture that is shown until the video plays. Null: without a video, or without a picture.',
    }),
    zipCode: t.string(guardedColumn('zipCode', 'For the job seeker and admins.')),
    ...forFields(publicPlainTexts, (name) =>
      t.exposeString(name, { nullable: true, description: profileFields[name].about }),
    ),
    popularity: t.exposeInt('popularity', {
      description: '10 for each employer who asked in the last 90 days, 1 for each viewer of the profile and day.',
    }),
    active: t.exposeBoolean('active', {
      description: 'Whether the profile is activated. Others than the job seeker and admins see no other profiles.',
    }),
    profileVersion: t.int(
      guardedColumn('profileVersion', 'Grows with each saving of the profile. For the job seeker and admins.'),
    ),
    pausedAt: t.field({
      type: 'DateTime',
      ...guardedColumn(
        'pausedAt',
        'When the job seeker took their activated profile out of the public. Null otherwise. For the job seeker and admins.',
      ),
    }),
    updated: t.boolean(
      guardedColumn('profileUpdated', 'Whether the profile was completed or saved. For the job seeker and admins.'),
    ),
    offerAlert: t.field({
      type: AlertFrequency,
      nullable: true,
      description: 'How often new offers of their job in their city are mailed. For the job seeker.',
      select: { offerAlert: { select: { frequency: true } } },
      resolve: (user, _args, ctx) => guarded(ctx, user.id, 'offerAlert', user.offerAlert?.frequency ?? 'OFF'),
    }),
  }),
});

export const Employer = builder.prismaNode('User', {
  variant: 'Employer',
  extensions: readBy('PEOPLE'),
  id: { field: 'id' },
  select: userColumns,
  interfaces: [User],
  description: 'A person who hires: registered, or a guest without a login.',
  authScopes: (user, { viewer }) => user.role === 'ROLE_EMPLOYER' && canSeeEmployer(viewer, user),
  fields: (t) => ({
    version: t.string({
      nullable: true,
      description: versionFieldDescription,
      select: forFields(employerFieldNames, () => true as const),
      resolve: (user, _args, { viewer }) => ownVersionFor(viewer, 'EMPLOYER', user, user.id),
    }),
    ...forFields(employerRecordTexts, (name) =>
      t.string({
        nullable: true,
        description: employerFields[name].shown,
        select: forFields([name], () => true as const),
        resolve: (user, _args, ctx) => guarded(ctx, user.id, name, user[name]),
      }),
    ),
    city: t.field({
      type: City,
      nullable: true,
      description: 'The city where the employer hires. For the employer and admins.',
      select: { cityId: true },
      resolve: (user, _args, ctx) => guarded(ctx, user.id, 'hiring', ctx.reference.cities.get(user.cityId)),
    }),
    country: t.field({
      type: Country,
      nullable: true,
      description: 'The country of the city. For the employer and admins.',
      select: { cityId: true },
      resolve: (user, _args, ctx) => guarded(ctx, user.id, 'hiring', countryOf(ctx, user.cityId)),
    }),
    job: t.field({
      type: Job,
      nullable: true,
      description: 'The job the employer mostly hires for. For the employer and admins.',
      select: { jobId: true },
      resolve: (user, _args, ctx) => guarded(ctx, user.id, 'hiring', ctx.reference.jobs.get(user.jobId)),
    }),
    partTime: t.boolean(
      guardedColumn(
        'partTime',
        'Whether the employer hires for part-time work. For the employer and admins.',
        'hiring',
      ),
    ),
    fullTime: t.boolean(
      guardedColumn(
        'fullTime',
        'Whether the employer hires for full-time work. For the employer and admins.',
        'hiring',
      ),
    ),
    isGuest: t.boolean({
      description: 'Whether this employer is a guest without a login.',
      resolve: (user) => user.loginEmail === null,
    }),
  }),
});

export const Admin = builder.prismaNode('User', {
  variant: 'Admin',
  extensions: readBy('PEOPLE'),
  id: { field: 'id' },
  select: userColumns,
  interfaces: [User],
  description: 'A member of the back office.',
  authScopes: (user, { viewer }) => user.role === 'ROLE_ADMIN' && viewer.kind === 'admin',
  fields: () => ({}),
});
