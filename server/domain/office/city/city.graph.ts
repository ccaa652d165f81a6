import { builder } from '../../../graphql/builder.ts';
import { connectionOf, reverseArg, updatedSinceArg } from '../../../graphql/connection.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { addDelete, addSave } from '../../../graphql/record.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { City } from '../../core/catalog/reference.graph.ts';
import { byName, withDirection } from '../../core/lists/listing.ts';
import { cityVerbs } from './city.ts';

builder.queryField('citiesConnection', (t) =>
  t.connection(
    {
      type: City,
      authScopes: { public: true },
      description: 'Cities by name, in pages. `cities` returns all at once.',
      args: {
        page: t.arg.int(pageArg),
        reverse: t.arg.boolean(reverseArg),
        updatedSince: t.arg(updatedSinceArg),
      },
      resolve: (_root, args, ctx) => connectionOf(ctx, withDirection(byName, args.reverse), args, rowsOf(ctx, 'city')),
    },
    { name: 'CityConnection', description: 'A page of cities.', fields: numberedPages },
    { name: 'CityEdge' },
  ),
);

addSave(
  'CITY',
  City,
  (t) => ({
    name: t.string({ required: true, description: 'The name. The slug is made from it at creation.' }),
    countryId: t.int({ required: true, description: 'Integer id of a country.' }),
    recommendedPrices: t.intList({
      required: true,
      description: 'The rate choices, in whole currency units per hour.',
    }),
  }),
  {
    description: 'Creates or changes a city. For admins.',
    idDescription: 'The city to change; without it a new one is created.',
    save: cityVerbs.save,
  },
);

addDelete('City', 'Deletes a city that no record refers to. For admins.', cityVerbs.remove);
