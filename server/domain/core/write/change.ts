/** A record, or some of its columns, before and after it was changed. */
export type Change<Row> = { before: Row; after: Row };
