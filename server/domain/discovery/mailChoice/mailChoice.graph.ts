import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { AlertFrequency, JobSeeker } from '../../accounts/access/user.graph.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import { mailKindNames } from '../../core/links/links.ts';
import { saveOfferAlert } from '../offerAlert/offerAlert.ts';
import {
  type MailChoice as MailChoiceShape,
  mailChoices,
  mailedChoices,
  saveMailChoice,
  stopMails,
} from './choices.ts';
import { mailKinds } from './kinds.ts';

/** Which mails someone gets, and how often. */

const nameOf = (kind: string) => kind.replaceAll('-', '_').toUpperCase();

const MailKind = builder.enumType('MailKind', {
  description: 'A kind of mail that its receiver can stop.',
  values: Object.fromEntries(
    mailKindNames.map((kind) => [nameOf(kind), { value: kind, description: `About ${mailKinds[kind].about}.` }]),
  ),
});

const MailFrequency = builder.enumType('MailFrequency', {
  description: 'How often something is mailed.',
  values: {
    AT_ONCE: { description: 'As soon as it is due.' },
    DAILY: { description: 'In one mail a day at 8:00 UTC.' },
    WEEKLY: { description: 'In one mail a week, on Mondays at 8:00 UTC.' },
    OFF: { description: 'No mails.' },
  } as const,
});

const MailChoice = builder.objectRef<MailChoiceShape>('MailChoice').implement({
  extensions: readBy('ACCOUNT'),
  description: 'How often someone is mailed about something.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Tells the choices of a person apart.' }),
    kind: t.expose('kind', { type: MailKind, description: 'What the mails are about.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The name of the saved search. Null for other kinds, and for several searches together.',
    }),
    frequency: t.expose('frequency', {
      type: MailFrequency,
      nullable: true,
      description: 'The present choice. Null for several searches with different ones.',
    }),
    options: t.expose('options', { type: [MailFrequency], description: 'What can be chosen.' }),
  }),
});

builder.objectField(Viewer, 'mailChoices', (t) =>
  t.field({
    type: [MailChoice],
    description: 'Every kind of mail that the viewer can stop. Empty for anonymous viewers and admins.',
    resolve: (viewer, _args, ctx) => mailChoices(ctx, viewer),
  }),
);

builder.queryField('mailedChoices', (t) =>
  t.field({
    type: [MailChoice],
    nullable: true,
    authScopes: { public: true },
    description:
      'The choices of the receiver of a mail, for the holder of its token, those of its kind first. Other saved searches than ' +
      'that of the mail are one choice without a name. Null for an unknown token. A POST to /unsubscribe/{token} changes them.',
    args: { token: t.arg.string({ required: true, description: 'From the unsubscribe link of the mail.' }) },
    resolve: (_root, { token }, ctx) => mailedChoices(ctx, token),
  }),
);

/** The viewer after the change. */
const changed = 'The choice was saved.';

mutation('saveMailChoice', saveMailChoice, {
  description: 'Sets how often the viewer is mailed about something. For job seekers and employers, guests too.',
  inputDescription: 'What to mail how often.',
  input: (t) => ({
    choice: t.string({ required: true, description: 'The key of one of the `mailChoices` of the viewer.' }),
    frequency: t.field({ type: MailFrequency, required: true, description: 'One of its options.' }),
  }),
  run: async (ctx, input) => {
    await saveMailChoice(ctx, input.choice, input.frequency);
    return {};
  },
  payloadDescription: changed,
  payload: (t) => ({
    viewer: t.field({
      type: Viewer,
      description: 'With the new choice.',
      resolve: (_payload, _args, ctx) => ctx.viewer,
    }),
  }),
});

mutation('stopMails', stopMails, {
  description:
    'Stops all mails that the viewer can choose. Mails about the account and about payments are always sent. For job seekers ' +
    'and employers, guests too.',
  run: async (ctx) => {
    await stopMails(ctx);
    return {};
  },
  payloadDescription: changed,
  payload: (t) => ({
    viewer: t.field({
      type: Viewer,
      description: 'With the new choices.',
      resolve: (_payload, _args, ctx) => ctx.viewer,
    }),
  }),
});

mutation('saveOfferAlert', saveOfferAlert, {
  description:
    'Sets how often the viewer gets emails about new offers of their job in their city. For job seekers. Offers that ' +
    'were published while it was off are not mailed.',
  inputDescription: 'How often to email.',
  input: (t) => ({
    frequency: t.field({
      type: AlertFrequency,
      required: true,
      description: 'How often emails about new job offers are sent.',
    }),
  }),
  run: async (ctx, input) => ({ id: await saveOfferAlert(ctx, input.frequency) }),
  payloadDescription: 'The changed account.',
  payload: (t) => ({
    jobSeeker: t.prismaField({
      type: JobSeeker,
      description: 'With the new choice.',
      resolve: storedRow('user'),
    }),
  }),
});
