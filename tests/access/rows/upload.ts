import { Readable } from 'node:stream';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { IncomingFile } from '../../../server/media/media.ts';
import { film, pdf, picture } from '../../support/files.ts';
import { cells, type Rows } from '../row.ts';
import type { World } from '../world.ts';

/** What people bring along: their own photo and video, pictures of offers, files of the chats they may write in. */

const file = (content: Buffer) => new IncomingFile('file', Readable.from([content]));
const image = async () => file(await picture(20, 20).png().toBuffer());
const video = () => file(film());
const document = () => file(pdf());
const otherJobSeeker = ({ people }: World) => encodeGlobalId('JobSeeker', people.otherJobSeeker.id);

const chatFile = (field: string, input: string, content: () => Promise<IncomingFile> | IncomingFile): Rows[string] => {
  const ask = `mutation ($chat: ChatReference, $file: Upload!) { ${field}(input: { chat: $chat, ${input}: $file }) { __typename } }`;
  return {
    "of premium's chat": {
      ask,
      variables: async ({ contacts }) => ({ chat: { databaseId: contacts.premium.chatId }, file: await content() }),
      answers: cells({ rest: 'NotFound', jobSeeker: 'done', premium: 'done', admin: 'done' }),
    },
    "of premium's chat, by the employer's link": {
      ask,
      variables: async ({ contacts }) => ({ chat: { sharedHash: contacts.premium.hash }, file: await content() }),
      answers: cells({ rest: 'done' }),
    },
    "of a chat whose employer has not paid, by the employer's link": {
      ask,
      variables: async ({ contacts }) => ({ chat: { sharedHash: contacts.employer.hash }, file: await content() }),
      answers: cells({ rest: 'SubscriptionRequired', jobSeeker: 'done', admin: 'done' }),
    },
    'of no chat yet': {
      ask,
      variables: async () => ({ file: await content() }),
      answers: cells({ rest: 'done', anonymous: 'SignInRequired' }),
    },
  };
};

export const uploadRows: Rows = {
  'Mutation.uploadPhoto': {
    'their own': {
      ask: 'mutation ($image: Upload!) { uploadPhoto(input: { image: $image }) { __typename } }',
      variables: async () => ({ image: await image() }),
      answers: cells({
        rest: 'done',
        anonymous: 'SignInRequired',
        guest: 'SignInRequired',
        otherGuest: 'SignInRequired',
      }),
    },
    "otherJobSeeker's": {
      ask: 'mutation ($user: ID, $image: Upload!) { uploadPhoto(input: { user: $user, image: $image }) { __typename } }',
      variables: async (world) => ({ user: otherJobSeeker(world), image: await image() }),
      answers: cells({
        rest: 'NotFound',
        anonymous: 'SignInRequired',
        guest: 'SignInRequired',
        otherGuest: 'SignInRequired',
        otherJobSeeker: 'done',
        admin: 'done',
      }),
    },
  },
  'Mutation.uploadVideo': {
    'their own': {
      ask: 'mutation ($video: Upload!) { uploadVideo(input: { video: $video }) { __typename } }',
      variables: () => ({ video: video() }),
      answers: cells({
        rest: 'Forbidden',
        anonymous: 'SignInRequired',
        guest: 'SignInRequired',
        otherGuest: 'SignInRequired',
        jobSeeker: 'done',
        otherJobSeeker: 'done',
      }),
    },
    "otherJobSeeker's": {
      ask: 'mutation ($user: ID, $video: Upload!) { uploadVideo(input: { user: $user, video: $video }) { __typename } }',
      variables: (world) => ({ user: otherJobSeeker(world), video: video() }),
      answers: cells({
        rest: 'NotFound',
        anonymous: 'SignInRequired',
        guest: 'SignInRequired',
        otherGuest: 'SignInRequired',
        otherJobSeeker: 'done',
        admin: 'done',
      }),
    },
  },
  'Mutation.uploadJobOfferImage': {
    'a picture': {
      ask: 'mutation ($image: Upload!) { uploadJobOfferImage(input: { image: $image }) { __typename } }',
      variables: async () => ({ image: await image() }),
      answers: cells({
        rest: 'done',
        anonymous: 'SignInRequired',
        guest: 'SignInRequired',
        otherGuest: 'SignInRequired',
        jobSeeker: 'Forbidden',
        otherJobSeeker: 'Forbidden',
      }),
    },
  },
  'Mutation.uploadChatImage': chatFile('uploadChatImage', 'image', image),
  'Mutation.uploadChatDocument': chatFile('uploadChatDocument', 'document', document),
};
