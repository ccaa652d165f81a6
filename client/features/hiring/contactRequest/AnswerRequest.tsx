import { graphql } from 'react-relay';
import type { AnswerRequestMutation, ContactAnswer } from '../../../__generated__/AnswerRequestMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Row } from '../../../ui/layout/Grid.tsx';

/** The two buttons with which a job seeker answers a contact request. */
export function AnswerRequest({ request, name }: { request: string; name: string }) {
  const [answer, isAnswering] = useAction<AnswerRequestMutation>(graphql`
    mutation AnswerRequestMutation($input: AnswerContactRequestInput!) {
      answerContactRequest(input: $input) {
        ... on AnswerContactRequestPayload @alias(as: "success") {
          contactRequest {
            chat {
              ...AboutChat_chat
            }
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  async function say(given: ContactAnswer) {
    const result = await answer({ input: { id: request, answer: given } });
    if (result.ok) showToast(`${name} has your answer.`);
    else showToast(result.message, 'warning');
  }
  return (
    <Row>
      <Button size="small" loading={isAnswering} onClick={() => void say('INTERESTED')}>
        I am interested
      </Button>
      <Button size="small" look="secondary" aria-disabled={isAnswering} onClick={() => void say('NOT_THIS_TIME')}>
        Not this time
      </Button>
    </Row>
  );
}
