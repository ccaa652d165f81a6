import { isTaken, type ProviderDispute } from '../../../payment/returns.ts';

/**
 * What a dispute does to the subscription whose payment it is about: the rule in docs/product/payment.md, section 7. `NO_RENEWAL`: what is paid
 * stays usable, and nothing more is charged. A won dispute and an inquiry change nothing; what they stopped, the employer resumes.
 */
export type Consequence = 'NONE' | 'NO_RENEWAL' | 'END';

export function consequenceOf(disputes: readonly Pick<ProviderDispute, 'inquiry' | 'state'>[]): Consequence {
  const taken = disputes.filter(isTaken);
  if (taken.some(({ state }) => state === 'LOST')) return 'END';
  return taken.length > 0 ? 'NO_RENEWAL' : 'NONE';
}

/** Whether it is over. */
export const isOver = ({ state }: Pick<ProviderDispute, 'state'>): boolean =>
  state === 'WON' || state === 'LOST' || state === 'CLOSED';
