import { uploadCalls } from './sent/upload.rest.ts';

/** The documented calls of this group. */
export const calls = { ...uploadCalls };
