import { Failure } from '../failures/errors.ts';
import { derived } from './derived.ts';

/** Events are only notifications: an event names what has changed, and its receiver reads the rows. */
export type ChatEvent =
  /**
   * `previousId` is the preceding message of the chat, 0 for none. A receiver that does not know it has missed an
   * event.
   */
  | { type: 'message'; chatId: number; messageId: number; previousId: number }
  | { type: 'typing'; chatId: number; userId: number }
  | { type: 'seen'; chatId: number; userId: number; readMessageId: number }
  | { type: 'delivered'; chatId: number; userId: number; deliveredMessageId: number }
  /** What the chat is about has changed: a request was made, mailed, seen or answered. */
  | { type: 'subjects'; chatId: number };

/** A chat in a user's list has changed. */
export type InboxEvent = { chatId: number };

/** An introduction was created or activated. */
export type IntroductionEvent = { contactRequestId: number };

/** A subscription of an employer has changed. */
export type SubscriptionEvent = { subscriptionId: number };

/** A user has come online or gone offline. */
export type PresenceEvent = { userId: number };

/**
 * Of a record in the back office: it was changed or deleted, or an admin's open page of it is there or gone. A new page is
 * answered by all others.
 */
export type RecordEvent =
  | { type: 'changed' }
  | { type: 'here'; page: string; userId: number; isNew: boolean }
  | { type: 'gone'; page: string };

/** All topics and their events. */
export type Topics = {
  chat: [chatId: string, event: ChatEvent];
  /** Events of all chats of a user, including closed ones. */
  ownChats: [userId: string, event: ChatEvent];
  /** Events of all chats, for admins. */
  allChats: [event: ChatEvent];
  inbox: [userId: string, event: InboxEvent];
  /** Inbox events of all admins. */
  adminInbox: [event: InboxEvent];
  /** Introductions of a job seeker or employer. */
  introductions: [userId: string, event: IntroductionEvent];
  /** All introductions, for admins. */
  allIntroductions: [event: IntroductionEvent];
  /** A user's presence. */
  presence: [userId: string, event: PresenceEvent];
  /** The employer's subscriptions. */
  subscription: [employerId: string, event: SubscriptionEvent];
  /** A record that admins have open. */
  record: [record: string, event: RecordEvent];
  /** Access may have ended: everything open checks again. Publish it after the change has been committed. */
  accessChanged: [event: AccessChange];
  /** A reference table has changed: every process reads it again. */
  reference: [event: { changedAt: string }];
};

/** Whose access has changed: that of an ended session, of a user, or of a chat, such as its share links. */
export type AccessChange = { sessionId: number } | { userId: number } | { chatId: number };

/** The event type of a topic. */
export type EventOf<Topic extends keyof Topics> = Topics[Topic] extends [...string[], infer Event] ? Event : never;

/** The id in the topic's name, for topics that exist per record. */
type IdOf<Topic extends keyof Topics> = Topics[Topic] extends [infer Id extends string, unknown] ? [id: Id] : [];

export interface Events {
  publish<Topic extends keyof Topics>(topic: Topic, ...args: Topics[Topic]): void;
  /** Subscribes when the iterator is requested. Throws FellBehind to a subscriber that is too slow. */
  subscribe<Topic extends keyof Topics>(topic: Topic, ...id: IdOf<Topic>): AsyncIterable<EventOf<Topic>>;
  /**
   * Resolves when events published from now on, by any process, reach all current subscribers. If earlier events were
   * lost, subscribers get FellBehind later.
   */
  settled: () => Promise<void>;
}

/**
 * 503: a subscriber is too slow, or events of other processes were lost for a while. A new subscription reads what was
 * missed from the rows.
 */
export class FellBehind extends Failure {
  override readonly name = 'FellBehind';
  readonly status = 503;
  constructor() {
    super('Some events may have been missed. Please reconnect.');
  }
}

/** Starts with the value of `first`, which is computed after the subscription to `source` has started. */
export function announced<First, Event>(
  first: () => Promise<First>,
  source: AsyncIterable<Event>,
): AsyncIterable<First | Event> {
  return derived(source, async function* (events) {
    yield await first();
    yield* events;
  });
}
