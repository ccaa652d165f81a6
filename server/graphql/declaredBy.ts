import type { KeyGroup } from '../domain/core/viewer/keyGroups.input.ts';
import { type Declaration, everyone, type FailureType, refusedViewers } from '../domain/core/viewer/verb.ts';

/** The rights and the failures of a field that does what a verb does. */
export function declaredBy({ requirement, failures, group }: Declaration) {
  const refused = [...refusedViewers(requirement).values()].map((failure) => failure.constructor as FailureType);
  return {
    authScopes: requirement === everyone ? { public: true } : { passes: requirement },
    extensions: { keyGroup: group },
    errors: { types: [...new Set([...refused, ...failures])] },
  };
}

/**
 * Which group the key of a program has to include to read a type: with EVERY any key may, as reference data; with null no key may, as
 * what lets into an account. Without this no key may either.
 */
export const readBy = (keyGroup: KeyGroup | 'EVERY' | null) => ({ keyGroup });
