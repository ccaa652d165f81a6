import type { PaymentDifference, Prisma } from '../../../generated/prisma/client.ts';
import type { Services } from '../../core/context.ts';
import { write } from '../../core/write/write.ts';

/** What an examination found and could not repair. */
export type Finding = Pick<PaymentDifference, 'kind'> &
  Partial<Pick<PaymentDifference, 'employerId' | 'currency' | 'amount' | 'ourAmount' | 'eventType'>>;

type Needed = Pick<Services, 'db' | 'now'>;

/**
 * Stores what is different about a payment, subscription or event now, and settles what no longer is. What an admin has closed stays
 * closed until it changes.
 * @param subject the provider's id of it
 */
export const noteDifferences = (services: Needed, subject: string, findings: readonly Finding[]): Promise<void> =>
  write({ db: services.db }, [], async (tx) => {
    const foundAt = services.now();
    await settleDifferences(services, subject, tx, findings);
    for (const { kind, ...facts } of findings) {
      const where = { kind_subject: { kind, subject } };
      const held = await tx.paymentDifference.findUnique({ where });
      if (held?.closedAt && isSame(held, facts)) continue;
      const open = { settledAt: null, closedAt: null, closedById: null, closedReason: null };
      await tx.paymentDifference.upsert({
        where,
        create: { kind, subject, foundAt, ...facts },
        update: { ...open, ...facts },
      });
    }
  });

/** Whether it is what an admin has decided about. */
const isSame = (held: PaymentDifference, facts: Omit<Finding, 'kind'>): boolean =>
  held.employerId === (facts.employerId ?? null) &&
  held.currency === (facts.currency ?? null) &&
  held.amount === (facts.amount ?? null) &&
  held.ourAmount === (facts.ourAmount ?? null) &&
  held.eventType === (facts.eventType ?? null);

/** Settles what was different about it, except these. */
export async function settleDifferences(
  { now }: Pick<Services, 'now'>,
  subject: string,
  tx: Prisma.TransactionClient,
  except: readonly Finding[] = [],
): Promise<void> {
  await tx.paymentDifference.updateMany({
    where: { subject, settledAt: null, kind: { notIn: except.map(({ kind }) => kind) } },
    data: { settledAt: now() },
  });
}
