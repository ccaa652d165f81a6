import { graphql, useFragment } from 'react-relay';
import { forFields } from '../../../../server/domain/core/catalog/forFields.input.ts';
import { plainTexts, profileFields } from '../../../../server/domain/core/catalog/profileFields.input.ts';
import { capitalized } from '../../../../server/domain/core/text/labels.ts';
import type {
  ReviewChanges_review$data,
  ReviewChanges_review$key,
} from '../../../__generated__/ReviewChanges_review.graphql.ts';
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
