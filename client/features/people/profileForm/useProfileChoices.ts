import { graphql, useFragment } from 'react-relay';
import type { useProfileChoices_query$key } from '../../../__generated__/useProfileChoices_query.graphql.ts';

/** What the select fields of a profile offer. */
export function useProfileChoices(key: useProfileChoices_query$key) {
  const { sexes, countries, languages, cities, jobs, experiences } = useFragment(
    graphql`
      fragment useProfileChoices_query on Query {
        sexes {
          databaseId
          name
        }
        countries {
          databaseId
          name
        }
        languages {
          databaseId
          name
        }
        cities {
          databaseId
          name
          recommendedPrices
          country {
            name
            situationList
            currencyCode
            currencySymbol
          }
        }
        jobs {
          databaseId
          name
          skills
        }
        experiences {
          databaseId
          name
        }
      }
    `,
    key,
  );
  return {
    cities,
    jobs,
    sexOptions: sexes.map(option),
    countryOptions: countries.map(option),
    languageOptions: languages.map(option),
    cityOptions: cities.map(option),
    jobOptions: jobs.map(option),
    experienceOptions: experiences.map(option),
  };
}

export type ProfileChoices = ReturnType<typeof useProfileChoices>;

const option = ({ databaseId, name }: { databaseId: number; name: string }) => ({ value: databaseId, label: name });
