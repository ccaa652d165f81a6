import { build, generateSteps } from './build.ts';

/** Writes everything that is made from the code: the database client, schema.graphql, the client's operations. */
const [databaseClient, ...rest] = generateSteps;
if (databaseClient) await build([databaseClient]);
await import('./print-schema.ts');
await build(rest);
