import { graphql, useFragment } from 'react-relay';
import type {
  ContactRequestState,
  RequestState_request$key,
} from '../../../__generated__/RequestState_request.graphql.ts';
import { Badge, type BadgeTone } from '../../../ui/display/Badge.tsx';

const states: Partial<Record<ContactRequestState, { label: string; tone: BadgeTone }>> = {
  PENDING_INTRODUCTION: { label: 'Introduction', tone: 'warm' },
  SENT: { label: 'Sent', tone: 'neutral' },
  ANSWERED: { label: 'Answered', tone: 'green' },
  HIRED: { label: 'Hired', tone: 'solid' },
  DECLINED: { label: 'Not this time', tone: 'neutral' },
};

/** How far a request has come: an introduction that waits, sent, answered, or decided. */
export function RequestState({ request: key }: { request: RequestState_request$key }) {
  const { state } = useFragment(
    graphql`
      fragment RequestState_request on ContactRequest {
        state
      }
    `,
    key,
  );
  const shown = state && states[state];
  return shown ? <Badge tone={shown.tone}>{shown.label}</Badge> : null;
}
