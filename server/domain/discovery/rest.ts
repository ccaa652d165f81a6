import { feedCalls } from './feed/feed.rest.ts';

/** The documented calls of this group. */
export const calls = { ...feedCalls };
