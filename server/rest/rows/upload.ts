import { z } from 'zod';
import { encodeGlobalId } from '../../graphql/globalId.ts';
import { byId } from '../body.ts';
import { change } from '../document.ts';
import { people } from '../fragments.ts';
import { uploaded } from '../row.ts';
import { AnyUser } from './person.ts';

/** Files (documents 000 §7 and 001 §7): a person's photo and video answer the user, the others an address. */

const nothing = z.object({});

const ofUser = (mutation: string) => change(mutation, 'record: user { ...AnyUser }', AnyUser, ...people);
const address = (mutation: string) => change(mutation, 'record: uri');

/** Whose file: the id is the same whatever the user is here for. */
const userId = (id: number) => encodeGlobalId('JobSeeker', id);

export const uploadCalls = {
  'POST /api/user/{id}/upload-file-image': uploaded({
    summary: "A user's photo.",
    file: 'image',
    input: byId,
    document: ofUser('uploadPhoto'),
    variables: ({ path }, _ctx, image) => ({ input: { user: userId(path.id), image } }),
  }),
  'POST /api/user/{id}/upload-file-video': uploaded({
    summary: "A job seeker's video.",
    file: 'video',
    input: byId,
    document: ofUser('uploadVideo'),
    variables: ({ path }, _ctx, video) => ({ input: { user: userId(path.id), video } }),
  }),
  'POST /api/job-offer-upload-image': uploaded({
    summary: 'A picture for a job offer.',
    file: 'image',
    input: nothing,
    document: address('uploadJobOfferImage'),
    variables: (_given, _ctx, image) => ({ input: { image } }),
  }),
  'POST /api/chat-upload-image': uploaded({
    summary: 'A picture for a message.',
    file: 'image',
    input: nothing,
    document: address('uploadChatImage'),
    variables: (_given, _ctx, image) => ({ input: { image } }),
  }),
  'POST /api/chat-upload-document': uploaded({
    summary: 'A document for a message.',
    file: 'document',
    input: nothing,
    document: address('uploadChatDocument'),
    variables: (_given, _ctx, document) => ({ input: { document } }),
  }),
};
