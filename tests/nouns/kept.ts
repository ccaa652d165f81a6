import type { Given, MakeRecord, RestRow } from './noun.ts';
import type { Outcomes } from './outcomes.ts';

/** The REST calls of records that admins create, change and delete. */

/** A list without parameters. */
export const listed = (sender: RestRow['sender'], answers?: Outcomes): RestRow => ({
  cases: { 'all of them': { ...(answers && { answers }) } },
  sender,
});

/** One record, by its id. */
export const read = (sender: RestRow['sender'], id: MakeRecord, answers?: Outcomes): RestRow => ({
  cases: { 'an existing one': { path: { id }, ...(answers && { answers }) } },
  sender,
});

export const created = (body: Given, required: readonly string[]): RestRow => ({
  status: 201,
  cases: { 'a new one': { body } },
  sender: 'admin',
  required,
});

export const changed = (id: MakeRecord, body: Given, required: readonly string[]): RestRow => ({
  cases: { 'an existing one': { path: { id }, body } },
  sender: 'admin',
  required,
});

export const deleted = (id: MakeRecord): RestRow => ({ ...read('admin', id), status: 204 });
