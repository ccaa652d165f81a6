import { z } from 'zod';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { textIn, withId } from '../../../rest/authorize.ts';
import { byId } from '../../../rest/body.ts';
import { AnyUser, change } from '../../../rest/document.ts';
import { people } from '../../../rest/fragments.ts';
import { type Authorize, uploaded } from '../../../rest/row.ts';
import { chatFileSender } from '../../chat/message/chatFile.ts';
import { profileOwner, videoOwner } from '../stored/upload.policy.ts';

/** Files. A photo or video returns the user, other files return their URI. */

const noInput = z.object({});

/** The share link for the upload. Without it, the viewer's own access counts. */
const underLink = z.object({ query: z.object({ shared_hash: z.string().optional() }) });
const chatOf = ({ query }: z.output<typeof underLink>) =>
  query.shared_hash ? { sharedHash: query.shared_hash } : null;

const ofUser = (mutation: string) => change(mutation, 'record: user { ...AnyUser }', AnyUser, ...people);
const address = (mutation: string) => change(mutation, 'record: uri');

/** The owner of the file. Ids of users are the same for all roles. */
const userId = (id: number) => encodeGlobalId('JobSeeker', id);

const mayUpload: Authorize = ({ query }, ctx) => {
  const shareHash = textIn(query, 'shared_hash', 'sharedHash');
  return chatFileSender(ctx, shareHash === null ? null : { shareHash });
};

export const uploadCalls = {
  'POST /api/user/{id}/upload-file-image': uploaded({
    summary: "A user's photo.",
    file: 'image',
    input: byId,
    authorize: withId(({ id }, { viewer }) => profileOwner(viewer, id)),
    document: ofUser('uploadPhoto'),
    variables: ({ path }, _ctx, image) => ({ input: { user: userId(path.id), image } }),
  }),
  'POST /api/user/{id}/upload-file-video': uploaded({
    summary: "A job seeker's video.",
    file: 'video',
    input: byId,
    authorize: withId(({ id }, { viewer }) => videoOwner(viewer, id)),
    document: ofUser('uploadVideo'),
    variables: ({ path }, _ctx, video) => ({ input: { user: userId(path.id), video } }),
  }),
  'POST /api/job-offer-upload-image': uploaded({
    summary: 'A picture for a job offer.',
    file: 'image',
    input: noInput,
    document: address('uploadJobOfferImage'),
    variables: (_given, _ctx, image) => ({ input: { image } }),
  }),
  'POST /api/chat-upload-image': uploaded({
    summary: 'A picture for a message.',
    file: 'image',
    input: underLink,
    knownOnly: true,
    authorize: mayUpload,
    document: address('uploadChatImage'),
    variables: (given, _ctx, image) => ({ input: { chat: chatOf(given), image } }),
  }),
  'POST /api/chat-upload-document': uploaded({
    summary:
      'A document for a message. It is served as it was sent, for download only, and is not checked for macros or scripts.',
    file: 'document',
    input: underLink,
    knownOnly: true,
    authorize: mayUpload,
    document: address('uploadChatDocument'),
    variables: (given, _ctx, document) => ({ input: { chat: chatOf(given), document } }),
  }),
};
