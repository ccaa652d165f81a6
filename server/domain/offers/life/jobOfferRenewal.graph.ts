import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { type MailedRenewal as MailedRenewalShape, mailedRenewal } from './life.ts';

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
      description: 'The job and the city.',
      resolve: async ({ jobOffer: { jobId, cityId } }, _args, { reference, db }) => {
        const job = reference.jobs.get(jobId) ?? (await db.job.findUniqueOrThrow({ where: { id: jobId } }));
        const city = reference.cities.get(cityId) ?? (await db.city.findUniqueOrThrow({ where: { id: cityId } }));
        return `${job.name} in ${city.name}`;
      },
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
