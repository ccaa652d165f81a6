import { type RawBuilder, sql } from 'kysely';

/** The conditions and values of `columns.ts`. */

/** The person who is deleted, and the time. */
export type Erased = { id: number; at: Date };

/** A condition or a value, for this person. */
export type ForPerson = (person: Erased) => RawBuilder<unknown>;

/** Rows whose column is the person, such as `employer_id`. */
export const of =
  (column: string): ForPerson =>
  ({ id }) =>
    sql`${sql.ref(column)} = ${id}`;

/** Rows whose column is a list of people, with the person among them. */
export const among =
  (column: string): ForPerson =>
  ({ id }) =>
    sql`${id} = ANY (${sql.ref(column)})`;

export const anyOf =
  (...conditions: ForPerson[]): ForPerson =>
  (person) =>
    sql`(${sql.join(
      conditions.map((condition) => condition(person)),
      sql` OR `,
    )})`;

/** Rows that refer to rows of another table. */
export const through =
  (column: string, table: string, condition: ForPerson): ForPerson =>
  (person) =>
    sql`${sql.ref(column)} IN (SELECT id FROM ${sql.table(table)} WHERE ${condition(person)})`;

/** Of a former link: rows of one side, in the chats in which the person is on it. */
export const ofSide =
  (side: 'EMPLOYER' | 'JOB_SEEKER', chats: ForPerson): ForPerson =>
  (person) =>
    sql`side = ${sql.lit(side)} AND ${chats(person)}`;

/** Rows with the person's id among those of a text in JSON. */
export const mentionedIn =
  (column: string): ForPerson =>
  ({ id }) =>
    sql`${sql.ref(column)} ~ ${`[iI]d": ?${id}([^0-9]|$)`}`;

/** Rows of bulk actions on people. */
export const ofBulkActionsOnPeople: ForPerson = ({ id }) =>
  sql`record_id = ${id} AND bulk_action_id IN (
    SELECT id FROM bulk_action WHERE kind::text LIKE 'JOB_SEEKER_%' OR kind::text LIKE 'EMPLOYER_%')`;

/** The time of the deletion. */
export const theTime: ForPerson = ({ at }) => sql`${at}`;

/** A key that says nothing and is the row's own. */
export const ownKey: ForPerson = () => sql`'deleted-' || id`;

/** Another link in place of the person's own; the link of the other side stays. */
export const newLink =
  (person: 'employer_id' | 'job_seeker_id', link: 'employer_hash' | 'job_seeker_hash'): ForPerson =>
  ({ id }) =>
    sql`CASE WHEN ${sql.ref(person)} = ${id} THEN gen_random_uuid()::text ELSE ${sql.ref(link)} END`;

/** This text in place of one that is there. */
export const insteadOf =
  (column: string, text: string): ForPerson =>
  () =>
    sql`CASE WHEN ${sql.ref(column)} IS NOT NULL THEN ${text} END`;

/** Messages about trial shifts. Below their first line are copies of the place and the note (`stepText`). */
export const aboutShifts =
  (condition: ForPerson): ForPerson =>
  (person) =>
    sql`trial_shift_id IS NOT NULL AND ${condition(person)}`;

export const firstLineOf =
  (column: string): ForPerson =>
  () =>
    sql`split_part(${sql.ref(column)}, E'\n', 1)`;
