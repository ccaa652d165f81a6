import { z } from 'zod';
import { requiredLine } from '../../core/text/input/typed.input.ts';

/** What the address of each list may hold, beside the page. The lists of the pages are compared with it by a test. */
export const listParameters = {
  JOB_SEEKERS: names('q active updated city job experience image messages sort page_size'),
  EMPLOYERS: names('q city messages sort page_size'),
  JOB_OFFERS: names('q state employer city job sort page_size'),
  CONTACT_REQUESTS: names('time job city employer candidate status messages sort page_size'),
  SUBSCRIPTIONS: names('status kind sort page_size'),
  AUDIT_LOG: names('admin kind record action from to page_size'),
} as const;

function names(list: string): readonly string[] {
  return list.split(' ');
}

export type OfficeListName = keyof typeof listParameters;

/** In characters. */
export const filterNameLength = 40;

export const filterNameSchema = z.object({
  name: requiredLine('Please provide a name.', filterNameLength),
});

/** The longest value of a parameter: a search text. */
const valueLength = 100;

const wrong = 'These filters do not belong to this list.';

/** The name and the query of a list's filters, which has only known parameters, each once. */
export const savedFilterSchema = (list: OfficeListName) =>
  filterNameSchema.extend({
    query: z
      .string()
      .max(1_000, wrong)
      .refine((query) => {
        const known = listParameters[list];
        const given = [...new URLSearchParams(query)];
        return (
          given.length > 0 &&
          new Set(given.map(([name]) => name)).size === given.length &&
          given.every(([name, value]) => known.includes(name) && value !== '' && value.length <= valueLength)
        );
      }, wrong)
      .transform((query) => new URLSearchParams(query).toString()),
  });
