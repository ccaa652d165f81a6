import { graphql, readInlineData } from 'react-relay';
import type { jobSeekerPath_jobSeeker$key } from '../../../__generated__/jobSeekerPath_jobSeeker.graphql.ts';
import { paths } from '../../../app/paths.ts';

/** The present address of a job seeker's public page. */
export function jobSeekerPath(key: jobSeekerPath_jobSeeker$key): string {
  const { databaseId, name, title, city, job } = readInlineData(
    graphql`
      fragment jobSeekerPath_jobSeeker on JobSeeker @inline {
        databaseId
        name
        title
        city {
          name
        }
        job {
          name
        }
      }
    `,
    key,
  );
  return paths.jobSeeker.to({
    id: databaseId,
    name,
    title: title ?? null,
    city: city?.name ?? null,
    job: job?.name ?? null,
  });
}

/** Shows job seekers their own page as employers see it. */
export const asEmployersSearch = '?as=employers';
