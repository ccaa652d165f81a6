import { contactRequestCalls } from './contactRequest/contactRequest.rest.ts';

/** The documented calls of this group. */
export const calls = { ...contactRequestCalls };
