import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

/** The graph in the schema language, in the order of its names. */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
