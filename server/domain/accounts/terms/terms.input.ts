import { z } from 'zod';

/** The present version of the terms and the privacy page (`client/screens/legal`): the day since which their texts apply. */
export const termsVersion = '2026-11-28';

/**
 * The version that a person saw when they signed up. Null where none was shown, as to a program. A page that was loaded before a
 * change names an earlier one.
 */
export const shownTermsVersion = z.iso
  .date('Please load this page again to see the present terms.')
  .nullish()
  .transform((version) => version ?? null);
