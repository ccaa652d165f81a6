import { recordVerbs } from '../../core/audit/recordVerbs.ts';
import { announceReference, citySlugOf, freeSlug } from '../catalog/slug.ts';
import { citySchema } from './city.input.ts';

/** Where people work. The slug is made from the name at creation and never changes, so addresses stay valid. */
export const cityVerbs = recordVerbs('CITY', {
  schema: citySchema,
  rows: (tx) => tx.city,
  added: async (tx, { name }) => ({
    slug: await freeSlug(citySlugOf(name), async (slug) => (await tx.city.count({ where: { slug } })) > 0),
  }),
  follow: announceReference,
  refusals: {
    taken: { field: 'name', message: 'A city with this name already exists in the country.' },
    missing: { field: 'countryId', message: 'Please provide a country.' },
    inUse: 'This city is used by people or job offers.',
  },
});
