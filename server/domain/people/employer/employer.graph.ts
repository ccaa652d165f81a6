import { builder } from '../../../graphql/builder.ts';
import { declaredBy } from '../../../graphql/declaredBy.ts';
import { recordId, versionDescription } from '../../../graphql/record.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { ownOrForAdmins } from '../../accounts/access/person.policy.ts';
import { Employer } from '../../accounts/access/user.graph.ts';
import { employerFields, employerTexts } from '../../core/catalog/employerFields.input.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import { CompanyPage } from './companyPage.graph.ts';
import { saveEmployer } from './employer.ts';

builder.queryField('employer', (t) =>
  t.prismaField({
    type: Employer,
    nullable: true,
    authScopes: { public: true },
    description: 'The employer with this integer id. For themselves and admins; null for other viewers.',
    args: { databaseId: t.arg.int({ required: true, description: 'The integer id, as addresses carry it.' }) },
    resolve: (query, _root, { databaseId: id }, { db, viewer }) =>
      ownOrForAdmins(viewer, id) ? db.user.findFirst({ ...query, where: { id, role: 'ROLE_EMPLOYER' } }) : null,
  }),
);

builder.relayMutationField(
  'saveEmployer',
  {
    description: 'Absent fields are unchanged; null clears an optional field.',
    inputFields: (t) => ({
      employer: t.globalID({ description: 'Which employer, for admins; else it is the viewer.' }),
      version: t.string({ description: `${versionDescription} For admins.` }),
      name: t.string({ description: 'At most 60 characters.' }),
      email: t.string({
        description:
          'For employers the present one: it is the login, which `changeEmail` changes. An admin can set a new one, which ' +
          'takes effect immediately; its owner is asked to confirm it. Guests can change the address that they are mailed at.',
      }),
      whatsApp: t.string({ description: 'A phone number with its country code; stored as E.164.' }),
      ...forFields(employerTexts, (name) => t.string({ description: employerFields[name].about })),
      logoUri: t.string({ description: 'Of a logo that the employer uploaded with `uploadLogo`; null takes it away.' }),
      cityId: t.int({ description: 'Integer id of the city where they hire.' }),
      jobId: t.int({ description: 'Integer id of what they mostly hire for.' }),
      partTime: t.boolean({ description: 'Whether they hire for part-time work.' }),
      fullTime: t.boolean({ description: 'Whether they hire for full-time work.' }),
    }),
  },
  {
    ...declaredBy(saveEmployer),
    description: 'Changes an employer. For the employer, once signed in, and for admins, who change guests too.',
    resolve: async (_root, { input: { employer, version, ...data } }, ctx) => ({
      id: await saveEmployer(ctx, recordId(employer, 'Employer'), data, version),
    }),
  },
  {
    description: 'The employer as stored.',
    outputFields: (t) => ({
      employer: t.prismaField({
        type: Employer,
        description: 'Who was changed.',
        resolve: storedRow('user'),
      }),
      companyPage: t.prismaField({
        type: CompanyPage,
        description: 'The company page as it is now.',
        resolve: storedRow('user'),
      }),
    }),
  },
);
