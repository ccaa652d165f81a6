import {
  constraintOf,
  hasTimedOut,
  isDeadlock,
  isExclusionViolation,
  isForeignKeyViolation,
  isMissing,
  isUniqueViolation,
} from '../failures/database.ts';
import { Conflict, Failure, InvalidInput, NotFound, Unavailable } from '../failures/errors.ts';

/**
 * A verb looks before it writes. What changes between the two breaks a constraint, and this is what it means to the person. A verb
 * may still say it in its own words: `isUniqueViolation` and the like know these failures.
 */

/** References to what people choose from lists, by the end of the constraint's name: the field, and what is said. */
const chosen: Record<string, [field: string, message: string]> = {
  city_id_fkey: ['cityId', 'This city no longer exists.'],
  country_id_fkey: ['countryId', 'This country no longer exists.'],
  experience_id_fkey: ['experienceId', 'This experience no longer exists.'],
  job_id_fkey: ['jobId', 'This job no longer exists.'],
  language_id_fkey: ['languageId', 'This language no longer exists.'],
  native_country_id_fkey: ['nativeCountryId', 'This country no longer exists.'],
  sex_id_fkey: ['sexId', 'This option no longer exists.'],
  status_id_fkey: ['status', 'This status no longer exists.'],
};

const locked = 'Someone else is changing this right now. Please try again.';

/** What an error of the database means to the person whose write lost. Null: it is a bug, or the database is down. */
export function failureOf(error: unknown): Failure | null {
  const failure = meaningOf(error);
  if (failure) failure.cause = error;
  return failure;
}

function meaningOf(error: unknown): Failure | null {
  if (error instanceof Failure) return null;
  if (hasTimedOut(error) || isDeadlock(error)) return new Unavailable(locked);
  if (isMissing(error)) return new NotFound();
  if (isForeignKeyViolation(error)) {
    const constraint = constraintOf(error) ?? '';
    const [, choice] = Object.entries(chosen).find(([end]) => constraint.endsWith(`_${end}`)) ?? [];
    return choice ? InvalidInput.of(...choice) : new NotFound();
  }
  if (isUniqueViolation(error) || isExclusionViolation(error)) {
    return new Conflict('Someone else did this at the same time. Please try again.');
  }
  return null;
}
