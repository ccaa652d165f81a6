import type { ChatReference } from '../../../__generated__/useSendMessageMutation.graphql.ts';

/** What is reported. */
export interface Reported {
  /** The global id. */
  subject: string;
  noun: 'profile' | 'job offer' | 'company page' | 'review' | 'message';
  /** Of a message: the chat, as the viewer opens it. */
  chat?: ChatReference;
}
