import { referenceCalls } from './catalog/reference.rest.ts';

/** The documented calls of this group. */
export const calls = { ...referenceCalls };
