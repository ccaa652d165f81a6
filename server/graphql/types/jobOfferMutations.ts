import { deleteJobOffer, saveJobOffer } from '../../domain/jobOffer/jobOffer.ts';
import { builder } from '../builder.ts';
import { JobOffer } from './jobOffer.ts';
import { addDelete, knownId, recordId, saveFailures } from './record.ts';

builder.relayMutationField(
  'saveJobOffer',
  {
    inputFields: (t) => ({
      id: t.globalID({ description: 'Of the offer to change; without it a new one is made.' }),
      employer: t.globalID({
        description: "Of the employer whose offer it is. Admins have to name one; an employer's offers are their own.",
      }),
      city: t.globalID({ required: true, description: 'Of the city where the work is.' }),
      job: t.globalID({ required: true, description: 'Of the job that is to be done.' }),
      maxRate: t.int({
        required: true,
        description: "One of the city's recommended prices, in whole units of its currency per hour.",
      }),
      description: t.string({ required: true, description: 'What the work is about, as Markdown.' }),
      photoUri: t.string({
        description: 'Of an offer image that was uploaded. Null takes the picture away; absent leaves it as it is.',
      }),
      active: t.boolean({
        description: 'Whether everybody sees it. Absent: a new one is active, another one stays as it is.',
      }),
      clientKey: t.string({
        description: '8 to 64 characters, chosen by the sender: the same one again makes no second offer.',
      }),
    }),
  },
  {
    authScopes: { public: true },
    description: 'Makes or changes a job offer: an employer their own, an admin any.',
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
      jobOffer: t.field({ type: JobOffer, description: 'As it is now.', resolve: ({ jobOffer }) => jobOffer }),
    }),
  },
);

addDelete('JobOffer', 'Deletes a job offer for good: an employer their own, an admin any.', deleteJobOffer);
