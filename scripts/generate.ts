import { writeFileSync } from 'node:fs';
import { build, generateSteps } from './build.ts';

/** Writes everything that is made from the code: the database client, the page of limits, schema.graphql, the client's operations. */
const [databaseClient, ...rest] = generateSteps;
if (databaseClient) await build([databaseClient]);
// Both import the server, and so the database client that was just written.
const { limitsPage } = await import('./limitsPage.ts');
writeFileSync('docs/limits.md', limitsPage());
await import('./print-schema.ts');
await build(rest);
