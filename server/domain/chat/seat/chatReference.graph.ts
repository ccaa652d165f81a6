import { builder } from '../../../graphql/builder.ts';
import { databaseId } from '../../../graphql/globalId.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import type { ChatReference } from './access.ts';

/** How clients refer to a chat: by its id or by a share link. */
export const ChatReferenceInput = builder.inputType('ChatReference', {
  isOneOf: true,
  description: 'A chat, by its id or by a share link.',
  fields: (t) => ({
    id: t.globalID({ description: 'The global id of a chat.' }),
    databaseId: t.int({ description: 'The integer id of a chat, as used in URLs.' }),
    sharedHash: t.string({ description: 'The secret of a share link.' }),
  }),
});

/** @throws InvalidInput when nothing is given */
export function chatReference(input: typeof ChatReferenceInput.$inferInput): ChatReference {
  if (input.databaseId) return { chatId: input.databaseId };
  if (input.sharedHash) return { shareHash: input.sharedHash };
  // An id of another type is an unknown chat.
  if (input.id) return { chatId: databaseId(input.id, 'Chat') ?? 0 };
  throw InvalidInput.of('chat', 'Please name a chat by its id or by its share link.');
}
