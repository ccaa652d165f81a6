import type { JobReference as JobReferenceRow } from '../../../generated/prisma/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { knownId } from '../../../graphql/record.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { JobSeeker } from '../../accounts/access/user.graph.ts';
import { type MailedReference as MailedReferenceShape, mailedReference } from './answer.ts';
import { sentenceProblem } from './jobReference.input.ts';
import { canResend, canSeeReference, shownState } from './jobReference.policy.ts';
import {
  addJobReference,
  confirmedReferencesOf,
  removeJobReference,
  requestedReferencesOf,
  resendJobReference,
} from './jobReference.ts';

const JobReferenceState = builder.enumType('JobReferenceState', {
  description: 'Where a reference stands.',
  values: {
    WAITING: { description: 'The contact was asked and has not answered.' },
    CONFIRMED: { description: 'The contact says that it is right.' },
    DECLINED: { description: 'The contact says that it is not right.' },
    EXPIRED: { description: 'The contact has not answered within 30 days.' },
  } as const,
});

const month = 'A month, such as `2024-03`.';

type Confirmed = Pick<JobReferenceRow, 'company' | 'job' | 'beganIn' | 'endedIn' | 'sentence' | 'answeredAt'>;

const ConfirmedReference = builder.objectRef<Confirmed>('ConfirmedReference').implement({
  extensions: readBy('PEOPLE'),
  description: 'A former job that the employer has confirmed by mail. Who that was stays hidden.',
  fields: (t) => ({
    company: t.exposeString('company', { description: 'The employer.' }),
    job: t.exposeString('job', { description: 'What the job seeker did there.' }),
    beganIn: t.exposeString('beganIn', { description: month }),
    endedIn: t.exposeString('endedIn', { description: month }),
    sentence: t.exposeString('sentence', { nullable: true, description: 'What the employer adds. Null: nothing.' }),
    confirmedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was confirmed.',
      resolve: ({ answeredAt }) => answeredAt,
    }),
  }),
});

/** The columns for the policies; read with every reference. */
const referenceColumns = { id: true, jobSeekerId: true, state: true, resentAt: true, expiresAt: true } as const;

const JobReference = builder.prismaNode('JobReference', {
  extensions: readBy('PEOPLE'),
  id: { field: 'id' },
  authScopes: (reference, { viewer }) => canSeeReference(viewer, reference),
  select: referenceColumns,
  description: 'A former job that a contact at the employer is asked to confirm. For the job seeker and admins.',
  fields: (t) => ({
    company: t.exposeString('company', { description: 'The employer.' }),
    contactName: t.exposeString('contactName', { description: 'Who is asked.' }),
    contactEmail: t.exposeString('contactEmail', { description: 'Where the mail goes.' }),
    job: t.exposeString('job', { description: 'What the job seeker did there.' }),
    beganIn: t.exposeString('beganIn', { description: month }),
    endedIn: t.exposeString('endedIn', { description: month }),
    state: t.field({
      type: JobReferenceState,
      description: 'Where it stands.',
      resolve: (reference, _args, { now }) => shownState(reference, now()),
    }),
    sentence: t.exposeString('sentence', { nullable: true, description: 'What the contact adds. Null: nothing.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When the contact was last asked.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when the contact can answer.' }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the contact answered. Null: not yet.',
    }),
    canResend: t.boolean({
      description: 'Whether the contact can be asked once more.',
      resolve: (reference) => canResend(reference),
    }),
  }),
});

builder.prismaObjectFields(JobSeeker, (t) => ({
  references: t.field({
    type: [ConfirmedReference],
    description: 'The former jobs that employers have confirmed, the latest first.',
    resolve: ({ id }, _args, ctx) => confirmedReferencesOf(ctx, id),
  }),
  requestedReferences: t.field({
    type: [JobReference],
    nullable: true,
    description: 'All references that the job seeker has asked for, the newest first. For the job seeker and admins.',
    resolve: ({ id }, _args, ctx) => requestedReferencesOf(ctx, id),
  }),
}));

const MailedReferenceStatus = builder.enumType('MailedReferenceStatus', {
  description: 'What the link of a mail about a reference does.',
  values: {
    WAITING: { description: 'It can be answered.' },
    CONFIRMED: { description: 'It was confirmed.' },
    DECLINED: { description: 'It was declined.' },
    EXPIRED: { description: 'It is too late to answer.' },
    GONE: { description: 'The job seeker has removed it.' },
  } as const,
});

