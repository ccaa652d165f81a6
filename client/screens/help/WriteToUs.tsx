import { graphql, useFragment } from 'react-relay';
import type { WriteToUs_query$key } from '../../__generated__/WriteToUs_query.graphql.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { CardSection } from '../../ui/display/CardSection.tsx';
import { Row } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';

/** How to contact the team: the support chat for users who are logged in, email for others. Not shown to admins. */
export function WriteToUs({ query: key }: { query: WriteToUs_query$key }) {
  const { viewer, paymentSetup } = useFragment(
    graphql`
      fragment WriteToUs_query on Query {
        viewer {
          kind
        }
        paymentSetup {
          supportEmail
        }
      }
    `,
    key,
  );
  const { supportEmail } = paymentSetup;
  if (viewer.kind === 'ADMIN') return null;
  const hasAccount = viewer.kind === 'EMPLOYER' || viewer.kind === 'JOB_SEEKER';
  return (
    <CardSection title="Is your question not here?">
      {hasAccount ? (
        <>
          <Text look="soft">Our team answers in a chat. It is free.</Text>
          <Row>
            <ButtonLink href={paths.chatWithAdmin.to()}>Write to us</ButtonLink>
          </Row>
        </>
      ) : (
        <>
          <Text look="soft">
            Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, or log in to chat with our team.
          </Text>
          <Row>
            <ButtonLink href={`mailto:${supportEmail}`}>Write to us</ButtonLink>
          </Row>
        </>
      )}
    </CardSection>
  );
}
