import { type ContactPrefill as ContactPrefillShape, contactPrefill } from '../../domain/contactRequest/prefill.ts';
import { builder } from '../builder.ts';
import { Viewer } from './viewer.ts';

const ContactPrefill = builder.objectRef<ContactPrefillShape>('ContactPrefill').implement({
  description: 'What the contact form begins with for somebody who is known.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'At most 30 characters.' }),
    email: t.exposeString('email', { nullable: true, description: "The viewer's own." }),
    whatsApp: t.exposeString('whatsApp', { nullable: true, description: "The viewer's own. E.164." }),
    company: t.exposeString('company', { nullable: true, description: 'Whom the viewer hires for.' }),
    description: t.exposeString('description', { nullable: true, description: 'What the last work was about.' }),
    partTime: t.exposeBoolean('partTime', { description: 'Whether the last work was part-time.' }),
    fullTime: t.exposeBoolean('fullTime', { description: 'Whether the last work was full-time.' }),
  }),
});

builder.objectField(Viewer, 'contactPrefill', (t) =>
  t.field({
    type: ContactPrefill,
    nullable: true,
    description: 'What the contact form begins with. Null for everybody but employers, guests included.',
    resolve: (_viewer, _args, ctx) => contactPrefill(ctx),
  }),
);
