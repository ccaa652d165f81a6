import { builder } from '../../../graphql/builder.ts';
import { connectionOf, reverseArg, updatedSinceArg } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { addDelete, addOrder, addSave, versionField } from '../../../graphql/record.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { City, Job } from '../../core/catalog/reference.graph.ts';
import { byName, byPosition, withDirection } from '../../core/lists/listing.ts';
import { markdownToPageHtml } from '../../core/text/markdown.ts';
import { ContactRequest } from '../../hiring/contactRequest/contactRequest.graph.ts';
import { careerVerbs, cityVerbs, contactRequestStatuses, contactRequestStatusVerbs, jobVerbs } from './catalog.ts';

export const ContactRequestStatus = builder.prismaNode('ContactRequestStatus', {
  extensions: readBy('EVERY'),
  id: { field: 'id' },
  authScopes: { admin: true },
  description: 'How far a contact request has come. For admins.',
  fields: (t) => ({
    version: versionField(t, 'CONTACT_REQUEST_STATUS'),
    databaseId: t.exposeInt('id', { description: 'The integer id, as the REST layer and the addresses use it.' }),
    name: t.exposeString('name', { description: 'As the list of contact requests shows it.' }),
    description: t.exposeString('description', { description: 'When to use it, for other admins.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.prismaObjectField(ContactRequest, 'status', (t) =>
  t.field({
    type: ContactRequestStatus,
    nullable: true,
    description: 'The status; null until an admin sets one. For admins.',
    select: { status: true },
    resolve: (request, _args, { viewer }) => (viewer.kind === 'admin' ? request.status : null),
  }),
);

const ContactRequestStatusSort = builder.enumType('ContactRequestStatusSort', {
  description: 'How statuses are ordered.',
  values: {
    POSITION: { value: 'position', description: 'In the order that admins have given.' },
    CREATED: { value: 'created', description: 'The newest first.' },
  } as const,
});

builder.queryFields((t) => ({
  contactRequestStatuses: t.connection(
    {
      type: ContactRequestStatus,
      authScopes: { admin: true },
      description: 'All statuses. For admins.',
      args: {
        page: t.arg.int(pageArg),
        sort: t.arg({
          type: ContactRequestStatusSort,
          required: true,
          defaultValue: 'position',
          description: 'By their order unless given.',
        }),
        reverse: t.arg.boolean(reverseArg),
        updatedSince: t.arg(updatedSinceArg),
      },
      resolve: (_root, args, ctx) =>
        connectionOf(
          ctx,
          withDirection(contactRequestStatuses(ctx.viewer, args.sort), args.reverse),
          args,
          rowsOf(ctx, 'contactRequestStatus'),
        ),
    },
    { name: 'ContactRequestStatusConnection', description: 'A page of statuses.', fields: numberedPages },
    { name: 'ContactRequestStatusEdge' },
  ),
  contactRequestStatus: t.prismaField({
    type: ContactRequestStatus,
    nullable: true,
    authScopes: { admin: true },
    description: 'The status with this integer id. For admins.',
    args: { databaseId: t.arg.int({ required: true, description: 'The integer id used in URLs.' }) },
    resolve: (query, _root, { databaseId }, { db, viewer }) =>
      db.contactRequestStatus.findFirst({
        ...query,
        where: { ...contactRequestStatuses(viewer).where, id: databaseId },
      }),
  }),
}));

addSave(
  'CONTACT_REQUEST_STATUS',
  ContactRequestStatus,
  (t) => ({
    name: t.string({ required: true, description: 'As the list of contact requests shows it.' }),
    description: t.string({ required: true, description: 'When to use it, for other admins.' }),
  }),
  {
    description: 'Makes or changes a status. For admins.',
    idDescription: 'Of the status to change; without it a new one is made.',
    payloadField: 'status',
    save: contactRequestStatusVerbs.save,
  },
);

addOrder('CONTACT_REQUEST_STATUS', 'ContactRequestStatuses', 'Puts the statuses in order. For admins.');
addDelete(
  'ContactRequestStatus',
  'Deletes a status that no contact request has. For admins.',
  contactRequestStatusVerbs.remove,
);

builder.queryField('jobsConnection', (t) =>
  t.connection(
    {
      type: Job,
      authScopes: { public: true },
      description: 'Jobs by name, in pages. `jobs` returns all at once.',
      args: {
        page: t.arg.int(pageArg),
        reverse: t.arg.boolean(reverseArg),
        updatedSince: t.arg(updatedSinceArg),
      },
      resolve: (_root, args, ctx) => connectionOf(ctx, withDirection(byName, args.reverse), args, rowsOf(ctx, 'job')),
    },
    { name: 'JobConnection', description: 'A page of jobs.', fields: numberedPages },
    { name: 'JobEdge' },
  ),
);

addSave(
  'JOB',
  Job,
  (t) => ({
    name: t.string({
      required: true,
      description: "The singular, such as 'Waiter'. The slug is made from it at creation.",
    }),
    plural: t.string({ required: true, description: "The plural, such as 'Waiters'." }),
    skills: t.stringList({ description: 'What an answer about the job can name, at most 20. If absent, they stay.' }),
  }),
  {
    description: 'Creates or changes a job. For admins.',
    idDescription: 'The job to change; without it a new one is created.',
    save: jobVerbs.save,
  },
);

addDelete('Job', 'Deletes a job that no record refers to. For admins.', jobVerbs.remove);

builder.queryField('citiesConnection', (t) =>
  t.connection(
    {
      type: City,
      authScopes: { public: true },
      description: 'Cities by name, in pages. `cities` returns all at once.',
      args: {
        page: t.arg.int(pageArg),
        reverse: t.arg.boolean(reverseArg),
        updatedSince: t.arg(updatedSinceArg),
      },
      resolve: (_root, args, ctx) => connectionOf(ctx, withDirection(byName, args.reverse), args, rowsOf(ctx, 'city')),
    },
    { name: 'CityConnection', description: 'A page of cities.', fields: numberedPages },
    { name: 'CityEdge' },
  ),
);

addSave(
  'CITY',
  City,
  (t) => ({
    name: t.string({ required: true, description: 'The name. The slug is made from it at creation.' }),
    countryId: t.int({ required: true, description: 'Integer id of a country.' }),
    recommendedPrices: t.intList({
      required: true,
      description: 'The rate choices, in whole currency units per hour.',
    }),
    timeZone: t.string({
      description:
        'By its IANA name, such as `Asia/Singapore`. If absent, it stays; a new city has that of another one in the country, or UTC.',
    }),
  }),
  {
    description: 'Creates or changes a city. For admins.',
    idDescription: 'The city to change; without it a new one is created.',
    save: cityVerbs.save,
  },
);

addDelete('City', 'Deletes a city that no record refers to. For admins.', cityVerbs.remove);

const Career = builder.prismaNode('Career', {
  extensions: readBy('EVERY'),
  id: { field: 'id' },
  authScopes: { public: true },
  description: 'An open position at the company itself.',
  fields: (t) => ({
    version: versionField(t, 'CAREER'),
    databaseId: t.exposeInt('id', { description: 'The integer id, as the REST layer and the addresses use it.' }),
    title: t.exposeString('title', { description: 'The position.' }),
    subTitle: t.exposeString('subTitle', { description: 'One line below the title.' }),
    description: t.exposeString('description', { description: 'Description of the position, in Markdown.' }),
    descriptionHtml: t.string({
      description: 'The description as safe HTML: all HTML in it is escaped, and links lead to the web or to mail.',
      resolve: ({ description }) => markdownToPageHtml(description),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.queryFields((t) => ({
  careers: t.connection(
    {
      type: Career,
      authScopes: { public: true },
      description: 'All careers, in the order that admins have given; a new one comes first.',
      args: {
        page: t.arg.int(pageArg),
        reverse: t.arg.boolean(reverseArg),
        updatedSince: t.arg(updatedSinceArg),
      },
      resolve: (_root, args, ctx) =>
        connectionOf(ctx, withDirection(byPosition, args.reverse), args, rowsOf(ctx, 'career')),
    },
    { name: 'CareerConnection', description: 'A page of careers.', fields: numberedPages },
    { name: 'CareerEdge' },
  ),
  career: t.prismaField({
    type: Career,
    nullable: true,
    authScopes: { public: true },
    description: 'The career with this integer id.',
    args: { databaseId: t.arg.int({ required: true, description: 'The integer id used in URLs.' }) },
    resolve: (query, _root, { databaseId }, { db }) => db.career.findUnique({ ...query, where: { id: databaseId } }),
  }),
}));

addSave(
  'CAREER',
  Career,
  (t) => ({
    title: t.string({ required: true, description: 'The position.' }),
    subTitle: t.string({ required: true, description: 'One line below the title.' }),
    description: t.string({ required: true, description: 'Description of the position, in Markdown.' }),
  }),
  {
    description: 'Creates or changes a career. For admins.',
    idDescription: 'The career to change; without it a new one is created.',
    save: careerVerbs.save,
  },
);

addOrder('CAREER', 'Careers', 'Puts the careers in order. For admins.');
addDelete('Career', 'Deletes a career. For admins.', careerVerbs.remove);
