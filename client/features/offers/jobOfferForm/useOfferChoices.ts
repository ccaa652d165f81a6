import { graphql, useFragment } from 'react-relay';
import type { useOfferChoices_query$key } from '../../../__generated__/useOfferChoices_query.graphql.ts';

/** What the select fields of a job offer offer; their values are global ids. */
export function useOfferChoices(key: useOfferChoices_query$key) {
  const { cities, jobs } = useFragment(
    graphql`
      fragment useOfferChoices_query on Query {
        cities {
          id
          name
          recommendedPrices
          country {
            currencySymbol
            currencyCode
          }
        }
        jobs {
          id
          name
        }
      }
    `,
    key,
  );
  return { cities, cityOptions: cities.map(option), jobOptions: jobs.map(option) };
}

export type OfferChoices = ReturnType<typeof useOfferChoices>;

const option = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
