import { createServer } from 'node:http';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { addPgTableCondition, jsonPgSmartTags } from 'postgraphile/utils';

/** The product's database as PostGraphile serves it, which caches parsed documents and plans, and prepares its statements. */

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
// The pool replaces connections that the measurement ends.
const ignore = () => undefined;
pool.on('error', ignore);
pool.on('connect', (client) => client.on('error', ignore));

const preset = {
  extends: [PostGraphileAmberPreset],
  plugins: [
    // Conditions compare with a value; a list by rate has only those with a rate.
    addPgTableCondition(
      { schemaName: 'public', tableName: 'user' },
      'hasRate',
      ({ graphql }) => ({ type: graphql.GraphQLBoolean }),
      (value, { sql, sqlTableAlias }) => (value ? sql`${sqlTableAlias}.min_rate IS NOT NULL` : null),
    ),
    // The name of the root type of subscriptions is taken.
    jsonPgSmartTags({
      version: 1,
      config: { class: { 'public.subscription': { tags: { name: 'paid_subscription' } } } },
    }),
  ],
  // It offers filters and orders only for the first column of an index; ours begin with role and state.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ pool, schemas: ['public'] })],
  grafserv: { graphiql: false, watch: false },
  grafast: { explain: false },
};

const instance = postgraphile(preset);
const server = createServer();
await instance.createServ(grafserv).addTo(server);
await instance.getSchema();
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
