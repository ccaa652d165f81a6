import { GraphQLError } from 'graphql';
import {
  Forbidden,
  InvalidInput,
  NotFound,
  SignInRequired,
  SubscriptionRequired,
  TooLarge,
  TooMany,
  Unavailable,
  UnsupportedType,
} from '../../domain/errors.ts';
import { uploadChatDocument, uploadChatImage } from '../../domain/upload/chatFile.ts';
import { uploadJobOfferImage } from '../../domain/upload/offerImage.ts';
import { uploadPhoto, uploadVideo } from '../../domain/upload/profile.ts';
import { IncomingFile } from '../../media/media.ts';
import { builder } from '../builder.ts';
import { databaseId } from '../globalId.ts';
import { ChatReferenceInput, chatReference } from './chatReference.ts';
import { User } from './user.ts';

builder.scalarType('Upload', {
  description:
    'A file, sent along with the operation: a POST of `multipart/form-data` with the parts `operations` (the operation as ' +
    'JSON, with null for the file), `map` (`{"0": ["variables.input.image"]}`) and `0` (the file), in this order, and with a ' +
    'header `GraphQL-Require-Preflight`. One file with each operation.',
  serialize: () => {
    throw new TypeError('A file only ever comes in.');
  },
  parseValue: (value) => {
    if (value instanceof IncomingFile) return value;
    throw new GraphQLError('A file is sent as a part of a multipart/form-data request.');
  },
  parseLiteral: () => {
    throw new GraphQLError('A file is given by a variable.');
  },
});

const fileFailures = [InvalidInput, TooLarge, UnsupportedType, TooMany, Unavailable];
const chatFileFailures = [...fileFailures, SignInRequired, NotFound, SubscriptionRequired];

type GlobalId = { typename: string; id: string } | null | undefined;

/** Whose profile; an id of another type is nobody's. */
const userId = (user: GlobalId, ...typenames: string[]): number | null =>
  user ? (databaseId(user, ...typenames) ?? 0) : null;

type Types = typeof builder.$inferSchemaTypes;
type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;
type PayloadFields = PothosSchemaTypes.ObjectFieldBuilder<Types, { userId: number }>;

const image = (t: InputFields) =>
  t.field({
    type: 'Upload',
    required: true,
    description: 'JPEG, PNG, WebP, GIF or AVIF; at most 10 MB and 40 megapixels; not animated.',
  });
const chatOf = (t: InputFields) =>
  t.field({
    type: ChatReferenceInput,
    description: "The chat that it is for. Without it, it can be sent into any one of the sender's own chats.",
  });
const userOf = (t: PayloadFields, description: string) => ({
  user: t.prismaField({
    type: User,
    description,
    resolve: (query, { userId: id }, _args, { db }) => db.user.findUniqueOrThrow({ ...query, where: { id } }),
  }),
});

builder.relayMutationField(
  'uploadPhoto',
  {
    description: 'A photo, and whose it is.',
    inputFields: (t) => ({
      image: image(t),
      user: t.globalID({ description: 'For admins: whose photo it is to be. Everybody else shows their own.' }),
    }),
  },
  {
    authScopes: { public: true },
    description: "Shows a picture as a user's photo, cut to a square of 300 pixels. For everybody who has signed in.",
    errors: { types: [...fileFailures, SignInRequired, NotFound] },
    resolve: async (_root, { input: { user, image } }, ctx) => ({
      userId: await uploadPhoto(ctx, userId(user, 'JobSeeker', 'Employer', 'Admin'), image),
    }),
  },
  {
    description: 'The user as they are seen now.',
    outputFields: (t) => userOf(t, 'With the new `photoUri`.'),
  },
);

builder.relayMutationField(
  'uploadVideo',
  {
    description: 'A short introduction, and whose it is.',
    inputFields: (t) => ({
      video: t.field({ type: 'Upload', required: true, description: 'MP4, WebM or QuickTime; at most 100 MB.' }),
      user: t.globalID({ description: 'For admins: whose video it is to be. Job seekers show their own.' }),
    }),
  },
  {
    authScopes: { public: true },
    description: "Shows a video on a job seeker's profile. For the job seeker and admins.",
    errors: { types: [...fileFailures, SignInRequired, Forbidden, NotFound] },
    resolve: async (_root, { input: { user, video } }, ctx) => ({
      userId: await uploadVideo(ctx, userId(user, 'JobSeeker', 'Employer', 'Admin'), video),
    }),
  },
  {
    description: 'The job seeker as they are seen now.',
    outputFields: (t) => userOf(t, 'With the new `videoUri`.'),
  },
);

builder.relayMutationField(
  'uploadJobOfferImage',
  {
    description: 'A picture for a job offer.',
    inputFields: (t) => ({
      image: image(t),
    }),
  },
  {
    authScopes: { public: true },
    description:
      'Keeps a picture for a job offer that is about to be saved; one that is in no offer after a day is removed. For ' +
      'employers and admins.',
    errors: { types: [...fileFailures, SignInRequired, Forbidden] },
    resolve: async (_root, { input: { image } }, ctx) => ({ uri: await uploadJobOfferImage(ctx, image) }),
  },
  {
    description: 'Where the picture is.',
    outputFields: (t) => ({
      uri: t.string({ description: "For the offer's `photoUri`.", resolve: ({ uri }) => uri }),
    }),
  },
);

builder.relayMutationField(
  'uploadChatImage',
  {
    description: 'A picture for a message, and for which chat.',
    inputFields: (t) => ({
      chat: chatOf(t),
      image: image(t),
    }),
  },
  {
    authScopes: { public: true },
    description:
      'Keeps a picture for a message that is about to be sent; one that is in no message after a day is removed. For ' +
      'whoever may write in the chat now.',
    errors: { types: chatFileFailures },
    resolve: async (_root, { input: { chat, image } }, ctx) => ({
      uri: await uploadChatImage(ctx, chat ? chatReference(chat) : null, image),
    }),
  },
  {
    description: 'Where the picture is, for those in the chat.',
    outputFields: (t) => ({
      uri: t.string({ description: "For the message's `photoUri`.", resolve: ({ uri }) => uri }),
    }),
  },
);

builder.relayMutationField(
  'uploadChatDocument',
  {
    description: 'A document for a message, and for which chat.',
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
    authScopes: { public: true },
    description:
      'Keeps a document for a message that is about to be sent; one that is in no message after a day is removed. For ' +
      'whoever may write in the chat now.',
    errors: { types: chatFileFailures },
    resolve: async (_root, { input: { chat, document } }, ctx) =>
      uploadChatDocument(ctx, chat ? chatReference(chat) : null, document),
  },
  {
    description: 'Where the document is, for those in the chat.',
    outputFields: (t) => ({
      uri: t.string({ description: "For the message's `documentUri`.", resolve: ({ uri }) => uri }),
      name: t.string({
        description: 'What it will be called by those who download it.',
        resolve: ({ name }) => name,
      }),
    }),
  },
);
