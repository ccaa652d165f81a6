export type Options = {
  /** How the response is written for another interface than GraphQL. */
  format?: Format;
  /** How to read a field without calling this resolver; undefined for fields that need more than their row, such as a rule. */
  readerOf?: (resolver: object) => Reader | undefined;
};

/** Reads a field's value from its row alone; undefined if the row does not have it. */
export type Reader = (row: unknown) => unknown;

/** How a compiled query writes JSON for another interface than GraphQL. */
export type Format = {
  /** The key of a field, by its name in GraphQL's response. */
  keyOf: (name: string) => string;
  /** What converts the value of a field, by the same name. Without it, what is selected of the value has this format, too. */
  conversionOf: (name: string) => Conversion | undefined;
};

/** Converts a value as in GraphQL's response. */
export type Conversion = (value: unknown) => unknown;
