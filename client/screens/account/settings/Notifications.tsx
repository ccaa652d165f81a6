import { graphql, useFragment } from 'react-relay';
import type { Notifications_viewer$key } from '../../../__generated__/Notifications_viewer.graphql.ts';
import type { OwnMailChoices_viewer$key } from '../../../__generated__/OwnMailChoices_viewer.graphql.ts';
import type { MailFrequency, OwnMailChoicesMutation } from '../../../__generated__/OwnMailChoicesMutation.graphql.ts';
import type { OwnMailChoicesStopMutation } from '../../../__generated__/OwnMailChoicesStopMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { AttentionSettings } from '../../../features/chat/attention/AttentionSettings.tsx';
import { MailChoices, stopAllChoice } from '../../../features/discovery/mailChoice/MailChoices.tsx';
import { frequencyWords } from '../../../features/discovery/mailChoice/mailWords.ts';
import { CardSection } from '../../../ui/display/Card.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Row } from '../../../ui/layout/Grid.tsx';
import { accountSections, Setting } from './Setting.tsx';

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

/** The mails that the viewer gets. */
function OwnMailChoices({ viewer: key }: { viewer: OwnMailChoices_viewer$key }) {
  const { mailChoices } = useFragment(
    graphql`
      fragment OwnMailChoices_viewer on Viewer {
        mailChoices {
          ...MailChoices_choices
        }
      }
    `,
    key,
  );
  const [save] = useAction<OwnMailChoicesMutation>(graphql`
    mutation OwnMailChoicesMutation($input: SaveMailChoiceInput!) {
      saveMailChoice(input: $input) {
        ... on SaveMailChoicePayload @alias(as: "success") {
          viewer {
            ...OwnMailChoices_viewer
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [stopAll] = useAction<OwnMailChoicesStopMutation>(graphql`
    mutation OwnMailChoicesStopMutation {
      stopMails {
        ... on StopMailsPayload @alias(as: "success") {
          viewer {
            ...OwnMailChoices_viewer
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);

  async function choose(value: string) {
    const [choice = '', word] = value.split(':');
    const frequency = frequencies.find((known) => known === word);
    const result =
      value === stopAllChoice ? await stopAll({}) : frequency && (await save({ input: { choice, frequency } }));
    if (result) showToast(result.ok ? 'Settings saved.' : result.message, result.ok ? undefined : 'warning');
  }
  return <MailChoices choices={mailChoices} heading="h3" onChoose={(value) => void choose(value)} />;
}

const frequencies = Object.keys(frequencyWords) as MailFrequency[];
