/** Events wake, rows tell: an event names what is new, and whoever hears it reads the row. */
export type ChatEvent =
  | { type: 'message'; chatId: number; messageId: number }
  | { type: 'typing'; chatId: number; userId: number }
  | { type: 'seen'; chatId: number; userId: number; readMessageId: number };

/** Something in somebody's list of chats changed. */
export type InboxEvent = { chatId: number };

/** Every topic and what travels on it. */
export type Topics = {
  chat: [chatId: string, event: ChatEvent];
  inbox: [userId: string, event: InboxEvent];
  /** All admins' inboxes at once. */
  adminInbox: [event: InboxEvent];
  /** A session is over: whatever was opened with it is closed. */
  sessionEnded: [event: { sessionId: number }];
  /** A reference table changed: every process reads them again. */
  reference: [event: { changedAt: string }];
};

export interface Events {
  publish<Topic extends keyof Topics>(topic: Topic, ...args: Topics[Topic]): void;
  subscribe(topic: 'chat', chatId: string): AsyncIterable<ChatEvent>;
  subscribe(topic: 'inbox', userId: string): AsyncIterable<InboxEvent>;
  subscribe(topic: 'adminInbox'): AsyncIterable<InboxEvent>;
  subscribe(topic: 'sessionEnded'): AsyncIterable<{ sessionId: number }>;
  subscribe(topic: 'reference'): AsyncIterable<{ changedAt: string }>;
}
