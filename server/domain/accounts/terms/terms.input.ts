import { z } from 'zod';

/** The present version of the terms and the privacy page (`client/screens/legal`): the day since which their texts apply. */
export const termsVersion = '2026-11-28';

/** The version that a person accepts with an account. A page that was loaded before a change names an earlier one. */
export const acceptedTermsVersion = z.iso.date({
  error: ({ input }) => (input ? 'Please load this page again to see the present terms.' : 'Please accept the terms.'),
});

/** The same of a contact; null where none was shown, as by a program. */
export const shownTermsVersion = acceptedTermsVersion.nullish().transform((version) => version ?? null);
