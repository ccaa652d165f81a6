import type { Prisma, Report } from '../../../generated/prisma/client.ts';
import type { BillingContext } from '../../billing/context.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';

/** What is absent or null does not filter. */
export type ReportFilter = { open?: boolean | null; kind?: Report['kind'] | null };

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
export async function reportContext({ db, viewer }: BillingContext, id: number): Promise<ReportContext> {
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

async function messagesAround(db: BillingContext['db'], id: number): Promise<number[]> {
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
