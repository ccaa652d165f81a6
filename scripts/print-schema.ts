import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '../server/graphql/schema.ts';

/** Writes schema.graphql from the code. It is never edited. */
const header = '# Printed from server/graphql by `npm run generate`. Not to be edited.\n\n';
writeFileSync('schema.graphql', `${header}${printSchema(lexicographicSortSchema(schema))}\n`);
