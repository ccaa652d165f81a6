import { recordVerbs } from '../../core/audit/recordVerbs.ts';
import { announceReference, freeSlug, slugOf } from '../catalog/slug.ts';
import { jobSchema } from './job.input.ts';

/** What people look for. The slug is made from the name at creation and never changes, so addresses stay valid. */
export const jobVerbs = recordVerbs('JOB', {
  schema: jobSchema,
  rows: (tx) => tx.job,
  added: async (tx, { name }) => ({
    slug: await freeSlug(slugOf(name), async (slug) => (await tx.job.count({ where: { slug } })) > 0),
  }),
  follow: announceReference,
  refusals: {
    taken: { field: 'name', message: 'A job with this name already exists.' },
    inUse: 'This job is used by people or job offers.',
  },
});
