import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ChoosePassword_viewer$key } from '../../__generated__/ChoosePassword_viewer.graphql.ts';
import { PasswordOffer } from '../../features/chat/conversation/PasswordOffer.tsx';
import { useDialog } from '../../ui/dialog/useDialog.tsx';

const load = () => import('./PasswordDialog.tsx');
const PasswordDialog = lazy(load);

/** For a guest who has just paid: the form opens over the chat, which keeps its room for the message. */
export function ChoosePassword({ viewer: key }: { viewer: ChoosePassword_viewer$key }) {
  const { contactPrefill } = useFragment(
    graphql`
      fragment ChoosePassword_viewer on Viewer {
        contactPrefill {
          name
          email
        }
      }
    `,
    key,
  );
  const { open, render } = useDialog<null>(load);
  return (
    <>
      <PasswordOffer onPress={() => open(null)} />
      {render((_, state) => (
        <PasswordDialog {...state} name={contactPrefill?.name ?? ''} email={contactPrefill?.email ?? ''} />
      ))}
    </>
  );
}
