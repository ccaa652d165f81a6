import { __iconNode as IconCalendarPlus } from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AgreementBar_chat$key } from '../../../__generated__/AgreementBar_chat.graphql.ts';
import type { ChatOutcome } from '../../../__generated__/useOutcomeMutation.graphql.ts';
import type { ChatReference } from '../../../__generated__/useSendMessageMutation.graphql.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useDialog } from '../../../ui/dialog/useDialog.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { useOutcome } from '../../hiring/outcome/useOutcome.ts';
import type { TrialShiftActions } from '../../hiring/trialShift/useTrialShift.tsx';
import styles from './AgreementBar.module.css';

const loadOutcome = () => import('../../hiring/outcome/OutcomeDialog.tsx');
const OutcomeDialog = lazy(loadOutcome);

/** What the two people of a contact chat can do beside writing: a trial shift, and for the employer the decision. */
export function AgreementBar({
  chat: key,
  reference,
  name,
  actions,
}: {
  chat: AgreementBar_chat$key;
  reference: ChatReference;
  /** Of the counterpart. */
  name: string;
  actions: TrialShiftActions;
}) {
  const chat = useFragment(
    graphql`
      fragment AgreementBar_chat on Chat {
        outcome
        viewerDecidesOutcome
        viewerCanMessage
        openTrialShift {
          id
        }
      }
    `,
    key,
  );
  const dialog = useDialog<ChatOutcome>(loadOutcome);
  const decide = useOutcome(reference);
  const { outcome } = chat;

  async function takeBack() {
    const result = await decide(null);
    if (result.ok) showToast('The decision was undone.');
    else showToast(result.message, 'warning');
  }
  return (
    <fieldset aria-label="Agree on work" className={styles.bar}>
      {!chat.openTrialShift && outcome !== 'DECLINED' && (
        <Button
          look="secondary"
          size="small"
          leading={<Icon of={IconCalendarPlus} size={18} />}
          {...actions.proposes(null)}
        >
          Propose a trial shift
        </Button>
      )}
      {chat.viewerDecidesOutcome && !outcome && (
        <>
          <Button look="secondary" size="small" {...dialog.opens('HIRED')}>
            Hired
          </Button>
          <Button look="secondary" size="small" {...dialog.opens('DECLINED')}>
            Not this time
          </Button>
        </>
      )}
      {chat.viewerDecidesOutcome && outcome && (
        <Button look="secondary" size="small" onClick={() => void takeBack()}>
          Undo the decision
        </Button>
      )}
      {dialog.render((chosen, state) => (
        <OutcomeDialog {...state} chat={reference} outcome={chosen} name={name} canWrite={chat.viewerCanMessage} />
      ))}
    </fieldset>
  );
}
