import { GraphQLError } from 'graphql';
import { builder } from '../../../graphql/builder.ts';
import { databaseId } from '../../../graphql/globalId.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { IncomingFile } from '../../../media/media.ts';
import { User } from '../../accounts/access/user.graph.ts';
import {
  setVideo,
  uploadEndorsementImage,
  uploadJobOfferImage,
  uploadLogo,
  uploadPhoto,
  uploadVideo,
} from './profile.ts';

builder.scalarType('Upload', {
  description:
    'A file sent with the operation, in a POST of `multipart/form-data` with the parts `operations` (the operation as ' +
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

type GlobalId = { typename: string; id: string } | null | undefined;

/** The user of the profile; an id of another type matches no user. */
const userId = (user: GlobalId, ...typenames: string[]): number | null =>
  user ? (databaseId(user, ...typenames) ?? 0) : null;

type Types = typeof builder.$inferSchemaTypes;
export type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;
type PayloadFields = PothosSchemaTypes.ObjectFieldBuilder<Types, { userId: number }>;

export const image = (t: InputFields) =>
  t.field({
    type: 'Upload',
    required: true,
    description: 'JPEG, PNG, WebP, GIF or AVIF; at most 10 MB and 40 megapixels; not animated.',
  });
const videoRequirements =
  'MP4 or QuickTime with H.264 and AAC, or WebM with VP8 or VP9 and Opus or Vorbis; at most 2 minutes and 100 MB.';
const userOf = (t: PayloadFields, description: string) => ({
  user: t.prismaField({
    type: User,
    description,
    resolve: storedRow('user', 'userId'),
  }),
});

mutation('uploadPhoto', uploadPhoto, {
  description: "Sets a user's photo, cropped to a square of 300 pixels. For signed-in viewers.",
  inputDescription: 'A photo and its user.',
  input: (t) => ({
    image: image(t),
    user: t.globalID({ description: 'For admins: the user whose photo is set. Other viewers set their own.' }),
  }),
  run: async (ctx, { user, image }) => ({
    userId: await uploadPhoto(ctx, userId(user, 'JobSeeker', 'Employer', 'Admin'), image),
  }),
  payloadDescription: 'The updated user.',
  payload: (t) => userOf(t, 'With the new `photoUri`.'),
});

mutation('uploadVideo', uploadVideo, {
  description:
    "Sets the video of a job seeker's profile, in one request and without a poster. For the job seeker and admins.",
  inputDescription: 'A short introduction video and its user.',
  input: (t) => ({
    video: t.field({ type: 'Upload', required: true, description: videoRequirements }),
    user: t.globalID({ description: 'For admins: the job seeker whose video is set. Job seekers set their own.' }),
  }),
  run: async (ctx, { user, video }) => ({
    userId: await uploadVideo(ctx, userId(user, 'JobSeeker', 'Employer', 'Admin'), video),
  }),
  payloadDescription: 'The updated job seeker.',
  payload: (t) => userOf(t, 'With the new `videoUri`.'),
});

mutation('setVideo', setVideo, {
  description:
    "Makes a resumable upload the video of a job seeker's profile. `/api/video-uploads` takes it by the protocol tus " +
    '(https://tus.io), in as many requests as needed within a day. Repeated with the same upload it changes nothing. For the ' +
    'job seeker and admins.',
  inputDescription: 'A video that was uploaded at `/api/video-uploads`.',
  input: (t) => ({
    user: t.globalID({ description: 'For admins: the job seeker whose video is set. Job seekers set their own.' }),
    upload: t.string({
      required: true,
      description: `The last part of the upload's address, after all of it has arrived. ${videoRequirements}`,
    }),
    poster: t.field({
      type: 'Upload',
      description:
        'The picture that is shown until the video plays: JPEG, PNG, WebP, GIF or AVIF; at most 10 MB and 40 megapixels; not ' +
        'animated. Null: there is none.',
    }),
  }),
  run: async (ctx, { user, upload, poster }) => ({
    userId: await setVideo(ctx, userId(user, 'JobSeeker', 'Employer', 'Admin'), upload, poster ?? null),
  }),
  payloadDescription: 'The updated job seeker.',
  payload: (t) => userOf(t, 'With the new `videoUri` and `videoPosterUri`.'),
});

mutation('uploadJobOfferImage', uploadJobOfferImage, {
  description:
    'Stores a picture for a job offer. It is removed if no offer uses it within a day. For ' + 'employers and admins.',
  inputDescription: 'A picture for a job offer.',
  input: (t) => ({
    image: image(t),
  }),
  run: async (ctx, { image }) => ({ uri: await uploadJobOfferImage(ctx, image) }),
  payloadDescription: 'The stored picture.',
  payload: (t) => ({
    uri: t.string({ description: "URI for the offer's `photoUri`.", resolve: ({ uri }) => uri }),
  }),
});

mutation('uploadLogo', uploadLogo, {
  description:
    "Stores a logo for the viewer's company page, cropped to a square of 300 pixels. It is removed if `saveEmployer` does not " +
    'use it within a day. For employers.',
  inputDescription: "A company's logo.",
  input: (t) => ({
    image: image(t),
  }),
  run: async (ctx, { image }) => ({ uri: await uploadLogo(ctx, image) }),
  payloadDescription: 'The stored logo.',
  payload: (t) => ({
    uri: t.string({ description: "URI for the employer's `logoUri`.", resolve: ({ uri }) => uri }),
  }),
});

mutation('uploadEndorsementImage', uploadEndorsementImage, {
  description:
    'Stores a picture for a client or a testimonial of the home page, cropped to a square of 300 pixels. It is removed if ' +
    '`saveEndorsement` does not use it within a day. For admins.',
  inputDescription: 'A picture of a client or a testimonial.',
  input: (t) => ({
    image: image(t),
  }),
  run: async (ctx, { image }) => ({ uri: await uploadEndorsementImage(ctx, image) }),
  payloadDescription: 'The stored picture.',
  payload: (t) => ({
    uri: t.string({ description: "URI for the record's `imageUri`.", resolve: ({ uri }) => uri }),
  }),
});
