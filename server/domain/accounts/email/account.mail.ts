import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Services } from '../../core/context.ts';
import type { Admission } from '../../core/mail/admission.ts';

/** Mails about accounts are jobs, so that no answer waits for a mail server or tells by its time which mail is sent. */

/** To an email that someone has typed, whether or not an account has it. */
const toTypedEmail = [
  z.object({ kind: z.literal('signUp'), pendingId: z.int() }),
  /** `nonce` makes the code. */
  z.object({ kind: z.literal('changeEmail'), userId: z.int(), nonce: z.string() }),
  z.object({ kind: z.literal('resetPassword'), email: z.string(), askedAt: z.iso.datetime() }),
] as const;

/** To a person with an account, about what has happened to it. */
const toOwner = [
  /** `to` is an email that the account may no longer have when the job runs. */
  z.object({ kind: z.literal('emailIsAboutToChange'), userId: z.int(), to: z.string() }),
  z.object({ kind: z.literal('emailWasChanged'), userId: z.int(), to: z.string() }),
  z.object({ kind: z.literal('confirmEmail'), userId: z.int(), isNew: z.boolean() }),
  z.object({ kind: z.literal('twoFactor'), userId: z.int(), isOn: z.boolean() }),
  z.object({ kind: z.literal('webhookMade'), userId: z.int(), endpointId: z.int(), isChange: z.boolean() }),
  /** `byId` made the key, in place of a former one or not. */
  z.object({
    kind: z.literal('keyMade'),
    userId: z.int(),
    byId: z.int(),
    keyOfId: z.int(),
    keyId: z.int(),
    isReplacement: z.boolean(),
  }),
] as const;

/**
 * The content of a job. It contains no codes, links or texts; some contain an email, so that the jobs are removed when they are
 * done.
 */
export const accountMailSchema = z.discriminatedUnion('kind', [...toTypedEmail, ...toOwner]);

export type AccountMail = z.output<typeof accountMailSchema>;
type MailToTypedEmail = z.output<(typeof toTypedEmail)[number]>;
type MailToOwner = z.output<(typeof toOwner)[number]>;

/** Queues a mail to an email that someone has typed, in the transaction that it belongs to. */
export const queueMailToTypedEmail = (
  { queue }: Pick<Services, 'queue'>,
  tx: Prisma.TransactionClient,
  _admission: Admission,
  mail: MailToTypedEmail,
): Promise<void> => queue.add(tx, 'account-mail', mail);

/** Queues mails to the owner of an account, in the transaction that they belong to. */
export const queueMailsToOwner = (
  { queue }: Pick<Services, 'queue'>,
  tx: Prisma.TransactionClient,
  mails: MailToOwner[],
): Promise<void> => queue.addAll(tx, 'account-mail', mails);
