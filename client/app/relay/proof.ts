import { pageValue } from '../../ui/base/pageValue.ts';

/** For the dialog's host, in the frame of signed-in people: answers whether they have proven who they are. */
export const askedForProof = pageValue<((isProven: boolean) => void) | null>(null);

/** Asks for the password, and with two-factor login for a code. Resolves to false if it was cancelled. */
export function proveIdentity(): Promise<boolean> {
  askedForProof.read()?.(false);
  return new Promise((resolve) => askedForProof.set(resolve));
}