const MailedReference = builder.objectRef<MailedReferenceShape>('MailedReference').implement({
  extensions: readBy('PEOPLE'),
  description: 'A reference that a former employer was mailed about, for the holder of the token.',
  fields: (t) => ({
    status: t.field({
      type: MailedReferenceStatus,
      description: 'What the link does.',
      resolve: ({ status }) => status,
    }),
    isStopped: t.exposeBoolean('isStopped', { description: 'Whether the receiver gets no more such mails.' }),
    jobSeekerName: t.string({
      nullable: true,
      description: 'The full name of the job seeker. Null if the reference is gone.',
      resolve: ({ reference }) => reference?.jobSeeker.name ?? null,
    }),
    company: t.string({
      nullable: true,
      description: 'The employer. Null if the reference is gone.',
      resolve: ({ reference }) => reference?.company ?? null,
    }),
    job: t.string({
      nullable: true,
      description: 'What the job seeker says to have done there. Null if the reference is gone.',
      resolve: ({ reference }) => reference?.job ?? null,
    }),
    beganIn: t.string({
      nullable: true,
      description: `${month} Null if the reference is gone.`,
      resolve: ({ reference }) => reference?.beganIn ?? null,
    }),
    endedIn: t.string({
      nullable: true,
      description: `${month} Null if the reference is gone.`,
      resolve: ({ reference }) => reference?.endedIn ?? null,
    }),
    sentence: t.string({
      nullable: true,
      description: 'What the receiver has added. Null: nothing.',
      resolve: ({ reference }) => reference?.sentence ?? null,
    }),
    sentenceProblem: t.string({
      nullable: true,
      description: 'What is wrong with a sentence. Null: nothing.',
      args: { sentence: t.arg.string({ description: 'What the receiver wants to add.' }) },
      resolve: (_reference, { sentence }) => sentenceProblem(sentence ?? ''),
    }),
  }),
});

builder.queryField('mailedReference', (t) =>
  t.field({
    type: MailedReference,
    nullable: true,
    authScopes: { public: true },
    description:
      'The reference that a mail to a former employer was about, for the holder of its token. Null for an unknown token. A ' +
      'POST to /answer-reference/{token} answers it.',
    args: { token: t.arg.string({ required: true, description: 'From the link of the mail.' }) },
    resolve: (_root, { token }, ctx) => mailedReference(ctx, token),
  }),
);

mutation('addJobReference', addJobReference, {
  description:
    'Asks a former employer by mail to confirm a job; the answer works for 30 days. At most 5 references. For job seekers ' +
    'with a confirmed email.',
  input: (t) => ({
    company: t.string({ required: true, description: 'The employer, at most 80 characters.' }),
    contactName: t.string({ required: true, description: 'Who is asked, at most 60 characters.' }),
    contactEmail: t.string({ required: true, description: "Where the mail goes; not the job seeker's own." }),
    job: t.string({ required: true, description: 'What the job seeker did there, at most 60 characters.' }),
    beganIn: t.string({ required: true, description: month }),
    endedIn: t.string({ required: true, description: `${month} Not before the beginning, nor in the future.` }),
  }),
  run: async (ctx, input) => ({ id: await addJobReference(ctx, input) }),
  payloadDescription: 'The new reference.',
  payload: (t) => ({
    jobReference: t.prismaField({
      type: JobReference,
      description: 'As it waits for its answer.',
      resolve: storedRow('jobReference'),
    }),
  }),
});

mutation('resendJobReference', resendJobReference, {
  description: 'Asks the contact of a reference once more; the answer works for another 30 days. For job seekers.',
  input: (t) => ({ id: t.globalID({ required: true, description: 'A reference that was not answered.' }) }),
  run: async (ctx, input) => {
    const id = knownId(input.id, 'JobReference');
    await resendJobReference(ctx, id);
    return { id };
  },
  payloadDescription: 'The reference as stored.',
  payload: (t) => ({
    jobReference: t.prismaField({
      type: JobReference,
      description: 'As it waits for its answer.',
      resolve: storedRow('jobReference'),
    }),
  }),
});

mutation('removeJobReference', removeJobReference, {
  description: 'Removes a reference, answered or not. For its job seeker and admins. Repeating it has no effect.',
  input: (t) => ({ id: t.globalID({ required: true, description: 'A reference.' }) }),
  run: async (ctx, input) => {
    const id = knownId(input.id, 'JobReference');
    await removeJobReference(ctx, id);
    return { id };
  },
  payloadDescription: 'Which reference it was.',
  payload: (t) => ({
    removedId: t.id({
      description: 'The global id of the removed reference.',
      resolve: ({ id }) => encodeGlobalId('JobReference', id),
    }),
  }),
});
