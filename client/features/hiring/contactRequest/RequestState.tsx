import { graphql, useFragment } from 'react-relay';
import { recentText } from '../../../../server/domain/core/text/format/time.ts';
import type {
  ContactAnswer,
  ContactRequestState,
  RequestState_request$key,
} from '../../../__generated__/RequestState_request.graphql.ts';
import type { RequestStateMutation } from '../../../__generated__/RequestStateMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { lateDialog, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { Badge, type BadgeTone } from '../../../ui/display/Badge.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Row } from '../../../ui/layout/Grid.tsx';
import { replyTimeText } from '../../core/activity/activityText.ts';
import { useNow } from '../../core/time/useNow.ts';
import { useTimeZone } from '../../core/time/useTimeZone.ts';

const states: Partial<Record<ContactRequestState, { label: string; tone: BadgeTone }>> = {
  PENDING_INTRODUCTION: { label: 'Introduction', tone: 'warm' },
  SENT: { label: 'Sent', tone: 'neutral' },
  ANSWERED: { label: 'Answered', tone: 'green' },
  HIRED: { label: 'Hired', tone: 'solid' },
  DECLINED: { label: 'Not this time', tone: 'neutral' },
};

/** What the job seeker said by a button. */
export const answers: Partial<Record<ContactAnswer, { label: string; tone: BadgeTone }>> = {
  INTERESTED: { label: 'Interested', tone: 'green' },
  NOT_THIS_TIME: { label: 'Cannot this time', tone: 'neutral' },
};

/** How far a request has come: an introduction that waits, sent, answered, or decided. */
export function RequestState({ request: key }: { request: RequestState_request$key }) {
  const { state, answer } = useFragment(
    graphql`
      fragment RequestState_request on ContactRequest {
        state
        answer
      }
    `,
    key,
  );
  const shown = (state === 'ANSWERED' && answer && answers[answer]) || (state && states[state]);
  return shown ? <Badge tone={shown.tone}>{shown.label}</Badge> : null;
}

type At = string | null | undefined;

/** What has happened to a request so far: 'Sent 1:32 PM, mailed, seen 1:40 PM. Usually answers within a day'. */
export function RequestProgress({
  createdAt,
  mailedAt,
  seenAt,
  answeredAt,
  replyTime,
}: {
  createdAt: string;
  mailedAt: At;
  seenAt: At;
  answeredAt: At;
  /** Of the job seeker; said while there is no answer. */
  replyTime: string | null | undefined;
}) {
  const [timeZone, now] = [useTimeZone(), useNow()];
  const said = (what: string, at: At) => (at ? [`${what} ${recentText(at, timeZone, now)}`] : []);
  const steps = [
    ...said('Sent', createdAt),
    ...(mailedAt ? ['mailed'] : []),
    ...said('seen', seenAt),
    ...said('answered', answeredAt),
  ];
  const usual = !answeredAt && replyTime && replyTimeText(replyTime);
  return [steps.join(', '), usual].filter(Boolean).join('. ');
}

const AskOthersDialog = lateDialog(() => import('./AskOthersDialog.tsx'));

/** Offers the employer of a request, by its global id, to ask others the same. */
export function AskOthers({ request }: { request: string }) {
  const dialog = useDialog<null>(AskOthersDialog);
  return (
    <>
      <Button size="small" look="secondary" {...dialog.opens(null)}>
        Ask three others
      </Button>
      {dialog.render((_, state) => (
        <AskOthersDialog {...state} request={request} />
      ))}
    </>
  );
}

/** The two buttons with which a job seeker answers a contact request. */
export function AnswerRequest({ request, name }: { request: string; name: string }) {
  const [answer, isAnswering] = useAction<RequestStateMutation>(graphql`
    mutation RequestStateMutation($input: AnswerContactRequestInput!) {
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
