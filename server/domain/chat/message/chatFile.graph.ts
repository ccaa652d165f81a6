import { builder } from '../../../graphql/builder.ts';
import { declaredBy } from '../../../graphql/declaredBy.ts';
import { type InputFields, image } from '../../files/sent/upload.graph.ts';
import { ChatReferenceInput, chatReference } from '../seat/chatMember.graph.ts';
import { uploadChatDocument, uploadChatImage } from './chatFile.ts';

const chatOf = (t: InputFields) =>
  t.field({
    type: ChatReferenceInput,
    description: "The chat of the message. Without it, the file can be sent to any of the sender's chats.",
  });

builder.relayMutationField(
  'uploadChatImage',
  {
    description: 'A picture for a message and its chat.',
    inputFields: (t) => ({
      chat: chatOf(t),
      image: image(t),
    }),
  },
  {
    ...declaredBy(uploadChatImage),
    description:
      'Stores a picture for a message. It is removed if no message uses it within a day. For ' +
      'viewers who may write in the chat.',
    resolve: async (_root, { input: { chat, image } }, ctx) => ({
      uri: await uploadChatImage(ctx, chat ? chatReference(chat) : null, image),
    }),
  },
  {
    description: 'The stored picture, readable by the members of the chat.',
    outputFields: (t) => ({
      uri: t.string({ description: "URI for the message's `photoUri`.", resolve: ({ uri }) => uri }),
    }),
  },
);

builder.relayMutationField(
  'uploadChatDocument',
  {
    description: 'A document for a message and its chat.',
    inputFields: (t) => ({
      chat: chatOf(t),
      document: t.field({
        type: 'Upload',
        required: true,
        description: 'PDF, or an Excel workbook (xls, xlsx); at most 10 MB.',
      }),
    }),
  },
  {
    ...declaredBy(uploadChatDocument),
    description:
      'Stores a document for a message. It is served as it was sent, for download only, and is not checked for macros or ' +
      'scripts. It is removed if no message uses it within a day. For ' +
      'viewers who may write in the chat.',
    resolve: async (_root, { input: { chat, document } }, ctx) =>
      uploadChatDocument(ctx, chat ? chatReference(chat) : null, document),
  },
  {
    description: 'The stored document, readable by the members of the chat.',
    outputFields: (t) => ({
      uri: t.string({ description: "URI for the message's `documentUri`.", resolve: ({ uri }) => uri }),
      name: t.string({
        description: 'The file name for downloads.',
        resolve: ({ name }) => name,
      }),
    }),
  },
);
