import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { reverseArg } from '../../../graphql/sort.ts';
import { withDirection } from '../lists/listing.ts';
import { byName } from '../lists/simpleOrders.ts';
import { Country } from './reference.graph.ts';

builder.queryField('countriesConnection', (t) =>
  t.connection(
    {
      type: Country,
      authScopes: { public: true },
      description: 'All countries by name, page by page. Where all are wanted at once, `countries` has them.',
      args: { page: t.arg.int(pageArg), reverse: t.arg.boolean(reverseArg) },
      resolve: (_root, args, ctx) =>
        connectionOf(ctx, withDirection(byName, args.reverse), args, rowsOf(ctx, 'country')),
    },
    { name: 'CountryConnection', description: 'A page of countries.', fields: numberedPages },
    { name: 'CountryEdge' },
  ),
);
