import type { BillingContext } from '../../billing/context.ts';
import { isUniqueViolation } from '../../core/failures/database.ts';
import { Conflict, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { publicVerb } from '../../core/viewer/verb.ts';
import { viewerId } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { reportSchema } from './report.input.ts';
import { type ReportSubject, subjectColumns } from './subject.ts';

export type ReportInput = { reason: string; text?: string | null; email?: string | null };

/**
 * Reports to the admins what the viewer can see: signed-in users, guests, holders of share links and visitors alike. While a
 * report is open, the same one again changes nothing.
 * @throws NotFound, InvalidInput on `reason`, `text` or `email`, Conflict for something of one's own
 */
export const report = publicVerb(
  'PEOPLE',
  [InvalidInput, NotFound, Conflict],
  async (ctx: BillingContext, subject: ReportSubject, input: ReportInput): Promise<void> => {
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
