import type { AccountSettings } from './objects/account.ts';

/** What Stripe's dashboard knows of the account: the seller that documents name, how they are numbered, and what it may do. */
export interface Account extends AccountSettings {
  name: string | null;
  /** Its lines. */
  address: readonly string[];
  /** Such as 'GST reg. no. M2-1234567-8'. */
  taxNumber: string | null;
  /** One sequence of invoice numbers for all customers, or one for each. */
  numbering: 'account' | 'customer';
  /** Currencies that the balance does not hold, in lower case: what they are converted to, and by which rate. */
  conversions?: Readonly<Record<string, { to: string; rate: number }>>;
}

export const unnamedAccount: Account = { name: null, address: [], taxNumber: null, numbering: 'customer' };

/** What an issued document keeps of the seller. */
export type Seller = Pick<Account, 'name' | 'address' | 'taxNumber'>;
