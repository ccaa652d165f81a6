import { z } from 'zod';
import type { BackupState } from '../../../generated/prisma/client.ts';
import type { GivenUpJob } from '../../../queue/queue.ts';
import type { AuditAction } from '../../core/audit/actions.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import type { Ctx, Finding } from '../../core/context.ts';
import { Conflict, NotFound, Unavailable } from '../../core/failures/errors.ts';
import { requireMail } from '../../core/mail/admission.ts';
import { deliverMail } from '../../core/mail/deliver.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { adminVerb, verb } from '../../core/viewer/verb.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { write } from '../../core/write/write.ts';

/** The installation as its operators see it: parts, queues, jobs that were given up, and a test of the mail. */

export type QueueState = Awaited<ReturnType<Ctx['queue']['depths']>>[number];

export type SystemState = {
  version: string;
  parts: Finding[];
  queues: QueueState[];
  givenUp: GivenUpJob[];
  backup: Pick<BackupState, 'succeededAt' | 'failedAt'>;
};

/** So many of the jobs that were given up are listed. The queues count all. */
export const listedJobs = 100;

/**
 * The state of the installation now. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function systemState({ viewer, system, queue, db }: Ctx): Promise<SystemState> {
  requireAdmin(viewer);
  const [parts, queues, givenUp, backup] = await Promise.all([
    system.checks(),
    queue.depths(),
    queue.readGivenUp(listedJobs),
    db.backupState.findUniqueOrThrow({ where: { id: 1 } }),
  ]);
  return {
    version: system.version,
    parts: parts.map((part) => ({ ...part, says: inOurWords(part) })),
    queues: queues.toSorted((one, other) => one.queue.localeCompare(other.queue, 'en')),
    givenUp,
    backup,
  };
}

/** What a part says that fails may be the words of a server, which name its accounts and addresses. They stay in the terminal. */
const inOurWords = ({ state, says }: Finding): string =>
  state === 'wrong'
    ? 'Its settings are refused. The command doctor says why.'
    : state === 'unreachable'
      ? 'It does not answer. The command doctor says why.'
      : says;

/** Changes a job that was given up, of which the audit log keeps the queue and the id. */
const jobVerb = (
  action: AuditAction,
  change: (ctx: Ctx, tx: Parameters<Ctx['queue']['dropGivenUp']>[0], id: string) => Promise<string | null>,
) =>
  adminVerb('OFFICE', [NotFound], async (ctx: Ctx, id: string): Promise<void> => {
    if (!z.uuid().safeParse(id).success) throw new NotFound();
    await write(ctx, [], async (tx) => {
      const queue = await change(ctx, tx, id);
      if (queue === null) throw new NotFound();
      await auditedValues(ctx, tx, { action, type: 'SYSTEM', id: null, label: `${queue} ${id}` });
    });
  });

/**
 * Lets a job that was given up begin anew.
 * @throws NotFound, also for one that another admin has tried again or dropped
 */
export const retryGivenUpJob = jobVerb('system.retryJob', ({ queue }, tx, id) => queue.retryGivenUp(tx, id));

/**
 * Removes a job that was given up, so that it is never done.
 * @throws NotFound, as above
 */
export const dropGivenUpJob = jobVerb('system.dropJob', ({ queue }, tx, id) => queue.dropGivenUp(tx, id));

/**
 * Sends a mail to the admin now, to see whether mails leave.
 * @returns the address
 * @throws Conflict for an account without an email, Unavailable where no mail can be sent or the mail server does not take it
 */
export const sendTestMail = verb(
  'OFFICE',
  requireAdmin,
  [Conflict, Unavailable],
  async (ctx: Ctx, { id }): Promise<string> => {
    requireMail(ctx);
    const { productName, publicUrl, supportEmail, links } = ctx;
    const admin = await ctx.db.user.findUnique({ where: { id }, select: { email: true } });
    if (!admin?.email) throw new Conflict('Your account has no email address.');
    const { email: to } = admin;
    await write(ctx, [], (tx) => auditedValues(ctx, tx, { action: 'system.testMail', type: 'SYSTEM', id: null }));
    const mail = letter({
      subject: `A test email of ${productName}`,
      text: [
        'Hello,',
        `This is the test email that you asked for in the back office of ${publicUrl}. Emails are being sent.`,
      ],
      link: { action: 'Open the page of the system', url: links.system() },
      foot: questions(supportEmail),
      productName,
    });
    const { state } = await deliverMail(ctx, {
      jobId: `test-mail-${crypto.randomUUID()}`,
      mail: { ...mail, to, people: [id] },
      what: 'a test mail',
      ids: { user: id },
    });
    if (state !== 'sent') throw new Unavailable('The mail server did not take the email.');
    return to;
  },
);
