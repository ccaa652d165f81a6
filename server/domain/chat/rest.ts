import { chatFileCalls } from './message/chatFile.rest.ts';
import { chatCalls } from './seat/chat.rest.ts';

/** The documented calls of this group. */
export const calls = { ...chatFileCalls, ...chatCalls };
