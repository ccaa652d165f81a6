import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { BillingServices } from '../../billing/context.ts';

/** A deleted employer's customer and cards at the payment provider go too. */

const jobSchema = z.object({ customerId: z.string() });

/** A job of the queue, because the provider may not respond: it is asked again until it does. */
export async function noteCustomerRemoval(
  { queue }: Pick<BillingServices, 'queue'>,
  tx: Prisma.TransactionClient,
  customerId: string | null,
): Promise<void> {
  if (customerId !== null) await queue.add(tx, 'customer-removal', { customerId } satisfies z.infer<typeof jobSchema>);
}

/** Called every few seconds by any number of processes. */
export async function removeCustomers({ queue, payment }: Pick<BillingServices, 'queue' | 'payment'>): Promise<void> {
  await queue.work('customer-removal', ({ data }) => payment.removeCustomer(jobSchema.parse(data).customerId));
}
