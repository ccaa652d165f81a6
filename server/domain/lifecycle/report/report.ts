import type { Prisma, Report } from '../../../generated/prisma/client.ts';
import { visibleCompanyPages } from '../../accounts/access/employer.policy.ts';
import { visibleJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import { type ChatReference, resolveSeat } from '../../chat/seat/access.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { isUniqueViolation } from '../../core/failures/unavailable.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { validated } from '../../core/text/input/validation.ts';
import { publicVerb, verb } from '../../core/viewer/verb.ts';
import { requireAdmin, type Viewer, viewerId } from '../../core/viewer/viewer.ts';
import { lockRow } from '../../core/write/locks.sql.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { visibleJobOffers } from '../../offers/jobOffer/jobOffer.policy.ts';
import { visibleRatings } from '../../people/rating/rating.policy.ts';
import { announceBan, banIn } from '../ban/ban.ts';
import { reportSchema, resolutionSchema } from './report.input.ts';

export type ReportInput = { reason: string; text?: string | null; email?: string | null };

/**
 * Reports to the admins what the viewer can see: signed-in users, guests, holders of share links and visitors alike. While a
 * report is open, the same one again changes nothing.
 * @throws NotFound, InvalidInput on `reason`, `text` or `email`, Conflict for something of one's own
 */
export const report = publicVerb(
  'PEOPLE',
  [InvalidInput, NotFound, Conflict],
  async (ctx: Ctx, subject: ReportSubject, input: ReportInput): Promise<void> => {
    const { asUserId, ...columns } = await subjectColumns(ctx, subject);
    const { reason, text, email } = validated(reportSchema, input);
    const reporterId = viewerId(ctx.viewer) ?? asUserId;
    if (columns.userId === reporterId) throw new Conflict('You cannot report yourself.');
    await spend(ctx, 'reports', { account: reporterId });
    const { viewKeys, caller } = ctx;
    const reporterKey =
      reporterId === null ? viewKeys.ofBrowser(caller, 'report', '') : viewKeys.ofUser(reporterId, 'report', '');
    try {
      const people = [columns.userId, ...(asUserId === null ? [] : [asUserId])];
      await write(ctx, people, (tx) =>
        tx.report.create({
          data: {
            ...columns,
            kind: subject.kind,
            reason,
            text,
            reporterId,
            // The account of others has one.
            reporterEmail: reporterId === null ? email : null,
            reporterKey,
            createdAt: ctx.now(),
          },
          select: { id: true },
        }),
      );
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  },
);

/** What is reported. A message is named with the way in which the reporter sees its chat. */
export type ReportSubject =
  | { kind: 'PROFILE' | 'COMPANY' | 'JOB_OFFER' | 'RATING'; id: number }
  | { kind: 'MESSAGE'; id: number; chat: ChatReference };

/** What a report stores about its subject: its author, and the record. */
type SubjectColumns = {
  userId: number;
  jobOfferId: number | null;
  messageId: number | null;
  ratingId: number | null;
};

/**
 * What the viewer wants to report, if they can see it; and who the viewer is in it.
 * @throws NotFound
 */
async function subjectColumns(ctx: Ctx, subject: ReportSubject): Promise<SubjectColumns & { asUserId: number | null }> {
  const { db, viewer } = ctx;
  const { id } = subject;
  const none = { jobOfferId: null, messageId: null, ratingId: null, asUserId: null };
  const present = { deletedAt: null };
  const select = { id: true } as const;
  switch (subject.kind) {
    case 'PROFILE': {
      const found = await db.user.findFirst({
        where: { AND: [{ id, ...present }, visibleJobSeekers(viewer)] },
        select,
      });
      if (found) return { ...none, userId: id };
      break;
    }
    case 'COMPANY': {
      const found = await db.user.findFirst({
        where: { AND: [{ id, ...present }, visibleCompanyPages(viewer)] },
        select,
      });
      if (found) return { ...none, userId: id };
      break;
    }
    case 'JOB_OFFER': {
      const found = await db.jobOffer.findFirst({
        where: { AND: [{ id, employer: present }, visibleJobOffers(viewer)] },
        select: { employerId: true },
      });
      if (found) return { ...none, userId: found.employerId, jobOfferId: id };
      break;
    }
    case 'RATING': {
      const found = await db.rating.findFirst({
        where: { AND: [{ id, employer: present }, visibleRatings(viewer)] },
        select: { employerId: true },
      });
      if (found) return { ...none, userId: found.employerId, ratingId: id };
      break;
    }
    case 'MESSAGE': {
      const seat = await resolveSeat(ctx, subject.chat);
      const found = await db.message.findFirst({
        where: { id, chatId: seat.chat.id, user: present },
        select: { userId: true },
      });
      if (found) return { ...none, userId: found.userId, messageId: id, asUserId: seat.userId };
    }
  }
  throw new NotFound();
}

/** What is absent or null does not filter. */
type ReportFilter = { open?: boolean | null; kind?: Report['kind'] | null };

/**
 * The reports: open ones with the oldest first, and all others with the newest first. For admins.
 * @throws SignInRequired, Forbidden
 */
export function reports(viewer: Viewer, { open, kind }: ReportFilter): Listing<Prisma.ReportWhereInput> {
  requireAdmin(viewer);
  return {
    where: {
      ...(open != null && { state: open ? 'OPEN' : { not: 'OPEN' } }),
      ...(kind != null && { kind }),
    },
    order: [{ field: 'createdAt', direction: open ? 'asc' : 'desc' }],
  };
}

/** What an admin needs to decide: the ids of the message and its neighbours, and what else was reported about this person. */
export type ReportContext = { messages: number[]; others: Report[] };

const neighbours = 4;
const maxOthers = 20;

/**
 * What surrounds a report. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function reportContext({ db, viewer }: Ctx, id: number): Promise<ReportContext> {
  requireAdmin(viewer);
  const report = await db.report.findUnique({ where: { id }, select: { userId: true, messageId: true } });
  if (!report) return { messages: [], others: [] };
  const [others, messages] = await Promise.all([
    db.report.findMany({
      where: { userId: report.userId, id: { not: id } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: maxOthers,
    }),
    report.messageId === null ? [] : messagesAround(db, report.messageId),
  ]);
  return { messages, others };
}

async function messagesAround(db: Ctx['db'], id: number): Promise<number[]> {
  const { chatId } = await db.message.findUniqueOrThrow({ where: { id }, select: { chatId: true } });
  const beside = (than: 'lt' | 'gt', direction: 'asc' | 'desc') =>
    db.message.findMany({
      where: { chatId, id: { [than]: id } },
      orderBy: { id: direction },
      take: neighbours,
      select: { id: true },
    });
  const [before, after] = await Promise.all([beside('lt', 'desc'), beside('gt', 'asc')]);
  return [...before.toReversed(), { id }, ...after].map((message) => message.id);
}

/**
 * Notes what an admin did about a report. 'Banned' also bans the reported person, unless they are banned; the note is the
 * reason. It changes nothing else, and only admins are told.
 * @throws Conflict if it was resolved already, Forbidden for the ban of an admin
 */
export const resolveReport = verb(
  'OFFICE',
  requireAdmin,
  [InvalidInput, NotFound, Conflict],
  async (ctx: Ctx, admin, id: number, input: { resolution: string; note?: string | null }): Promise<number> => {
    const { resolution, note } = validated(resolutionSchema, input);
    const reported = await ctx.db.report.findUnique({
      where: { id },
      select: { user: { select: { id: true, role: true } } },
    });
    if (!reported) throw new NotFound();
    const banned = await write(ctx, [reported.user.id], async (tx) => {
      await lockRow(tx, 'report', id);
      const report = await tx.report.findUnique({
        where: { id },
        select: { state: true, resolver: { select: { name: true } } },
      });
      if (!report) throw new NotFound();
      if (report.state !== 'OPEN') {
        throw new Conflict(`${report.resolver?.name ?? 'Another admin'} has already resolved this report.`);
      }
      await tx.report.update({
        where: { id },
        data: { state: resolution, note, resolverId: admin.id, resolvedAt: ctx.now() },
        select: { id: true },
      });
      await auditedValues(ctx, tx, {
        action: 'report.resolve',
        type: 'REPORT',
        id,
        before: { state: report.state },
        after: { state: resolution },
        personal: note === null ? [] : ['note'],
      });
      return resolution === 'BANNED' ? banIn(ctx, tx, reported.user, note ?? `Report #${id}`) : null;
    });
    if (banned) announceBan(ctx, banned);
    return id;
  },
);
