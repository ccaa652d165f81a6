import { graphql, useFragment } from 'react-relay';
import type { AdminPanel_employer$key } from '../../__generated__/AdminPanel_employer.graphql.ts';
import { paths } from '../../app/paths.ts';
import { Identity } from '../../features/accounts/badge/Identity.tsx';
import { verifiedFacts } from '../../features/accounts/badge/verifiedFacts.ts';
import { acceptedTermsFact } from '../../features/accounts/terms/acceptedTermsFact.ts';
import { Ban } from '../../features/lifecycle/ban/Ban.tsx';
import { useEmail } from '../../features/office/email/useEmail.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { CardSection } from '../../ui/display/Card.tsx';
import { Facts } from '../../ui/display/Facts.tsx';
import { Row } from '../../ui/layout/Grid.tsx';

/** What only admins see of an employer: requests, subscription, and how to reach them. */
export default function AdminPanel({ employer: key }: { employer: AdminPanel_employer$key }) {
  const employer = useFragment(
    graphql`
      fragment AdminPanel_employer on Employer {
        id
        databaseId
        name
        contactRequestCount
        isPremium
        isGuest
        deletedAt
        viewerCanEmail
        ...Ban_user
        ...Identity_user
        ...verifiedFacts_user
        ...acceptedTermsFact_user
      }
    `,
    key,
  );
  const { id, databaseId, name, contactRequestCount, isPremium, isGuest, deletedAt, viewerCanEmail } = employer;
  const email = useEmail('Employer');
  return (
    <CardSection title="For admins">
      <Facts
        facts={[
          { label: 'Name', value: name },
          { label: 'Id', value: `#${databaseId}` },
          { label: 'Account', value: deletedAt ? 'Deleted' : isGuest ? 'Guest' : 'Registered' },
          { label: 'Contact requests', value: contactRequestCount },
          { label: 'Subscription', value: isPremium ? 'Active' : 'None' },
          ...verifiedFacts(employer),
          acceptedTermsFact(employer),
        ]}
      />
      <Row>
        {viewerCanEmail && (
          <Button size="small" {...email.opens({ id, name })}>
            E-mail
          </Button>
        )}
        {!deletedAt && (
          <ButtonLink size="small" look="secondary" href={paths.adminEmployer.to({ id: databaseId })}>
            Edit
          </ButtonLink>
        )}
        <ButtonLink
          size="small"
          look="secondary"
          href={paths.adminEmployerContactRequests.to({ employerId: databaseId })}
        >
          Contact requests
        </ButtonLink>
        <ButtonLink
          size="small"
          look="secondary"
          href={paths.adminEmployerSubscriptions.to({ employerId: databaseId })}
        >
          Subscriptions
        </ButtonLink>
        {!deletedAt && (
          <ButtonLink size="small" look="secondary" href={paths.adminSupportChat.to({ userId: databaseId })}>
            Support chat
          </ButtonLink>
        )}
      </Row>
      <Identity user={employer} />
      <Ban user={employer} />
      {email.dialog}
    </CardSection>
  );
}
