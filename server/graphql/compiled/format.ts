/** How a compiled query writes JSON for another interface than GraphQL. */
export type Format = {
  /** The key of a field, by its name in GraphQL's response. */
  keyOf: (name: string) => string;
  /** What converts the value of a field, by the same name. Without it, what is selected of the value has this format, too. */
  conversionOf: (name: string) => Conversion | undefined;
};

/** Converts a value as in GraphQL's response. */
export type Conversion = (value: unknown) => unknown;
