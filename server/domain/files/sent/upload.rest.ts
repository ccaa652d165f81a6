import { z } from 'zod';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { withId } from '../../../rest/authorize.ts';
import { byId } from '../../../rest/body.ts';
import { AnyUser, change } from '../../../rest/document.ts';
import { people } from '../../../rest/fragments.ts';
import { uploaded } from '../../../rest/row.ts';
import { profileOwner, videoOwner } from '../stored/upload.policy.ts';

/** Files of profiles and offers. A photo or video returns the user, a picture of an offer its URI. */

const noInput = z.object({});

const ofUser = (mutation: string) => change(mutation, 'record: user { ...AnyUser }', AnyUser, ...people);
const address = (mutation: string) => change(mutation, 'record: uri');

/** The owner of the file. Ids of users are the same for all roles. */
const userId = (id: number) => encodeGlobalId('JobSeeker', id);

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
};
