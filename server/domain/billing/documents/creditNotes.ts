import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { inExchange } from '../../../payment/exchange.ts';
import type { Services } from '../../core/context.ts';
import { write } from '../../core/write/write.ts';

/** Each refund has a credit note at the provider. Ours are copies. */

const jobSchema = z.object({ invoiceId: z.int() });

/**
 * Queues the credit notes of an invoice, in the transaction that records its refund, unless there are enough.
 * @param refunded what was given back of it, in minor units
 */
export async function noteCreditNotes(
  { queue }: Pick<Services, 'queue'>,
  tx: Prisma.TransactionClient,
  invoiceId: number,
  refunded: number,
): Promise<void> {
  const { _sum } = await tx.creditNote.aggregate({ where: { invoiceId }, _sum: { amount: true } });
  if ((_sum.amount ?? 0) >= refunded) return;
  await queue.add(tx, 'credit-note', { invoiceId } satisfies z.infer<typeof jobSchema>, { key: String(invoiceId) });
}

/** Makes what is missing at the provider, and records it. Called every few seconds by any number of processes. */
export async function makeCreditNotes({
  db,
  queue,
  payment,
}: Pick<Services, 'db' | 'queue' | 'payment'>): Promise<void> {
  await queue.work('credit-note', async ({ data }) => {
    const { invoiceId } = jobSchema.parse(data);
    const { stripeInvoiceId } = await db.invoice.findUniqueOrThrow({
      where: { id: invoiceId },
      select: { stripeInvoiceId: true },
    });
    const notes = (await inExchange(() => payment.completeCreditNotes(stripeInvoiceId))) ?? [];
    const rows = notes.map(({ id: providerId, ...note }) => ({ ...note, providerId, invoiceId }));
    await write({ db }, [], (tx) => tx.creditNote.createMany({ data: rows, skipDuplicates: true }));
  });
}
