import { graphql, useFragment } from 'react-relay';
import { Badge, type BadgeTone } from '../../ui/display/Badge.tsx';
import type { ContactRequestState, RequestState_request$key } from './__generated__/RequestState_request.graphql.ts';

const states: Partial<Record<ContactRequestState, { label: string; tone: BadgeTone }>> = {
  PENDING_INTRODUCTION: { label: 'Introduction waits', tone: 'warm' },
  SENT: { label: 'Sent', tone: 'neutral' },
  ANSWERED: { label: 'Answered', tone: 'green' },
};

/** How far a request has come, and whether its chat has something unread. */
export function RequestState({ request: key }: { request: RequestState_request$key }) {
  const { state, chat } = useFragment(
    graphql`
      fragment RequestState_request on ContactRequest {
        state
        chat {
          unread
        }
      }
    `,
    key,
  );
  const shown = state && states[state];
  if (!shown) return null;
  return (
    <>
      <Badge tone={shown.tone}>{shown.label}</Badge>
      {chat?.unread && (
        <>
          {' '}
          <Badge tone="solid">Unread</Badge>
        </>
      )}
    </>
  );
}
