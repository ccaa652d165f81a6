import {
  Conflict,
  type Failure,
  Forbidden,
  InvalidInput,
  NotFound,
  Outdated,
  PaymentFailed,
  ProofRequired,
  SignInRequired,
  SubscriptionRequired,
  TooLarge,
  TooMany,
  Unavailable,
  UnsupportedType,
} from '../domain/core/failures/errors.ts';
import { builder } from './builder.ts';
import { readBy } from './declaredBy.ts';

export const FailureInterface = builder.interfaceRef<Failure>('Failure').implement({
  description: 'Something that a person may run into. Every mutation names the ones it can end in.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'A sentence for the person in front of the screen.' }),
    code: t.exposeInt('status', { description: 'The HTTP status that says the same.' }),
  }),
});

const FieldError = builder.objectRef<{ field: string; message: string }>('FieldError').implement({
  extensions: readBy('EVERY'),
  description: 'What is wrong with one field of the input.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the input field.' }),
    message: t.exposeString('message', { description: 'A sentence for the person who filled it in.' }),
  }),
});

builder.objectType(InvalidInput, {
  name: 'InvalidInput',
  description: 'The input is wrong, field by field. Nothing was stored.',
  interfaces: [FailureInterface],
  fields: (t) => ({
    fields: t.field({ type: [FieldError], resolve: (failure) => failure.fields, description: 'At least one.' }),
  }),
});
builder.objectType(SignInRequired, {
  name: 'SignInRequired',
  description: 'The viewer has to sign in.',
  interfaces: [FailureInterface],
});
builder.objectType(ProofRequired, {
  name: 'ProofRequired',
  description:
    'The session began too long ago for this: people prove again who they are, with POST /api/auth/confirm-identity or a new login.',
  interfaces: [FailureInterface],
});
builder.objectType(SubscriptionRequired, {
  name: 'SubscriptionRequired',
  description: 'An employer needs an active subscription for this.',
  interfaces: [FailureInterface],
});
builder.objectType(PaymentFailed, {
  name: 'PaymentFailed',
  description: 'The card was refused. Nothing was charged.',
  interfaces: [FailureInterface],
  fields: (t) => ({
    reason: t.exposeString('reason', { nullable: true, description: 'What the bank said, for a person.' }),
  }),
});
builder.objectType(Forbidden, {
  name: 'Forbidden',
  description: 'The viewer may not do this.',
  interfaces: [FailureInterface],
});
builder.objectType(NotFound, {
  name: 'NotFound',
  description: 'There is no such thing, or none that the viewer may know of.',
  interfaces: [FailureInterface],
});
builder.objectType(Conflict, {
  name: 'Conflict',
  description: 'It contradicts what is there.',
  interfaces: [FailureInterface],
});
builder.objectType(Outdated, {
  name: 'Outdated',
  description: 'The form began with a version of the record that was changed since. Nothing was stored.',
  interfaces: [FailureInterface],
  fields: (t) => ({
    changedBy: t.exposeString('changedBy', {
      nullable: true,
      description: 'The name of the user who changed it. Null if no person did, such as for an offer that expired.',
    }),
    changedAt: t.expose('changedAt', { type: 'DateTime', nullable: true, description: 'When. Null beside no name.' }),
  }),
});
builder.objectType(Unavailable, {
  name: 'Unavailable',
  description: 'Something that this needs does not answer. Nothing was done.',
  interfaces: [FailureInterface],
});
builder.objectType(TooLarge, {
  name: 'TooLarge',
  description: 'The file is larger than what is taken. Nothing was stored.',
  interfaces: [FailureInterface],
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the input field that the file came in.' }),
  }),
});
builder.objectType(TooMany, {
  name: 'TooMany',
  description: 'The viewer has done this too often. Later they may again.',
  interfaces: [FailureInterface],
  fields: (t) => ({
    retryAfter: t.exposeInt('retryAfter', {
      nullable: true,
      description: 'After how many seconds it is possible again. Null if that is not known.',
    }),
  }),
});
builder.objectType(UnsupportedType, {
  name: 'UnsupportedType',
  description: 'The file is of no type that is taken here, whatever its name says. Nothing was stored.',
  interfaces: [FailureInterface],
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the input field that the file came in.' }),
  }),
});
