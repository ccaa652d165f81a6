import { officeRecords } from '../../server/domain/core/catalog/officeRecords.input.ts';
import { inSnakeCase } from '../../server/rest/failure.ts';
import * as make from './make.ts';
import type { Given, MakeRecord, RestRow } from './noun.ts';
import type { Outcomes } from './outcomes.ts';
import { type SampleType, samples } from './samples.ts';

export const listed = (sender: RestRow['sender'], answers?: Outcomes): RestRow => ({
  cases: { 'all of them': { ...(answers && { answers }) } },
  sender,
});

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

/** All calls of a kind of small record, whose bodies are the input of its mutation in snake case. */
export function kept<Path extends string>(type: SampleType, path: Path, sender: RestRow['sender'], one?: Outcomes) {
  const body: Given = ({ catalog }) =>
    Object.fromEntries(
      Object.entries(samples[type].input(make.unique(), catalog)).map(([name, value]) => [inSnakeCase(name), value]),
    );
  // The documented call of a job has no skills.
  const required = officeRecords[type].fields.filter((field) => field !== 'skills').map(inSnakeCase);
  const record = make.record(type);
  return {
    [`GET ${path}`]: listed(sender),
    [`GET ${path}/{id}`]: read(sender, record, one),
    [`POST ${path}`]: created(body, required),
    [`PUT ${path}/{id}`]: changed(record, body, required),
    [`DELETE ${path}/{id}`]: deleted(record),
  } as Record<`${'GET' | 'POST'} ${Path}` | `${'GET' | 'PUT' | 'DELETE'} ${Path}/{id}`, RestRow>;
}
