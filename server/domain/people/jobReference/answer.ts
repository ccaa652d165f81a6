import type { JobReference } from '../../../generated/prisma/client.ts';
import type { Services } from '../../core/context.ts';
import { NotFound } from '../../core/failures/errors.ts';
import type { MailedKey } from '../../core/keys/personKeys.ts';
import { validated } from '../../core/text/input/validation.ts';
import { write } from '../../core/write/write.ts';
import { sentenceSchema } from './jobReference.input.ts';
import { shownState } from './jobReference.policy.ts';
import { isOwnMailbox } from './jobReference.ts';

/** Answers of former employers with the link in a mail, without signing in. */

/** What the link shows. The reference is null when it was removed or its job seeker is gone. */
export type MailedReference = {
  reference: (JobReference & { jobSeeker: { name: string } }) | null;
  status: ReturnType<typeof shownState> | 'GONE';
  /** Whether this receiver gets no more such mails. */
  isStopped: boolean;
};

/** The reference of this token; null for an unknown token. */
export async function mailedReference(services: Services, token: string): Promise<MailedReference | null> {
  const key = services.referenceTokens.read(token);
  if (key === null) return null;
  const reference = await services.db.jobReference.findFirst({
    where: referenceOf(key),
    include: { jobSeeker: { select: { name: true } } },
  });
  const refusals = await services.db.referenceRefusal.count({ where: { emailKey: key.emailKey, jobSeekerId: null } });
  return {
    reference,
    status: reference ? shownState(reference, services.now()) : 'GONE',
    isStopped: refusals > 0,
  };
}

/**
 * Confirms the reference of this token, with a sentence that everyone can read. Only what waits is answered: a second answer
 * changes nothing.
 * @throws NotFound for an unknown token, InvalidInput on `sentence`
 */
export async function confirmReference(services: Services, token: string, input: { sentence: string }): Promise<void> {
  const key = keyOf(services, token);
  const { sentence } = validated(sentenceSchema, input);
  await answer(services, key, { state: 'CONFIRMED', sentence });
}

/**
 * Says that the reference of this token is not right. Its job seeker cannot ask this person again.
 * @throws NotFound for an unknown token
 */
export async function declineReference(services: Services, token: string): Promise<void> {
  await answer(services, keyOf(services, token), { state: 'DECLINED' });
}

/**
 * The receiver of this token's mail gets no more mails about references from any job seeker. A reference that waits stays.
 * @throws NotFound for an unknown token
 */
export async function stopReferenceMails({ db, referenceTokens, now }: Services, token: string): Promise<void> {
  const key = referenceTokens.read(token);
  if (key === null) throw new NotFound();
  const data = [{ emailKey: key.emailKey, createdAt: now() }];
  await write({ db }, [], (tx) => tx.referenceRefusal.createMany({ data, skipDuplicates: true }));
}

function keyOf({ referenceTokens }: Services, token: string): MailedKey {
  const key = referenceTokens.read(token);
  if (key === null) throw new NotFound();
  return key;
}

const referenceOf = ({ id }: MailedKey) => ({ id, jobSeeker: { deletedAt: null, bannedAt: null } }) as const;

async function answer(
  { db, now }: Services,
  key: MailedKey,
  data: { state: 'CONFIRMED'; sentence: string | null } | { state: 'DECLINED' },
): Promise<void> {
  const found = await db.jobReference.findFirst({ where: referenceOf(key), select: { jobSeekerId: true } });
  if (!found) return;
  const { jobSeekerId } = found;
  await write({ db }, [{ id: jobSeekerId, evenIfDeleted: true }], async (tx) => {
    const reference = await tx.jobReference.findFirst({
      where: referenceOf(key),
      include: { jobSeeker: { select: { email: true } } },
    });
    if (!reference || shownState(reference, now()) !== 'WAITING') return;
    // A job seeker may have taken this email since.
    if (data.state === 'CONFIRMED' && isOwnMailbox(reference.jobSeeker, reference.contactEmail)) return;
    await tx.jobReference.update({
      where: { id: reference.id },
      data: { ...data, answeredAt: now() },
      select: { id: true },
    });
    if (data.state === 'DECLINED') {
      await tx.referenceRefusal.createMany({
        data: [{ emailKey: key.emailKey, jobSeekerId, createdAt: now() }],
        skipDuplicates: true,
      });
    }
  });
}
