import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { databaseId } from '../../../graphql/globalId.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { knownId } from '../../../graphql/record.ts';
import { rowsOf, storedRow } from '../../../graphql/rows.ts';
import { User, userColumns } from '../../accounts/access/user.graph.ts';
import { Message } from '../../chat/message/message.graph.ts';
import { ChatReferenceInput, chatReference } from '../../chat/seat/chatMember.graph.ts';
import { InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { JobOffer, jobOfferColumns } from '../../offers/jobOffer/jobOffer.graph.ts';
import { Rating, ratingColumns } from '../../people/rating/rating.graph.ts';
import type { ReportSubject } from './report.ts';
import { type ReportContext as ReportContextShape, report, reportContext, reports, resolveReport } from './report.ts';

const ReportKind = builder.enumType('ReportKind', {
  description: 'What is reported.',
  values: {
    PROFILE: { description: 'The profile of a job seeker.' },
    JOB_OFFER: { description: 'What an employer offers, once it is published.' },
    COMPANY: { description: 'The company page of an employer.' },
    MESSAGE: { description: 'A message in a chat.' },
    RATING: { description: 'A rating of a job seeker, which its employer wrote.' },
  } as const,
});

const ReportReason = builder.enumType('ReportReason', {
  description: 'Why something is reported.',
  values: {
    SPAM: { description: 'Advertising, or the same again and again.' },
    FRAUD: { description: 'It asks for money or data, or promises what is not true.' },
    OFFENSIVE: { description: 'It insults, threatens or harasses.' },
    FALSE: { description: 'Someone else, or facts that are wrong.' },
    CONTACT_DATA: { description: 'Contact data or links where none may be.' },
    OTHER: { description: 'Something else; the text says what.' },
  } as const,
});

const ReportState = builder.enumType('ReportState', {
  description: 'Where a report stands.',
  values: {
    OPEN: { description: 'It waits for an admin.' },
    DISMISSED: { description: 'Nothing was wrong.' },
    WARNED: { description: 'The reported person was warned.' },
    REMOVED: { description: 'What was reported was removed.' },
    BANNED: { description: 'The reported person was banned.' },
  } as const,
});

const ReportResolution = builder.enumType('ReportResolution', {
  description: 'What an admin did about a report.',
  values: {
    DISMISSED: { description: 'Nothing was wrong.' },
    WARNED: { description: 'The reported person was warned.' },
    REMOVED: { description: 'What was reported was removed.' },
    BANNED: { description: 'The reported person was banned.' },
  } as const,
});

const Report = builder.prismaNode('Report', {
  extensions: readBy('OFFICE'),
  id: { field: 'id' },
  authScopes: { admin: true },
  description: 'What someone has reported. For admins.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id, as addresses carry it.' }),
    kind: t.expose('kind', { type: ReportKind, description: 'What is reported.' }),
    reason: t.expose('reason', { type: ReportReason, description: 'Why.' }),
    text: t.exposeString('text', { nullable: true, description: "The reporter's words. Null: none." }),
    state: t.expose('state', { type: ReportState, description: 'Where it stands.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    reported: t.field({
      type: User,
      description: 'The person whose profile, offer, page or message it is.',
      select: (_args, _ctx, nestedSelection) => ({ user: nestedSelection({ select: userColumns }) }),
      resolve: ({ user }) => user,
    }),
    jobOffer: t.field({
      type: JobOffer,
      nullable: true,
      description: 'The reported offer. Null for all else.',
      select: (_args, _ctx, nestedSelection) => ({ jobOffer: nestedSelection({ select: jobOfferColumns }) }),
      resolve: ({ jobOffer }) => jobOffer,
    }),
    messageDatabaseId: t.exposeInt('messageId', {
      nullable: true,
      description: 'The integer id of the reported message. Null for all else.',
    }),
    chatDatabaseId: t.int({
      nullable: true,
      description: 'The integer id of the chat of the reported message. Null for all else.',
      select: { message: { select: { chatId: true } } },
      resolve: ({ message }) => message?.chatId ?? null,
    }),
    rating: t.field({
      type: Rating,
      nullable: true,
      description: 'The reported rating. Null for all else.',
      select: (_args, _ctx, nestedSelection) => ({ rating: nestedSelection({ select: ratingColumns }) }),
      resolve: ({ rating }) => rating,
    }),
    reporter: t.field({
      type: User,
      nullable: true,
      description: 'Who reported it. Null for a visitor, and after the deletion of the account.',
      select: (_args, _ctx, nestedSelection) => ({ reporter: nestedSelection({ select: userColumns }) }),
      resolve: ({ reporter }) => reporter,
    }),
    reporterEmail: t.exposeString('reporterEmail', {
      nullable: true,
      description: 'Where a visitor wants to be answered. Null: not given.',
    }),
    note: t.exposeString('note', { nullable: true, description: 'What the admin wrote down. Null: nothing.' }),
    resolvedAt: t.expose('resolvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was resolved. Null: it is open.',
    }),
    resolverName: t.string({
      nullable: true,
      description: 'The admin who resolved it. Null: it is open.',
      select: { resolver: { select: { name: true } } },
      resolve: ({ resolver }) => resolver?.name ?? null,
    }),
  }),
});

