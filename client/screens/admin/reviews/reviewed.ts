import { graphql, readInlineData } from 'react-relay';
import type { reviewed_review$key } from '../../../__generated__/reviewed_review.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { jobSeekerPath } from '../../../features/people/jobSeeker/jobSeekerPath.ts';

/** What a review calls its record, and where the record is. */
export function reviewedOf(key: reviewed_review$key) {
  const { jobSeeker, jobOffer, isNew } = readInlineData(
    graphql`
      fragment reviewed_review on Review @inline {
        isNew
        jobSeeker {
          databaseId
          name
          photoUri
          active
          city {
            name
          }
          ...jobSeekerPath_jobSeeker
        }
        jobOffer {
          databaseId
          photoUri
          employerName
          title
          city {
            name
          }
        }
      }
    `,
    key,
  );
  if (jobOffer) {
    return {
      name: jobOffer.title,
      kind: isNew ? 'New job offer' : 'Changed job offer',
      city: jobOffer.city.name,
      author: jobOffer.employerName,
      photo: jobOffer.photoUri ?? null,
      isPublic: true,
      page: paths.displayJobOffer.to({ id: jobOffer.databaseId }),
      record: paths.adminJobOffer.to({ id: jobOffer.databaseId }),
    };
  }
  return {
    name: jobSeeker?.name ?? '',
    kind: isNew ? 'New profile' : 'Changed profile',
    city: jobSeeker?.city?.name ?? null,
    author: null,
    photo: jobSeeker?.photoUri ?? null,
    isPublic: jobSeeker?.active ?? false,
    page: jobSeeker && jobSeekerPath(jobSeeker),
    record: paths.adminJobSeeker.to({ id: jobSeeker?.databaseId ?? 0 }),
  };
}
