import type { Prisma, User } from '../../../generated/prisma/client.ts';
import type { NewCustomer } from '../../../payment/payment.ts';
import type { BillingServices } from '../context.ts';

export const billedColumns = { name: true, company: true, email: true } satisfies Prisma.UserSelect;

/** Whom invoices and receipts name: the company, or the person where there is none. */
export const billedAs = ({
  name,
  company,
  email,
}: Pick<User, keyof typeof billedColumns>): Pick<NewCustomer, 'name' | 'email'> => ({ name: company ?? name, email });

/**
 * Brings the provider's customers to the names and emails of the employers who have changed since then.
 * @throws PaymentProviderUnavailable
 */
export async function followCustomers({ db, payment }: BillingServices, since: Date): Promise<void> {
  const changed = await db.user.findMany({
    where: { stripeCustomerId: { not: null }, deletedAt: null, updatedAt: { gte: since } },
    select: { stripeCustomerId: true, ...billedColumns },
    orderBy: { id: 'asc' },
  });
  for (const { stripeCustomerId, ...employer } of changed) {
    if (stripeCustomerId !== null)
      await payment.updateCustomer({ customerId: stripeCustomerId, ...billedAs(employer) });
  }
}
