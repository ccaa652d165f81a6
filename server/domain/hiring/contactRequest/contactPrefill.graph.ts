import { builder } from '../../../graphql/builder.ts';
import { declaredBy, readBy } from '../../../graphql/declaredBy.ts';
import { renewGuest } from '../../../graphql/guest.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { Employer } from '../../accounts/access/user.graph.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import { type ContactPrefill as ContactPrefillShape, contactPrefill, openContactForm } from './prefill.ts';

const ContactPrefill = builder.objectRef<ContactPrefillShape>('ContactPrefill').implement({
  extensions: readBy('HIRING'),
  description: 'Initial values of the contact form for a known employer.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'At most 30 characters; empty for a guest who gave none.' }),
    email: t.exposeString('email', { nullable: true, description: "The viewer's own." }),
    whatsApp: t.exposeString('whatsApp', { nullable: true, description: "The viewer's own. E.164." }),
    company: t.exposeString('company', { nullable: true, description: 'The company of the viewer.' }),
    description: t.exposeString('description', { nullable: true, description: 'The description of the last request.' }),
    partTime: t.exposeBoolean('partTime', { description: 'Whether the last request was for part-time work.' }),
    fullTime: t.exposeBoolean('fullTime', { description: 'Whether the last request was for full-time work.' }),
  }),
});

builder.objectField(Viewer, 'contactPrefill', (t) =>
  t.field({
    type: ContactPrefill,
    nullable: true,
    description: 'Initial values of the contact form. Null except for employers, including guests.',
    resolve: (_viewer, _args, ctx) => contactPrefill(ctx),
  }),
);

builder.relayMutationField(
  'openContactForm',
  null,
  {
    ...declaredBy(openContactForm),
    description:
      'Call it when an employer or guest opens the contact form. Restarts the hour of a guest and returns the initial values.',
    resolve: async (_root, _args, ctx) => {
      const opened = await openContactForm(ctx);
      renewGuest(ctx);
      return opened;
    },
  },
  {
    description: 'The initial values.',
    outputFields: (t) => ({
      employer: t.prismaField({
        type: Employer,
        description: 'The viewer as an employer.',
        resolve: storedRow('user', 'employerId'),
      }),
      prefill: t.field({
        type: ContactPrefill,
        description: 'The initial values of the form.',
        resolve: ({ prefill }) => prefill,
      }),
    }),
  },
);
