import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { recordId, versionDescription } from '../../../graphql/record.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { canSeeCompanyPage, pageCompany, visibleCompanyPages } from '../../accounts/access/employer.policy.ts';
import { ownOrForAdmins } from '../../accounts/access/person.policy.ts';
import { Employer, userColumns } from '../../accounts/access/user.graph.ts';
import { hasPublicPage } from '../../accounts/access/visibility.ts';
import { nameColumns, visibleName } from '../../accounts/access/visibleName.ts';
import { Badge } from '../../accounts/badge/badge.graph.ts';
import { badgeColumns, badgesOf } from '../../accounts/badge/badges.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import { replyTime } from '../../chat/replyTime/replyTime.ts';
import { employerFields, employerTexts } from '../../core/catalog/employerFields.input.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import { firstName } from '../../core/text/firstName.ts';
import { markdownToPageHtml } from '../../core/text/markdown.ts';
import { summaryOf } from '../../core/text/summary.ts';
import { saveEmployer } from './employer.ts';

export const ReplyTime = builder.enumType('ReplyTime', {
  description: 'How soon a person usually answers: the median of the last 90 days, coarsely.',
  values: {
    HOUR: { description: 'Within an hour.' },
    FEW_HOURS: { description: 'Within 6 hours.' },
    DAY: { description: 'Within 24 hours.' },
    FEW_DAYS: { description: 'Within 5 days.' },
  } as const,
});

/** The columns for the policies; read with every page. */
export const pageColumns = { ...userColumns, ...nameColumns, activeOffers: true, about: true, bannedAt: true } as const;

export const CompanyPage = builder.prismaNode('User', {
  variant: 'CompanyPage',
  extensions: readBy('PEOPLE'),
  id: { field: 'id' },
  select: pageColumns,
  description:
    'What an employer tells about their company. Public while a registered employer has an active job offer or a text about ' +
    'the company; else for the employer and admins.',
  authScopes: (employer, { viewer }) => canSeeCompanyPage(viewer, employer),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id of the employer, as the address uses it.' }),
    viewerCanReport: t.boolean({
      description: 'Whether it is a page of someone else, which the viewer can report to the admins.',
      resolve: ({ id }, _args, { viewer }) => !ownOrForAdmins(viewer, id),
    }),
    isPublic: t.boolean({ description: 'Whether everyone can see the page.', resolve: hasPublicPage }),
    employerName: t.string({
      description: 'The first name of the employer.',
      resolve: async (employer, _args, ctx) => firstName(await visibleName(ctx, employer)),
    }),
    companyName: t.string({
      nullable: true,
      description: 'The name of the company. Null if there is none, or if it has contact data in it.',
      select: { company: true },
      resolve: (employer, _args, { viewer }) => pageCompany(viewer, employer),
    }),
    about: t.exposeString('about', {
      nullable: true,
      description: 'About the company, in Markdown, at most 2000 characters.',
    }),
    aboutHtml: t.string({
      nullable: true,
      description: 'About the company as safe HTML: all HTML in it is escaped, and headings are `h3`.',
      resolve: ({ about }) => about && markdownToPageHtml(about),
    }),
    summary: t.string({
      nullable: true,
      description: 'The beginning of `about` as one line of plain text of at most 160 characters.',
      resolve: ({ about }) => about && summaryOf(about, 160),
    }),
    logoUri: t.exposeString('logoUri', { nullable: true, description: 'A square picture.' }),
    memberSince: t.expose('createdAt', { type: 'DateTime', description: 'When the employer joined.' }),
    replyTime: t.field({
      type: ReplyTime,
      nullable: true,
      description:
        'How soon the employer usually answers job seekers. Null with fewer than 5 answers in 90 days, or if it takes longer.',
      resolve: ({ id }, _args, ctx) => replyTime(ctx, id),
    }),
  }),
});

builder.prismaObjectField(CompanyPage, 'badges', (t) =>
  t.field({
    type: [Badge],
    description: 'What was verified of the employer.',
    select: badgeColumns,
    resolve: badgesOf,
  }),
);

builder.queryField('companyPage', (t) =>
  t.prismaField({
    type: CompanyPage,
    nullable: true,
    authScopes: { public: true },
    description: 'The company page of the employer with this integer id. Null if the viewer may not see it.',
    args: { databaseId: t.arg.int({ required: true, description: 'The integer id used in URLs.' }) },
    resolve: (query, _root, { databaseId }, { db, viewer }) =>
      db.user.findFirst({ ...query, where: { AND: [{ id: databaseId }, visibleCompanyPages(viewer)] } }),
  }),
);

builder.objectField(Viewer, 'companyPage', (t) =>
  t.prismaField({
    type: CompanyPage,
    nullable: true,
    description: "The viewer's own page, public or not. Null for viewers who are not signed-in employers.",
    resolve: (query, viewer, _args, { db }) =>
      viewer.kind === 'employer' ? db.user.findUnique({ ...query, where: { id: viewer.id } }) : null,
  }),
);

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

mutation('saveEmployer', saveEmployer, {
  description: 'Changes an employer. For the employer, once signed in, and for admins, who change guests too.',
  inputDescription: 'Absent fields are unchanged; null clears an optional field.',
  input: (t) => ({
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
  run: async (ctx, { employer, version, ...data }) => ({
    id: await saveEmployer(ctx, recordId(employer, 'Employer'), data, version),
  }),
  payloadDescription: 'The employer as stored.',
  payload: (t) => ({
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
});
