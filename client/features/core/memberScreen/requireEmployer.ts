import { forbidden, signInFirst } from '../../../app/routing/PageResult.ts';

/** For pages of employers: visitors and guests log in first and come back, others are refused. */
export function requireEmployer(kind: string): void {
  if (kind === 'ANONYMOUS' || kind === 'GUEST') throw signInFirst();
  if (kind !== 'EMPLOYER') throw forbidden();
}
