import { turned } from '../../domain/listing.ts';
import { deleteCity, saveCity } from '../../domain/place/city.ts';
import { byName } from '../../domain/reference/byName.ts';
import { builder } from '../builder.ts';
import { connectionOf } from '../connection.ts';
import { reverseArg } from '../sort.ts';
import { numberedPages } from './pageCursors.ts';
import { addDelete, recordId, saveFailures } from './record.ts';
import { City } from './reference.ts';

builder.queryField('citiesConnection', (t) =>
  t.connection(
    {
      type: City,
      authScopes: { public: true },
      description: 'All cities by name, page by page. Where all are wanted at once, `cities` has them.',
      args: { reverse: t.arg.boolean(reverseArg) },
      resolve: (_root, args, ctx) =>
        connectionOf(ctx, turned(byName, args.reverse), args, {
          page: (page) => ctx.db.city.findMany(page),
          count: (where) => ctx.db.city.count({ where }),
        }),
    },
    { name: 'CityConnection', description: 'A page of cities.', fields: numberedPages },
    { name: 'CityEdge' },
  ),
);

builder.relayMutationField(
  'saveCity',
  {
    inputFields: (t) => ({
      id: t.globalID({ description: 'Of the city to change; without it a new one is made.' }),
      name: t.string({ required: true, description: 'As people write it. The slug is made of it, once.' }),
      countryId: t.int({ required: true, description: 'Integer id of a country.' }),
      recommendedPrices: t.intList({
        required: true,
        description: 'The rate choices, in whole currency units per hour.',
      }),
    }),
  },
  {
    authScopes: { public: true },
    description: 'Makes or changes a city. For admins.',
    errors: { types: saveFailures },
    resolve: async (_root, { input: { id, ...city } }, ctx) => ({
      city: await saveCity(ctx, recordId(id, 'City'), city),
    }),
  },
  {
    outputFields: (t) => ({
      city: t.field({ type: City, description: 'As it is stored.', resolve: ({ city }) => city }),
    }),
  },
);

addDelete('City', 'Deletes a city that nobody uses. For admins.', deleteCity);
