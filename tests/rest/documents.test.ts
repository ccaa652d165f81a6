import { validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../server/graphql/schema.ts';
import type { Row } from '../../server/rest/row.ts';
import { table } from '../../server/rest/table.ts';

/** The server does not validate the documents of the REST layer again, and executing skips unknown fields. */

describe.each(Object.entries<Row>(table))('%s', (_call, { documents }) => {
  it('executes only valid documents', () => {
    expect(documents.flatMap((document) => validate(schema, document)).map(({ message }) => message)).toEqual([]);
  });
});
