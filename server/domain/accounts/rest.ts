import { userCalls } from './session/user.rest.ts';

/** The documented calls of this group. */
export const calls = { ...userCalls };
