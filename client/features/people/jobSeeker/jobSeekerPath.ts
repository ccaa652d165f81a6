import { graphql, readInlineData } from 'react-relay';
import { calledName } from '../../../../server/domain/core/text/firstName.ts';
import type { jobSeekerPath_jobSeeker$key } from '../../../__generated__/jobSeekerPath_jobSeeker.graphql.ts';
import { paths } from '../../../app/paths.ts';

/** The present address of a job seeker's public page. */
export function jobSeekerPath(key: jobSeekerPath_jobSeeker$key): string {
  const { databaseId, title, city, job, ...person } = readInlineData(
    graphql`
      fragment jobSeekerPath_jobSeeker on JobSeeker @inline {
        databaseId
        name
        callName
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
    name: calledName(person),
    title: title ?? null,
    city: city?.name ?? null,
    job: job?.name ?? null,
  });
}

/** Shows job seekers their own page as employers see it. */
export const asEmployersSearch = '?as=employers';
