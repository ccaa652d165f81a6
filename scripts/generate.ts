import { writeFileSync } from 'node:fs';
import { build, generateSteps } from './build.ts';
import { limitsPage } from './limitsPage.ts';

/** Writes everything that is made from the code: the page of limits, the database client, schema.graphql, the client's operations. */
writeFileSync('docs/limits.md', limitsPage());
const [databaseClient, ...rest] = generateSteps;
if (databaseClient) await build([databaseClient]);
await import('./print-schema.ts');
await build(rest);
