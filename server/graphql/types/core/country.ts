import { withDirection } from '../../../domain/core/lists/listing.ts';
import { byName } from '../../../domain/core/lists/simpleOrders.ts';
import { builder } from '../../builder.ts';
import { connectionOf } from '../../connection.ts';
import { pageArg } from '../../pageCursors.ts';
import { rowsOf } from '../../rows.ts';
import { reverseArg } from '../../sort.ts';
import { numberedPages } from './pageCursors.ts';
import { Country } from './reference.ts';

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
