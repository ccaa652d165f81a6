import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import { formatMonth } from '../../../../server/domain/core/text/format/time.ts';
import type {
  ReferenceRow_jobReference$data,
  ReferenceRow_jobReference$key,
} from '../../../__generated__/ReferenceRow_jobReference.graphql.ts';
import type { ReferenceRowRemoveReferenceMutation } from '../../../__generated__/ReferenceRowRemoveReferenceMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { Badge, type BadgeTone } from '../../../ui/display/Badge.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { isolated } from '../../../ui/text/isolated.ts';
import { useDelete } from '../../core/confirmDelete.tsx';
import styles from './ReferenceRow.module.css';

const states: Record<ReferenceRow_jobReference$data['state'], { label: string; tone: BadgeTone }> = {
  WAITING: { label: 'Waiting', tone: 'warm' },
  CONFIRMED: { label: 'Confirmed', tone: 'green' },
  DECLINED: { label: 'Declined', tone: 'neutral' },
  EXPIRED: { label: 'Expired', tone: 'neutral' },
};

/** A reference with its contact and its state, for the job seeker and admins. `action` is what can be done with it. */
export function ReferenceRow({
  reference: key,
  action,
}: {
  reference: ReferenceRow_jobReference$key;
  action: ReactNode;
}) {
  const reference = useFragment(
    graphql`
      fragment ReferenceRow_jobReference on JobReference {
        company
        contactName
        contactEmail
        job
        beganIn
        endedIn
        state
        sentence
        expiresAt
        answeredAt
      }
    `,
    key,
  );
  const { company, contactName, contactEmail, job, beganIn, endedIn, sentence, expiresAt, answeredAt } = reference;
  const { label, tone } = states[reference.state];
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.job}>
          {job} at {company} <Badge tone={tone}>{label}</Badge>
        </p>
        <Text look="small">
          {formatMonth(beganIn)} to {formatMonth(endedIn)}
        </Text>
        <Text look="small">
          {isolated(contactName)}, {contactEmail}.{' '}
          {answeredAt
            ? `Answered on ${formatDay(answeredAt)}.`
            : reference.state === 'EXPIRED'
              ? `Not answered by ${formatDay(expiresAt)}.`
              : `Waiting for an answer until ${formatDay(expiresAt)}.`}
        </Text>
        {sentence && <Text look="small">“{sentence}”</Text>}
      </div>
      <Row>{action}</Row>
    </li>
  );
}

/** Removes a reference after a confirmation, and reads the page again. */
export function useRemoveReference() {
  const [remove] = useAction<ReferenceRowRemoveReferenceMutation>(graphql`
    mutation ReferenceRowRemoveReferenceMutation($input: RemoveJobReferenceInput!) {
      removeJobReference(input: $input) {
        ... on RemoveJobReferencePayload @alias(as: "success") {
          removedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  return useDelete({
    noun: 'Reference',
    note: 'It disappears from the profile, and no more emails are sent about it.',
    remove: (id) => remove({ input: { id } }),
  });
}
