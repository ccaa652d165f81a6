import { Conflict, Forbidden, InvalidInput, NotFound, SignInRequired, Unavailable } from '../../domain/errors.ts';
import { endGrantedSubscription, grantSubscription } from '../../domain/subscription/gift.ts';
import { builder } from '../builder.ts';
import { knownId } from './record.ts';
import { EmployerSubscription } from './subscription.ts';

builder.relayMutationField(
  'grantSubscription',
  {
    inputFields: (t) => ({
      employer: t.globalID({ required: true, description: 'Somebody without an active subscription; a guest too.' }),
      months: t.int({ description: 'For so many months from now, at most 60. This or until is needed.' }),
      until: t.field({ type: 'DateTime', description: 'Until then, at most 60 months from now.' }),
      reason: t.string({ required: true, description: 'Why; for the back office. At most 500 characters.' }),
      clientKey: t.string({ description: 'Chosen by the sender, 8 to 64 characters: the same one again gives once.' }),
    }),
  },
  {
    authScopes: { public: true },
    description: 'Makes an employer premium without payment. For admins.',
    errors: { types: [InvalidInput, SignInRequired, Forbidden, NotFound, Conflict, Unavailable] },
    resolve: async (_root, { input: { employer, ...gift } }, ctx) =>
      grantSubscription(ctx, { ...gift, employerId: knownId(employer, 'Employer') }),
  },
  {
    outputFields: (t) => ({
      subscription: t.prismaField({
        type: EmployerSubscription,
        description: 'The gift.',
        resolve: (query, { id }, _args, { db }) => db.subscription.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'endGrantedSubscription',
  { inputFields: (t) => ({ subscription: t.globalID({ required: true, description: 'A gift.' }) }) },
  {
    authScopes: { public: true },
    description: 'Ends a gift now. One that is over stays as it is. For admins.',
    errors: { types: [SignInRequired, Forbidden, NotFound, Conflict] },
    resolve: async (_root, { input: { subscription } }, ctx) =>
      endGrantedSubscription(ctx, knownId(subscription, 'EmployerSubscription')),
  },
  {
    outputFields: (t) => ({
      subscription: t.prismaField({
        type: EmployerSubscription,
        description: 'As it is now.',
        resolve: (query, { id }, _args, { db }) => db.subscription.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);
