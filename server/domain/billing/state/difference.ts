import type { PaymentDifference, Prisma } from '../../../generated/prisma/client.ts';
import { write } from '../../core/write/write.ts';
import type { BillingServices } from '../context.ts';

/** What an examination found and could not repair. */
export type Finding = Pick<PaymentDifference, 'kind'> &
  Partial<Pick<PaymentDifference, 'employerId' | 'currency' | 'amount' | 'ourAmount' | 'eventType'>>;

type Services = Pick<BillingServices, 'db' | 'now'>;

/**
 * Stores what is different about a payment, subscription or event now, and settles what no longer is.
 * @param subject the provider's id of it
 */
export const noteDifferences = (services: Services, subject: string, findings: readonly Finding[]): Promise<void> =>
  write({ db: services.db }, [], async (tx) => {
    const foundAt = services.now();
    await settleDifferences(services, subject, tx, findings);
    for (const { kind, ...facts } of findings) {
      await tx.paymentDifference.upsert({
        where: { kind_subject: { kind, subject } },
        create: { kind, subject, foundAt, ...facts },
        update: { settledAt: null, ...facts },
      });
    }
  });

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
