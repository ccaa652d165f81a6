import type { World } from '../../../access/world.ts';
import * as make from '../make.ts';
import { adminsOnly, type Case, type Cases, everybody } from '../policy.ts';

/** What everybody reads and admins keep (document 000 §6); the statuses of contact requests are the admins' to read, too. */

const all: Cases = { 'all of them': { attempt: () => ({}), answers: everybody(200) } };

const one = (made: (world: World) => Promise<{ id: number }> | { id: number }, answers: Case['answers']): Cases => ({
  'one that is there': { attempt: async (world) => ({ path: { id: (await made(world)).id } }), answers },
});

const newOne = (body: (world: World) => object): Cases => ({
  'a new one': { attempt: (world) => ({ body: body(world) }), answers: adminsOnly(201) },
});

const changed = (made: (world: World) => Promise<{ id: number }>, body: (world: World) => object): Cases => ({
  'one that is there': {
    attempt: async (world) => ({ path: { id: (await made(world)).id }, body: body(world) }),
    answers: adminsOnly(200),
  },
});

const job = () => ({ name: `Job ${make.unique()}`, plural: 'Jobs' });
const city = ({ around }: World) => ({
  name: `City ${make.unique()}`,
  country: { id: around.countryId },
  recommended_prices: '10, 12,15',
});
const career = () => ({ title: 'Editor', sub_title: 'Part time', description: 'Reads' });
const status = () => ({ name: `Status ${make.unique()}`, description: 'Has been called' });

export const referenceRows = {
  'GET /api/jobs': all,
  'GET /api/cities': all,
  'GET /api/countries': all,
  'GET /api/sex': all,
  'GET /api/experience': all,
  'GET /api/languages': all,
  'GET /api/careers': all,
  'GET /api/contact-request-status': { 'all of them': { attempt: () => ({}), answers: adminsOnly(200) } },

  'GET /api/jobs/{id}': one(({ around }) => ({ id: around.jobId }), everybody(200)),
  'GET /api/cities/{id}': one(({ around }) => ({ id: around.cityId }), everybody(200)),
  'GET /api/careers/{id}': one(make.career, everybody(200)),
  'GET /api/contact-request-status/{id}': one(make.status, adminsOnly(200)),

  'POST /api/jobs': newOne(job),
  'POST /api/cities': newOne(city),
  'POST /api/careers': newOne(career),
  'POST /api/contact-request-status': newOne(status),

  'PUT /api/jobs/{id}': changed(make.job, job),
  'PUT /api/cities/{id}': changed(make.city, city),
  'PUT /api/careers/{id}': changed(make.career, career),
  'PUT /api/contact-request-status/{id}': changed(make.status, status),

  'DELETE /api/jobs/{id}': one(make.job, adminsOnly(204)),
  'DELETE /api/cities/{id}': one(make.city, adminsOnly(204)),
  'DELETE /api/careers/{id}': one(make.career, adminsOnly(204)),
  'DELETE /api/contact-request-status/{id}': one(make.status, adminsOnly(204)),
};
