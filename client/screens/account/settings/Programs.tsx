import { graphql, useFragment } from 'react-relay';
import type { Programs_viewer$key } from '../../../__generated__/Programs_viewer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { DayText } from '../../../features/core/time/DateText.tsx';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { CardSection } from '../../../ui/display/Card.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { accountSections, Setting } from './Setting.tsx';

/** What the viewer's own programs have, and the ways to it. */
export function Programs({ viewer: key }: { viewer: Programs_viewer$key }) {
  const { apiKeys, webhookEndpoints } = useFragment(
    graphql`
      fragment Programs_viewer on Viewer {
        apiKeys(first: 20) {
          edges {
            node {
              id
              name
              expiresAt
            }
          }
        }
        webhookEndpoints(first: 5) {
          edges {
            node {
              id
              url
              createdAt
            }
          }
        }
      }
    `,
    key,
  );
  return (
    <CardSection
      {...accountSections.programs}
      lead="With a key a program acts as you, without your password. By webhooks it is told what happens."
    >
      <ul>
        {apiKeys?.edges.map(({ node: { id, name, expiresAt } }) => (
          <li key={id}>
            <Setting
              label={`Key “${name}”`}
              value={
                <>
                  Ends on <DayText at={expiresAt} />
                </>
              }
            />
          </li>
        ))}
        {webhookEndpoints?.edges.map(({ node: { id, url, createdAt } }) => (
          <li key={id}>
            <Setting
              label={`Webhook to ${new URL(url).host}`}
              value={
                <>
                  Since <DayText at={createdAt} />
                </>
              }
            />
          </li>
        ))}
      </ul>
      <Row>
        <ButtonLink look="secondary" href={paths.apiKeys.to()}>
          Set up keys
        </ButtonLink>
        <ButtonLink look="secondary" href={paths.webhooks.to()}>
          Set up webhooks
        </ButtonLink>
      </Row>
    </CardSection>
  );
}
