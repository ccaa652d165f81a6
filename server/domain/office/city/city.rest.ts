import { z } from 'zod';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { byId, numbers, optionalReference, text } from '../../../rest/body.ts';
import { change, deletion, recordOf } from '../../../rest/document.ts';
import { City, Country } from '../../../rest/fragments.ts';
import { changed, created, gone, record } from '../../../rest/row.ts';

/** Cities. Prices are a list, or a text as an admin types it. */

const body = z.object({ name: text, country: optionalReference, recommended_prices: numbers });
const inputOf = ({ name, country, recommended_prices }: z.output<typeof body>) => ({
  name,
  countryId: country?.id ?? 0,
  recommendedPrices: recommended_prices,
});
const save = change('saveCity', 'record: city { ...City _version: version }', City, Country);

export const cityCalls = {
  'POST /api/cities': created({
    summary: 'Makes a city.',
    input: z.object({ body }),
    document: save,
    variables: ({ body }) => ({ input: inputOf(body) }),
  }),
  'GET /api/cities/{id}': record({
    summary: 'One city.',
    input: byId,
    document: recordOf('City', City, Country),
    variables: ({ path }) => ({ id: encodeGlobalId('City', path.id) }),
  }),
  'PUT /api/cities/{id}': changed({
    summary: 'Changes a city.',
    input: byId.extend({ body }),
    document: save,
    variables: ({ path, body }) => ({ input: { ...inputOf(body), id: encodeGlobalId('City', path.id) } }),
  }),
  'DELETE /api/cities/{id}': gone({
    summary: 'Deletes a city without users and offers.',
    ...deletion('City'),
  }),
};
