import { readFileSync, writeFileSync } from 'node:fs';
import { printedSchema } from '../server/graphql/schema.ts';

/** Writes schema.graphql from the code; with --check only says whether it would change. It is never edited. */
const file = 'schema.graphql';
const header = '# Printed from server/graphql by `npm run generate`. Not to be edited.\n\n';
const printed = `${header}${printedSchema()}`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, printed);
} else if (readFileSync(file, 'utf8') !== printed) {
  process.stderr.write('schema.graphql is not what the code says. Run `npm run generate` and commit the result.\n');
  process.exitCode = 1;
}
