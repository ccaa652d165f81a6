import { z } from 'zod';
import type { BulkAction } from '../../../../generated/prisma/client.ts';
import type { IncomingFile } from '../../../../media/media.ts';
import { auditedValues } from '../../../core/audit/audited.ts';
import type { Ctx, Services } from '../../../core/context.ts';
import { Conflict, InvalidInput, TooLarge } from '../../../core/failures/errors.ts';
import { isUniqueViolation } from '../../../core/failures/unavailable.ts';
import { type MailOfJob, mailJobs } from '../../../core/mail/deliver.ts';
import { letter } from '../../../core/mail/letter.ts';
import { calledName } from '../../../core/text/firstName.ts';
import { validated } from '../../../core/text/input/validation.ts';
import { verb } from '../../../core/viewer/verb.ts';
import { requireAdmin } from '../../../core/viewer/viewer.ts';
import { write } from '../../../core/write/write.ts';
import { nameWith } from '../../../files/stored/documentName.ts';
import { bulkKeySchema } from '../bulkAction.input.ts';
import { createAction } from '../start.ts';
import { readImport } from './dryRun.ts';
import { type ImportName, importMessages } from './import.input.ts';
import { importKinds } from './lists.ts';

export type ImportStart = {
  name: ImportName;
  /** The whole file again: a dry run keeps nothing. */
  file: IncomingFile;
  /** Whether each job seeker who is added is mailed. */
  mails: boolean;
  /** The number of rows that would be added, as the admin was shown. */
  expected: number;
  /** Idempotency key chosen by the sender: a repeated key starts no second import. */
  clientKey: string;
};

/** Rows that are stored with one statement. */
const batchSize = 1_000;
/**
 * Starts the import of the rows of a file that would become records; the queue does the work, as a bulk action. For admins.
 * @throws Conflict if the rows are others than in the dry run
 */
export const startImport = verb(
  'OFFICE',
  requireAdmin,
  [InvalidInput, TooLarge, Conflict],
  async (ctx: Ctx, admin, input: ImportStart): Promise<BulkAction> => {
    const { name, file, mails, expected } = input;
    const { clientKey } = validated(bulkKeySchema, input);
    const kind = importKinds[name];
    const started = () =>
      ctx.db.bulkAction.findUnique({ where: { adminId_clientKey: { adminId: admin.id, clientKey } } });
    const repeated = await started();
    if (repeated) {
      file.content.destroy();
      return repeated;
    }
    const { ready } = await readImport(ctx, name, file);
    // The same click was sent twice at once, and the first one's rows are records by now.
    const first = await started();
    if (first) return first;
    if (ready.length === 0) throw InvalidInput.of('file', importMessages.nothingToImport);
    if (ready.length !== expected) {
      throw new Conflict(
        `${ready.length.toLocaleString('en')} rows would be imported now. Please check the file again.`,
      );
    }
    try {
      return await write(
        ctx,
        [],
        async (tx) => {
          const action = await createAction(ctx, tx, {
            adminId: admin.id,
            kind,
            fileName: nameWith(file.name, '.csv'),
            mails: kind === 'JOB_SEEKER_IMPORT' && mails,
            allMatching: false,
            total: ready.length,
            clientKey,
          });
          for (let at = 0; at < ready.length; at += batchSize) {
            const rows = ready.slice(at, at + batchSize);
            await tx.bulkActionItem.createMany({ data: rows.map((row) => ({ bulkActionId: action.id, ...row })) });
          }
          const after = { kind, rows: ready.length };
          await auditedValues(ctx, tx, { action: 'bulkAction.start', type: 'BULK_ACTION', id: action.id, after });
          return action;
        },
        { isLong: true },
      );
    } catch (error) {
      // The same click was sent twice at once, and the other one was faster.
      const first = isUniqueViolation(error) ? await started() : null;
      if (first) return first;
      throw error;
    }
  },
);

/** The content of a job: the job seeker's id. It contains no names, addresses or texts. */
const importJobSchema = z.object({ jobSeekerId: z.int() });

/** Tells job seekers that they were added, if the admin chose so. */
export const sendImportMails = mailJobs('import-mail', importJobSchema, compose);

async function compose(
  services: Services,
  { jobSeekerId }: z.output<typeof importJobSchema>,
): Promise<MailOfJob | null> {
  const { db, links, productName, supportEmail } = services;
  // Read again: the account may be gone, or its owner may have come already.
  const jobSeeker = await db.user.findFirst({
    where: { id: jobSeekerId, role: 'ROLE_CANDIDATE', deletedAt: null, accounts: { none: {} } },
    select: { loginEmail: true, name: true, callName: true },
  });
  if (!jobSeeker?.loginEmail) return null;
  const mail = letter({
    subject: `We prepared a profile for you on ${productName}`,
    text: [
      `Hello ${calledName(jobSeeker)},`,
      `our team has prepared a profile for you on ${productName}, where employers find people for hourly work.`,
      'Choose a password to see and complete it: please enter this email address on the next page, and we will send you a link.',
    ],
    link: { action: 'Choose a password', url: links.resetPassword() },
    foot: `You do not want a profile? Write to ${supportEmail}, and we delete it.`,
    productName,
  });
  return {
    mail: { ...mail, to: jobSeeker.loginEmail, people: [jobSeekerId] },
    what: 'a mail about an import',
    ids: { jobSeeker: jobSeekerId },
  };
}
