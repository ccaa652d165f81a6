import { graphql, readInlineData, useFragment } from 'react-relay';
import { forFields } from '../../../../server/domain/core/catalog/forFields.input.ts';
import { plainTexts, profileFields } from '../../../../server/domain/core/catalog/profileFields.input.ts';
import { capitalized } from '../../../../server/domain/core/text/characters.ts';
import type {
  ReviewChanges_review$data,
  ReviewChanges_review$key,
} from '../../../__generated__/ReviewChanges_review.graphql.ts';
import type { ReviewChanges_reviewed$key } from '../../../__generated__/ReviewChanges_reviewed.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { jobSeekerPath } from '../../../features/people/jobSeeker/jobSeekerPath.ts';
import { VideoPresentation } from '../../../features/people/profileVideo/VideoPresentation.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { fieldLabel } from '../auditLog/auditWords.ts';
import styles from './ReviewChanges.module.css';

/** What changed since the last approval, field by field; of a new record, all that others see of it. */
export function ReviewChanges({ review: key }: { review: ReviewChanges_review$key }) {
  const { isNew, changes } = useFragment(
    graphql`
      fragment ReviewChanges_review on Review {
        isNew
        changes {
          field
          kind
          before
          after
          isBeforeGone
        }
      }
    `,
    key,
  );
  if (changes.length === 0) return <Text look="soft">Nothing has changed since the last approval.</Text>;
  return (
    <dl className={styles.changes} data-new={isNew || undefined}>
      {changes.map((change) => {
        const label = reviewLabel(change.field);
        return (
          <div key={change.field}>
            <dt>{label}</dt>
            {!isNew && (
              <dd dir="auto">
                <span className={styles.label}>Before</span>{' '}
                {change.isBeforeGone ? (
                  <span className={styles.label}>The earlier file was replaced and is no longer stored.</span>
                ) : (
                  <Value change={change} value={change.before} name={`${label} before`} />
                )}
              </dd>
            )}
            <dd dir="auto">
              {!isNew && <span className={styles.label}>After</span>}{' '}
              <Value change={change} value={change.after} name={isNew ? label : `${label} after`} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type Change = ReviewChanges_review$data['changes'][number];

function Value({ change, value, name }: { change: Change; value: string | null | undefined; name: string }) {
  if (!value) return <>None</>;
  if (change.kind === 'PICTURE') return <img src={value} alt={name} className={styles.picture} />;
  if (change.kind === 'VIDEO') return <VideoPresentation src={value} name={name} />;
  return <>{value}</>;
}

/** Texts of a profile have the labels of the profile. */
const ownLabels: Readonly<Record<string, string>> = {
  ...forFields(plainTexts, (name) => profileFields[name].label),
  referenceTexts: 'References',
  minRate: 'Hourly rate',
  maxRate: 'Hourly rate',
};

/** A record is shown by its name, not by its id. */
function reviewLabel(field: string): string {
  return capitalized(ownLabels[field] ?? fieldLabel(field).replace(/ id$/, ''));
}

/** What a review calls its record, and where the record is. */
export function reviewedOf(key: ReviewChanges_reviewed$key) {
  const { jobSeeker, jobOffer, isNew } = readInlineData(
    graphql`
      fragment ReviewChanges_reviewed on Review @inline {
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
          job {
            name
          }
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
      name: `${jobOffer.job.name} in ${jobOffer.city.name}`,
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
