import type { IncomingType } from '../../../server/rest/events/connection.ts';
import type { OutgoingEvent } from '../../../server/rest/events/outgoing.ts';
import { type Actor, actors } from '../../access/fixtures.ts';

/** The mutation that does the same as each incoming event of the socket: the event is for the same viewers. */
export const incomingEvents = {
  message: 'Mutation.sendMessage',
  typing: 'Mutation.announceTyping',
  'i-saw-last-message': 'Mutation.markChatSeen',
} satisfies Record<IncomingType, `Mutation.${string}`>;

/** The receivers of an event that another member causes: with their own account, and with the employer's share link. */
export type Receivers = { signedIn: readonly Actor[]; byLink: readonly Actor[] };

const members: readonly Actor[] = ['employer', 'jobSeeker', 'admin'];

export const outgoingEvents = {
  message: { signedIn: members, byLink: actors },
  typing: { signedIn: members, byLink: actors },
  'i-saw-last-message': { signedIn: members, byLink: actors },
  // Holders of a link have no list of chats.
  chats: { signedIn: members, byLink: [] },
  // Only for the sender of a refused event.
  error: { signedIn: [], byLink: [] },
} satisfies Record<OutgoingEvent['type'], Receivers>;
