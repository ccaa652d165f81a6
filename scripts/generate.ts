import { writeFileSync } from 'node:fs';
import { build, generateSteps } from './build.ts';

/**
 * Writes everything that is made from the code: the database client, the pages of limits, settings and grants, what the page for developers
 * says of the code, schema.graphql, the client's operations, the types of packages/client. Only the pages and schema.graphql are kept
 * in the repository.
 */
const [databaseClient, ...rest] = generateSteps;
if (databaseClient) await build([databaseClient]);
// All import the server, and so the database client that was just written.
const { limitsPage } = await import('./limitsPage.ts');
writeFileSync('docs/limits.md', limitsPage());
const { grantsPage } = await import('./grantsPage.ts');
writeFileSync('docs/operate/grants.md', grantsPage());
const { settingsPage } = await import('./settingsPage.ts');
writeFileSync('docs/operate/settings.md', settingsPage());
const { developerFacts, factsFile } = await import('./developerFacts.ts');
writeFileSync(factsFile, `${JSON.stringify(developerFacts(), null, 2)}\n`);
await import('./print-schema.ts');
await build(rest);
