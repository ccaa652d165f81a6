import { graphql, readInlineData } from 'react-relay';
import { forFields } from '../../../../server/domain/core/catalog/forFields.input.ts';
import { searchFlagNames } from '../../../../server/domain/people/search/filters.input.ts';
import { allJobsSlug } from '../../../../server/domain/people/search/search.input.ts';
import type { savedSearchPath_search$key } from '../../../__generated__/savedSearchPath_search.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { writeFilters } from '../jobSearch/jobSearch.ts';

/** Where a saved search leads: to its listing, with all of its filters. */
export function savedSearchPath(key: savedSearchPath_search$key): string {
  const search = readInlineData(
    graphql`
      fragment savedSearchPath_search on SavedSearch @inline {
        job {
          slug
        }
        city {
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
  const { job, city, sex, experience, language, maxRate, q } = search;
  return paths.jobSeekers.to(
    { job: job?.slug ?? allJobsSlug, city: city?.name },
    writeFilters({
      sexId: sex?.databaseId ?? null,
      experienceId: experience?.databaseId ?? null,
      languageId: language?.databaseId ?? null,
      maxRate: maxRate ?? null,
      q: q ?? null,
      ...forFields(searchFlagNames, (flag) => search[flag]),
      sort: 'SIGNUP_DATE',
    }),
  );
}
