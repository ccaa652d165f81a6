import { graphql, useFragment } from 'react-relay';
import type { PendingNotice_chat$key } from '../../../__generated__/PendingNotice_chat.graphql.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { isolated } from '../../../ui/text/isolated.ts';
import { useActivation } from './useActivation.ts';

/** For admins, in a chat that is closed until its introduction is activated: who is introduced, and the button that activates it. */
export function PendingNotice({ chat: key }: { chat: PendingNotice_chat$key }) {
  const { kind, isOpen, contactRequests } = useFragment(
    graphql`
      fragment PendingNotice_chat on Chat {
        kind
        isOpen
        contactRequests(first: 1) {
          edges {
            node {
              id
              isPending
              viewerCanActivate
              employerName
              jobSeekerName
            }
          }
        }
      }
    `,
    key,
  );
  const [activate, isActivating] = useActivation();
  if (kind !== 'CONTACT' || isOpen) return null;
  const introduction = contactRequests.edges.map(({ node }) => node).find(({ isPending }) => isPending);
  if (!introduction) return <Notice quiet>Only admins see this chat.</Notice>;
  const { id, employerName, jobSeekerName, viewerCanActivate } = introduction;
  return (
    <Notice
      quiet
      title={`${isolated(jobSeekerName)} was introduced to ${isolated(employerName)}`}
      action={
        viewerCanActivate && (
          <Button size="small" loading={isActivating} onClick={() => void activate(id)}>
            Activate
          </Button>
        )
      }
    >
      Only admins see this chat until one of the two, or an admin, activates the introduction.
    </Notice>
  );
}
