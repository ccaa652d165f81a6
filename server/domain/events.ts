import { Failure } from './errors.ts';

/** Events wake, rows tell: an event names what is new, and whoever hears it reads the row. */
export type ChatEvent =
  /** `previousId`: of the message before it in the chat, 0 for none. Who has not heard of that one has missed something. */
  | { type: 'message'; chatId: number; messageId: number; previousId: number }
  | { type: 'typing'; chatId: number; userId: number }
  | { type: 'seen'; chatId: number; userId: number; readMessageId: number }
  | { type: 'delivered'; chatId: number; userId: number; deliveredMessageId: number };

/** Something in somebody's list of chats changed. */
export type InboxEvent = { chatId: number };

/** An introduction has been made, or taken up. */
export type IntroductionEvent = { contactRequestId: number };

/** A subscription of an employer's has become another. */
export type SubscriptionEvent = { subscriptionId: number };

/** Somebody has come, or gone. */
export type PresenceEvent = { userId: number };

/** Every topic and what travels on it. */
export type Topics = {
  chat: [chatId: string, event: ChatEvent];
  /** The same, of all chats that a user has a seat in; of one that is closed, too. */
  ownChats: [userId: string, event: ChatEvent];
  /** The same, of all chats there are: for admins. */
  allChats: [event: ChatEvent];
  inbox: [userId: string, event: InboxEvent];
  /** All admins' inboxes at once. */
  adminInbox: [event: InboxEvent];
  /** Introductions of somebody to or by this user. */
  introductions: [userId: string, event: IntroductionEvent];
  /** Everybody's, for admins. */
  allIntroductions: [event: IntroductionEvent];
  /** Whether this user is online has changed. */
  presence: [userId: string, event: PresenceEvent];
  /** The employer's subscriptions. */
  subscription: [employerId: string, event: SubscriptionEvent];
  /** Somebody may have lost a right: whatever is open by it looks again. After the change, never before. */
  accessChanged: [event: AccessChange];
  /** A reference table changed: every process reads them again. */
  reference: [event: { changedAt: string }];
};

/** Whose rights have changed: of a session that is over, of a user, or of a chat such as its share links. */
export type AccessChange = { sessionId: number } | { userId: number } | { chatId: number };

/** What travels on a topic. */
export type EventOf<Topic extends keyof Topics> = Topics[Topic] extends [...string[], infer Event] ? Event : never;

/** Of whom or what, for topics that are one for each. */
type IdOf<Topic extends keyof Topics> = Topics[Topic] extends [infer Id extends string, unknown] ? [id: Id] : [];

export interface Events {
  publish<Topic extends keyof Topics>(topic: Topic, ...args: Topics[Topic]): void;
  /** From when the iterator is asked for. Whoever takes the events too slowly is told so by FellBehind. */
  subscribe<Topic extends keyof Topics>(topic: Topic, ...id: IdOf<Topic>): AsyncIterable<EventOf<Topic>>;
  /**
   * When whatever is published from then on, in any process, reaches everything that is subscribed to so far; where events of
   * others may not have, FellBehind says so later.
   */
  settled: () => Promise<void>;
}

/**
 * 503: somebody listens too slowly for what happens, or the events of other processes were not heard for a while. Who begins
 * anew reads what was missed from the rows.
 */
export class FellBehind extends Failure {
  override readonly name = 'FellBehind';
  readonly status = 503;
  constructor() {
    super('Something may have been missed. Please connect again.');
  }
}
