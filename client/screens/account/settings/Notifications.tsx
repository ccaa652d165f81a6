import { graphql, useFragment } from 'react-relay';
import type { Notifications_viewer$key } from '../../../__generated__/Notifications_viewer.graphql.ts';
import { AttentionSettings } from '../../../features/chat/attention/AttentionSettings.tsx';
import { OwnMailChoices } from '../../../features/discovery/mailChoice/OwnMailChoices.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { accountSections } from './accountSections.ts';
import { Setting } from './Setting.tsx';

/** The emails that the viewer gets, and the sound and notifications of this browser. */
export function Notifications({ viewer: key }: { viewer: Notifications_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment Notifications_viewer on Viewer {
        ...OwnMailChoices_viewer
        user {
          email
        }
      }
    `,
    key,
  );
  const email = viewer.user?.email;
  return (
    <CardSection
      {...accountSections.notifications}
      lead={email ? `We send emails to ${email}.` : 'You have not given us an email address, so we cannot email you.'}
    >
      <OwnMailChoices viewer={viewer} />
      <Setting
        label="In this browser"
        value="A sound and notifications for new messages"
        action={
          <Row>
            <AttentionSettings />
          </Row>
        }
      />
    </CardSection>
  );
}