const ReportContext = builder.objectRef<ReportContextShape>('ReportContext').implement({
  extensions: readBy('OFFICE'),
  description: 'What surrounds a report.',
  fields: (t) => ({
    messages: t.prismaField({
      type: [Message],
      description: 'The reported message among the 4 before and the 4 after it. Empty for all else.',
      resolve: (query, { messages }, _args, { db }) =>
        db.message.findMany({ ...query, where: { id: { in: messages } }, orderBy: { id: 'asc' } }),
    }),
    others: t.field({
      type: [Report],
      description: 'Other reports about the same person, the newest first, at most 20.',
      resolve: ({ others }) => others,
    }),
  }),
});

const ReportFilter = builder.inputType('ReportFilter', {
  description: 'A field that is absent or null does not filter.',
  fields: (t) => ({
    open: t.boolean({ description: 'Only open ones, the oldest first; or only resolved ones.' }),
    kind: t.field({ type: ReportKind, description: 'What is reported.' }),
  }),
});

builder.queryFields((t) => ({
  reports: t.connection(
    {
      type: Report,
      authScopes: { admin: true },
      description: 'What was reported: open ones with the oldest first, all others with the newest first. For admins.',
      args: {
        filter: t.arg({ type: ReportFilter, description: 'Restricts the list.' }),
        page: t.arg.int(pageArg),
      },
      resolve: (_root, { filter, ...args }, ctx, info) => {
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'] });
        return connectionOf(ctx, reports(ctx.viewer, filter ?? {}), args, rowsOf(ctx, 'report', query));
      },
    },
    { name: 'ReportConnection', description: 'A page of reports.', fields: numberedPages },
    { name: 'ReportEdge', description: 'A report in a list.' },
  ),
  report: t.prismaField({
    type: Report,
    nullable: true,
    authScopes: { admin: true },
    description: 'The report with this integer id. For admins.',
    args: { databaseId: t.arg.int({ required: true, description: 'The integer id used in URLs.' }) },
    resolve: (query, _root, { databaseId }, { db }) => db.report.findUnique({ ...query, where: { id: databaseId } }),
  }),
  reportContext: t.field({
    type: ReportContext,
    authScopes: { admin: true },
    description: 'What surrounds the report with this integer id. For admins.',
    args: { databaseId: t.arg.int({ required: true, description: 'The integer id of the report.' }) },
    resolve: (_root, { databaseId }, ctx) => reportContext(ctx, databaseId),
  }),
}));

const kinds = new Map<string, 'PROFILE' | 'JOB_OFFER' | 'COMPANY' | 'RATING'>([
  ['JobSeeker', 'PROFILE'],
  ['JobOffer', 'JOB_OFFER'],
  ['CompanyPage', 'COMPANY'],
  ['Employer', 'COMPANY'],
  ['Rating', 'RATING'],
]);

/** What a global id names; an id of another type matches no record. */
function subjectOf(
  subject: { typename: string; id: string },
  chat: typeof ChatReferenceInput.$inferInput | null | undefined,
): ReportSubject {
  const id = databaseId(subject, subject.typename) ?? 0;
  const kind = kinds.get(subject.typename);
  if (kind) return { kind, id };
  if (subject.typename !== 'Message') throw new NotFound();
  if (!chat) throw InvalidInput.of('chat', 'Please name the chat of the message.');
  return { kind: 'MESSAGE', id, chat: chatReference(chat) };
}

mutation('report', report, {
  description:
    'Reports to the admins what the viewer can see. The reported person is not told who reported it. While a report is ' +
    'open, the same one again changes nothing.',
  input: (t) => ({
    subject: t.globalID({
      required: true,
      description: 'A job seeker, a job offer, an employer or a company page, a rating, or a message.',
    }),
    chat: t.field({ type: ChatReferenceInput, description: 'Of a message: the chat, as the viewer opens it.' }),
    reason: t.field({ type: ReportReason, required: true, description: 'Why it is reported.' }),
    text: t.string({ description: 'At most 2000 characters. Required for `OTHER`.' }),
    email: t.string({ description: 'Where a visitor wants to be answered. Ignored for users.' }),
  }),
  run: async (ctx, { subject, chat, ...input }) => {
    await report(ctx, subjectOf(subject, chat), input);
    return { isReported: true };
  },
  payload: (t) => ({
    isReported: t.exposeBoolean('isReported', { description: 'Always true: the admins have the report.' }),
  }),
});

mutation('resolveReport', resolveReport, {
  description:
    'Notes what an admin did about a report. `BANNED` also bans the reported person; all else changes nothing. For admins.',
  input: (t) => ({
    id: t.globalID({ required: true, description: 'The report.' }),
    resolution: t.field({ type: ReportResolution, required: true, description: 'What was done.' }),
    note: t.string({
      description: 'For other admins. At most 2000 characters. With `BANNED` the reason of the ban.',
    }),
  }),
  run: async (ctx, { id, ...input }) => ({
    id: await resolveReport(ctx, knownId(id, 'Report'), input),
  }),
  payload: (t) => ({
    report: t.prismaField({
      type: Report,
      description: 'The resolved report.',
      resolve: storedRow('report'),
    }),
  }),
});
