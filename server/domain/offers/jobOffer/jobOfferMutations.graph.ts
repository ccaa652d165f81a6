import type { JobOffer as JobOfferRow } from '../../../generated/prisma/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { addDelete, knownId, recordId, versionDescription } from '../../../graphql/record.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import { offerFields, offerTexts } from '../../core/catalog/offerFields.input.ts';
import type { Ctx } from '../../core/context.ts';
import type { Verb } from '../../core/viewer/verb.ts';
import { fillJobOffer, type MailedRenewal as MailedRenewalShape, mailedRenewal, renewJobOffer } from '../life/life.ts';
import { JobOffer, JobOfferState } from './jobOffer.graph.ts';
import { deleteJobOffer, saveJobOffer, titleOf } from './jobOffer.ts';

mutation('saveJobOffer', saveJobOffer, {
  description: 'Creates or changes a job offer: an employer their own, an admin any.',
  input: (t) => ({
    id: t.globalID({ description: 'The offer to change; without it a new one is created.' }),
    employer: t.globalID({
      description: "The employer of the offer. Required for admins; an employer's offers are always their own.",
    }),
    city: t.globalID({ required: true, description: 'The city of the work.' }),
    job: t.globalID({ required: true, description: 'The job that is offered.' }),
    maxRate: t.int({
      required: true,
      description: "One of the city's recommended prices, in whole units of its currency per hour.",
    }),
    description: t.string({ required: true, description: 'Description of the work, in Markdown.' }),
    photoUri: t.string({
      description: 'URI of an uploaded offer image. Null removes the picture; absent keeps it.',
    }),
    ...forFields(offerTexts, (name) => {
      const { about, max } = offerFields[name];
      const description = `${about}, at most ${max} characters, without contact data. Null removes it; absent keeps it.`;
      return t.string({ description });
    }),
    partTime: t.boolean({
      description: 'Whether part-time work is offered. Absent keeps it; both false is refused.',
    }),
    fullTime: t.boolean({
      description: 'Whether full-time work is offered. Absent keeps it; both false is refused.',
    }),
    hoursPerWeek: t.int({ description: 'From 1 to 80. Null removes it; absent keeps it.' }),
    startsOn: t.string({
      description:
        'The first day of work, as `2026-12-24`, not in the past. Null: as soon as possible; absent keeps it.',
    }),
    headcount: t.int({
      description: 'How many people are wanted, from 1 to 99. Absent keeps it; 1 for a new offer.',
    }),
    state: t.field({
      type: JobOfferState,
      description:
        '`DRAFT` or `ACTIVE`; the state that it has changes nothing. If absent, a new offer is active and an existing one ' +
        'is unchanged. A published offer expires after 30 days.',
    }),
    active: t.boolean({
      description:
        'An older form of `state`: true publishes an offer that is not active, false makes an active one a draft.',
    }),
    version: t.string({ description: versionDescription }),
    clientKey: t.string({
      description: 'Idempotency key chosen by the sender, 8 to 64 characters: a repeated key creates no second offer.',
    }),
  }),
  run: async (ctx, { id, employer, city, job, version, ...input }) => ({
    jobOffer: await saveJobOffer(
      ctx,
      recordId(id, 'JobOffer'),
      {
        ...input,
        employer: recordId(employer, 'Employer'),
        city: knownId(city, 'City'),
        job: knownId(job, 'Job'),
      },
      version,
    ),
  }),
  payload: (t) => ({
    jobOffer: t.field({ type: JobOffer, description: 'The updated record.', resolve: ({ jobOffer }) => jobOffer }),
  }),
});

addLifeMutation(
  'fillJobOffer',
  'Marks an active job offer as filled, so that it is public no longer: an employer their own, an admin any. ' +
    'Repeated, it changes nothing.',
  fillJobOffer,
);

addLifeMutation(
  'renewJobOffer',
  'Makes a job offer that is active, expired or filled public for 30 days from now: an employer their own, an admin any.',
  renewJobOffer,
);

addDelete('JobOffer', 'Deletes a job offer for good: an employer their own, an admin any.', deleteJobOffer);

/** A mutation `name(input: { id })` that answers with the offer. */
function addLifeMutation(name: string, description: string, change: Verb<Ctx, [id: number], JobOfferRow>): void {
  mutation(name, change, {
    description: description,
    input: (t) => ({ id: t.globalID({ required: true, description: 'The job offer.' }) }),
    run: async (ctx, { id }) => ({ jobOffer: await change(ctx, knownId(id, 'JobOffer')) }),
    payload: (t) => ({
      jobOffer: t.field({ type: JobOffer, description: 'The updated record.', resolve: ({ jobOffer }) => jobOffer }),
    }),
  });
}

const RenewalStatus = builder.enumType('RenewalStatus', {
  description: 'What the link of a mail does.',
  values: {
    READY: { description: 'It renews the offer.' },
    RENEWED: { description: 'The offer has been renewed.' },
    CLOSED: { description: 'The employer has filled the offer, or made it a draft.' },
  } as const,
});

const MailedRenewal = builder.objectRef<MailedRenewalShape>('MailedRenewal').implement({
  extensions: readBy('OFFERS'),
  description: 'A job offer that its employer was mailed about, for the holder of the token.',
  fields: (t) => ({
    status: t.field({ type: RenewalStatus, description: 'What the link does.', resolve: ({ status }) => status }),
    databaseId: t.int({ description: 'Integer id of the offer.', resolve: ({ jobOffer }) => jobOffer.id }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the offer is or was public. Null for a draft.',
      resolve: ({ jobOffer }) => jobOffer.expiresAt,
    }),
    isActive: t.boolean({ description: 'Whether it is public.', resolve: ({ jobOffer }) => jobOffer.active }),
    title: t.string({
      description: 'The title of the offer.',
      resolve: ({ jobOffer }, _args, ctx) => titleOf(ctx, jobOffer),
    }),
  }),
});

builder.queryField('mailedRenewal', (t) =>
  t.field({
    type: MailedRenewal,
    nullable: true,
    authScopes: { public: true },
    description:
      'The job offer that a mail to its employer was about, for the holder of its token. Null for an unknown token and a ' +
      'deleted offer. A POST to /renew-offer/{token} renews it.',
    args: { token: t.arg.string({ required: true, description: 'From the link of the mail.' }) },
    resolve: (_root, { token }, ctx) => mailedRenewal(ctx, token),
  }),
);
