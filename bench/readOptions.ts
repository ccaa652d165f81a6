import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The options of the command line. Throws with the usage. */
export function readOptions<const Known extends Options>(usage: string, options: Known) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
