import { graphql, useFragment } from 'react-relay';
import type { OwnMailChoices_viewer$key } from '../../../__generated__/OwnMailChoices_viewer.graphql.ts';
import type { MailFrequency, OwnMailChoicesMutation } from '../../../__generated__/OwnMailChoicesMutation.graphql.ts';
import type { OwnMailChoicesStopMutation } from '../../../__generated__/OwnMailChoicesStopMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { showToast } from '../../../ui/display/toasts.ts';
import { MailChoices, stopAllChoice } from './MailChoices.tsx';
import { frequencyWords } from './mailWords.ts';

/** The mails that the viewer gets. */
export function OwnMailChoices({ viewer: key }: { viewer: OwnMailChoices_viewer$key }) {
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
