import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { addDelete, addSave, versionField } from '../../../graphql/record.ts';
import { emailTemplates, emailTemplateVerbs } from './emailTemplate.ts';

const EmailTemplate = builder.prismaNode('EmailTemplate', {
  extensions: readBy('OFFICE'),
  id: { field: 'id' },
  authScopes: { admin: true },
  description: 'A text that admins begin an email with. For admins.',
  fields: (t) => ({
    version: versionField(t, 'EMAIL_TEMPLATE'),
    databaseId: t.exposeInt('id', { description: 'The integer id, as addresses carry it.' }),
    name: t.exposeString('name', { description: 'What admins choose it by. Its receiver does not see it.' }),
    text: t.exposeString('text', { description: 'Plain text, at most 10000 characters.' }),
  }),
});

builder.queryFields((t) => ({
  emailTemplates: t.field({
    type: [EmailTemplate],
    authScopes: { admin: true },
    description: 'All templates of emails, by name. For admins.',
    resolve: (_root, _args, ctx) => emailTemplates(ctx),
  }),
  emailTemplate: t.prismaField({
    type: EmailTemplate,
    nullable: true,
    authScopes: { admin: true },
    description: 'The template with this integer id. For admins.',
    args: { databaseId: t.arg.int({ required: true, description: 'The integer id used in URLs.' }) },
    resolve: (query, _root, { databaseId }, { db }) =>
      db.emailTemplate.findUnique({ ...query, where: { id: databaseId } }),
  }),
}));

addSave(
  'EMAIL_TEMPLATE',
  EmailTemplate,
  (t) => ({
    name: t.string({ required: true, description: 'Unique; at most 80 characters.' }),
    text: t.string({ required: true, description: 'At most 10000 characters; not empty.' }),
  }),
  {
    description: 'Creates or changes a template of emails. For admins.',
    idDescription: 'The template to change; without it a new one is created.',
    save: emailTemplateVerbs.save,
  },
);

addDelete('EmailTemplate', 'Deletes a template of emails. For admins.', emailTemplateVerbs.remove);
