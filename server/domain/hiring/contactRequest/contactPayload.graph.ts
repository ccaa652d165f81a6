import type { builder } from '../../../graphql/builder.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { Chat } from '../../chat/seat/chat.graph.ts';
import type { Contact } from './contact.ts';
import { ContactRequest } from './contactRequest.graph.ts';

type Types = typeof builder.$inferSchemaTypes;
type PayloadFields = PothosSchemaTypes.ObjectFieldBuilder<Types, Contact>;

/** The payload fields of a contact, shared by several mutations with their own descriptions. */
export const contactPayload = (t: PayloadFields, descriptions: { contactRequest: string; chat: string }) => ({
  contactRequest: t.prismaField({
    type: ContactRequest,
    description: descriptions.contactRequest,
    resolve: storedRow('contactRequest', 'contactRequestId'),
  }),
  chat: t.prismaField({
    type: Chat,
    description: descriptions.chat,
    resolve: storedRow('chat', 'chatId'),
  }),
});
