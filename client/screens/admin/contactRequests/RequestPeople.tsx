import { graphql, useFragment } from 'react-relay';
import { IntroduceButton } from '../../../components/introduction/IntroduceButton.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import type { RequestPeople_contactRequest$key } from './__generated__/RequestPeople_contactRequest.graphql.ts';

/** The two by themselves: the support chat of each, in a new tab, and another candidate for the employer. */
export function RequestPeople({ contactRequest: key }: { contactRequest: RequestPeople_contactRequest$key }) {
  const { databaseId, employerName, employer, jobSeeker } = useFragment(
    graphql`
      fragment RequestPeople_contactRequest on ContactRequest {
        databaseId
        employerName
        employer {
          id
          databaseId
          deletedAt
        }
        jobSeeker {
          databaseId
          deletedAt
        }
      }
    `,
    key,
  );
  const people = [
    { person: employer, whom: 'employer' },
    { person: jobSeeker, whom: 'candidate' },
  ];
  return (
    <Row>
      {people.map(
        ({ person, whom }) =>
          person &&
          !person.deletedAt && (
            <ButtonLink
              key={whom}
              href={paths.adminSupportChat.to({ userId: person.databaseId })}
              target="_blank"
              look="secondary"
              size="small"
            >
              Support chat with {whom}
              <VisuallyHidden> of contact request {databaseId}, in a new tab</VisuallyHidden>
            </ButtonLink>
          ),
      )}
      {employer && (
        <ButtonLink
          href={paths.adminEmployerSubscriptions.to({ employerId: employer.databaseId })}
          look="secondary"
          size="small"
        >
          Subscriptions
          <VisuallyHidden> of the employer of contact request {databaseId}</VisuallyHidden>
        </ButtonLink>
      )}
      {employer && !employer.deletedAt && (
        <IntroduceButton
          small
          look="secondary"
          initial={{ employer: { value: employer.id, label: `${employerName} · #${employer.databaseId}` } }}
          context={`to ${employerName}`}
        >
          Introduce a candidate
        </IntroduceButton>
      )}
    </Row>
  );
}
