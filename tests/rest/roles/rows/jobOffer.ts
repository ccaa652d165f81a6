import type { World } from '../../../access/world.ts';
import { picture } from '../../../support/files.ts';
import * as make from '../make.ts';
import { adminsOnly, type Cases, everybody, nobody, policy, registeredEmployers, theEmployerAlone } from '../policy.ts';

/**
 * Everybody reads the active offers. Admins keep all of them through their own calls, employers theirs through
 * `my-job-offers` (document 000 §6).
 */

const content = ({ around }: World) => ({
  description: 'Evenings and weekends',
  city: { id: around.cityId },
  job: { id: around.jobId },
  max_rate: 12,
});
const forTheEmployer = (world: World) => ({ ...content(world), employer: { id: world.people.employer.id } });

export const jobOfferRows = {
  'GET /api/job-offers': { 'the active ones': { attempt: () => ({}), answers: everybody(200) } },
  'GET /api/job-offers/{id}': {
    'an active one': {
      attempt: async (world) => ({ path: { id: (await make.jobOffer(world)).id } }),
      answers: everybody(200),
    },
    'one that is closed': {
      attempt: async (world) => ({ path: { id: (await make.jobOffer(world, false)).id } }),
      answers: policy({ rest: 404, employer: 200, admin: 200 }),
    },
  },
  'POST /api/job-offers': {
    'for an employer': { attempt: (world) => ({ body: forTheEmployer(world) }), answers: adminsOnly(201) },
  },
  'PUT /api/job-offers/{id}': {
    "an employer's": {
      attempt: async (world) => ({ path: { id: (await make.jobOffer(world)).id }, body: forTheEmployer(world) }),
      answers: adminsOnly(200),
    },
  },
  'DELETE /api/job-offers/{id}': {
    "an employer's": {
      attempt: async (world) => ({ path: { id: (await make.jobOffer(world)).id } }),
      answers: adminsOnly(204),
    },
  },
  'GET /api/my-job-offers': { 'their own': { attempt: () => ({}), answers: registeredEmployers(200) } },
  'POST /api/my-job-offers': {
    'their own': { attempt: (world) => ({ body: content(world) }), answers: registeredEmployers(201) },
    'in the name of somebody else': {
      attempt: (world) => ({ body: { ...content(world), employer: { id: world.people.otherEmployer.id } } }),
      answers: { ...registeredEmployers(403), otherEmployer: 201 },
      aboutNothing: ({ body, ...attempt }) => ({ ...attempt, body: { ...Object(body), employer: nobody } }),
      nothing: 403,
    },
  },
  'PUT /api/my-job-offers/{id}': {
    "an employer's": {
      attempt: async (world) => ({ path: { id: (await make.jobOffer(world)).id }, body: content(world) }),
      answers: theEmployerAlone(200),
    },
  },
  'DELETE /api/my-job-offers/{id}': {
    "an employer's": {
      attempt: async (world) => ({ path: { id: (await make.jobOffer(world, false)).id } }),
      answers: theEmployerAlone(204),
    },
  },
  'POST /api/job-offer-upload-image': {
    'a picture': {
      attempt: async () => ({
        file: { field: 'image', content: new Uint8Array(await picture(20, 20).png().toBuffer()) },
      }),
      answers: policy({
        rest: 200,
        anonymous: 401,
        guest: 401,
        otherGuest: 401,
        jobSeeker: 403,
        otherJobSeeker: 403,
      }),
    },
  },
} satisfies Record<string, Cases>;
