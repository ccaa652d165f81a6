import { graphql, readInlineData } from 'react-relay';
import { forFields } from '../../../../server/domain/core/catalog/forFields.input.ts';
import { searchFlagNames, searchNumberNames } from '../../../../server/domain/people/search/filters.input.ts';
import { allJobsSlug } from '../../../../server/domain/people/search/search.input.ts';
import type { readSavedSearch_search$key } from '../../../__generated__/readSavedSearch_search.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { writeFilters } from '../jobSearch/jobSearch.ts';
import type { Search } from './search.tsx';

/** What a saved search asks for, and the address of its listing with all of its filters. */
export function readSavedSearch(key: readSavedSearch_search$key): { search: Search; path: string } {
  const saved = readInlineData(
    graphql`
      fragment readSavedSearch_search on SavedSearch @inline {
        job {
          databaseId
          slug
        }
        city {
          databaseId
          name
        }
        sex {
          databaseId
        }
        experience {
          databaseId
        }
        language {
          databaseId
        }
        maxRate
        q
        partTime
        fullTime
        verified
        wellRated
        hasVideo
      }
    `,
    key,
  );
  const { job, city, sex, experience, language, maxRate, q } = saved;
  const filters = {
    sexId: sex?.databaseId ?? null,
    experienceId: experience?.databaseId ?? null,
    languageId: language?.databaseId ?? null,
    maxRate: maxRate ?? null,
    q: q ?? null,
    ...forFields(searchFlagNames, (flag) => saved[flag]),
  };
  return {
    search: { ...filters, jobId: job?.databaseId ?? null, cityId: city?.databaseId ?? null },
    path: paths.jobSeekers.to(
      { job: job?.slug ?? allJobsSlug, city: city?.name },
      writeFilters({ ...filters, sort: 'SIGNUP_DATE' }),
    ),
  };
}

const keys = ['jobId', 'cityId', 'q', ...searchNumberNames, ...searchFlagNames] as const;

export const isSameSearch = (one: Search, other: Search): boolean => keys.every((key) => one[key] === other[key]);
