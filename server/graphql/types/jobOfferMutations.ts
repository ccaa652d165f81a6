import { editableJobOffers } from '../../domain/jobOffer/jobOffer.policy.ts';
import { deleteJobOffer, saveJobOffer } from '../../domain/jobOffer/jobOffer.ts';
import { builder } from '../builder.ts';
import { JobOffer } from './jobOffer.ts';
import { addDelete, knownId, recordId, saveFailures } from './record.ts';

builder.relayMutationField(
  'saveJobOffer',
  {
    inputFields: (t) => ({
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
      active: t.boolean({
        description: 'Whether the offer is public. If absent, a new offer is active and an existing one is unchanged.',
      }),
      clientKey: t.string({
        description:
          'Idempotency key chosen by the sender, 8 to 64 characters: a repeated key creates no second offer.',
      }),
    }),
  },
  {
    authScopes: { passes: editableJobOffers },
    description: 'Creates or changes a job offer: an employer their own, an admin any.',
    errors: { types: saveFailures },
    resolve: async (_root, { input: { id, employer, city, job, ...input } }, ctx) => ({
      jobOffer: await saveJobOffer(ctx, recordId(id, 'JobOffer'), {
        ...input,
        employer: recordId(employer, 'Employer'),
        city: knownId(city, 'City'),
        job: knownId(job, 'Job'),
      }),
    }),
  },
  {
    outputFields: (t) => ({
      jobOffer: t.field({ type: JobOffer, description: 'The updated record.', resolve: ({ jobOffer }) => jobOffer }),
    }),
  },
);

addDelete(
  'JobOffer',
  'Deletes a job offer for good: an employer their own, an admin any.',
  deleteJobOffer,
  editableJobOffers,
);
