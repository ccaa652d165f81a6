import { __iconNode as IconDotsVertical } from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ChatActions_chat$key } from '../../../../__generated__/ChatActions_chat.graphql.ts';
import type { ChatOutcome } from '../../../../__generated__/useOutcomeMutation.graphql.ts';
import type { ChatReference } from '../../../../__generated__/useSendMessageMutation.graphql.ts';
import { IconButton } from '../../../../ui/action/IconButton.tsx';
import { Icon } from '../../../../ui/base/Icon.tsx';
import { useDialog } from '../../../../ui/dialog/useDialog.tsx';
import { showToast } from '../../../../ui/display/toasts.ts';
import { ActionMenu, ActionMenuItem } from '../../../../ui/layout/ActionMenu.tsx';
import { useOutcome } from '../../../hiring/outcome/useOutcome.ts';
import type { TrialShiftActions } from '../../../hiring/trialShift/useTrialShift.tsx';
import { jobSeekerPath } from '../../../people/jobSeeker/jobSeekerPath.ts';
import { useAttentionSettings } from '../../attention/AttentionSettings.tsx';
import { useBlock } from '../../block/useBlock.tsx';
import styles from './ChatActions.module.css';
import { NextStepButton, type Press } from './NextStepButton.tsx';
import { useRenewLink } from './useRenewLink.ts';

const loadOutcome = () => import('../../../hiring/outcome/OutcomeDialog.tsx');
const OutcomeDialog = lazy(loadOutcome);

/** What can be done in a chat beside writing: the next step as a button, everything else in a menu. */
export function ChatActions({
  chat: key,
  reference,
  name,
  agrees,
  hasBegun,
  canBlock,
  trialShift,
  onShowShift,
}: {
  chat: ChatActions_chat$key;
  reference: ChatReference;
  /** Of the counterpart. */
  name: string;
  /** Whether the viewer is one of the two, and can agree on work with the other one. */
  agrees: boolean;
  /** Whether there is a message: before that there is nothing to agree on. */
  hasBegun: boolean;
  canBlock: boolean;
  trialShift: TrialShiftActions;
  /** Leads to a trial shift in the conversation. */
  onShowShift: (id: string) => void;
}) {
  const chat = useFragment(
    graphql`
      fragment ChatActions_chat on Chat {
        outcome
        viewerDecidesOutcome
        viewerCanMessage
        openTrialShift {
          id
        }
        nextStep {
          step
          trialShiftId
        }
        jobSeeker {
          ...jobSeekerPath_jobSeeker
        }
        ...useRenewLink_chat
      }
    `,
    key,
  );
  const isShared = 'sharedHash' in reference;
  const dialog = useDialog<ChatOutcome>(loadOutcome);
  const decide = useOutcome(reference);
  const { askToBlock } = useBlock();
  const renewLink = useRenewLink(chat, isShared);
  const attention = useAttentionSettings();
  const { outcome, nextStep, jobSeeker } = chat;
  const step = nextStep?.step ?? null;

  async function takeBack() {
    const result = await decide(null);
    if (result.ok) showToast('The decision was undone.');
    else showToast(result.message, 'warning');
  }

  const propose = trialShift.proposes(null);
  const outcomes = [
    { label: 'Hired', press: dialog.opens('HIRED') },
    { label: 'Not this time', press: dialog.opens('DECLINED') },
  ];
  const canAgree = agrees && hasBegun;
  const decides = canAgree && chat.viewerDecidesOutcome;
  const isOpen = canAgree && !chat.openTrialShift && outcome !== 'DECLINED';
  const items: { label: string; press: Press }[] = [
    ...(isOpen && step !== 'PROPOSE_TRIAL_SHIFT' ? [{ label: 'Propose a trial shift', press: propose }] : []),
    ...(decides && !outcome && step !== 'NOTE_OUTCOME' ? outcomes : []),
    ...(decides && outcome ? [{ label: 'Undo the decision', press: { onClick: () => void takeBack() } }] : []),
    // Other chats have them beside their list.
    ...(isShared ? attention.map(({ label, onClick }) => ({ label, press: { onClick } })) : []),
    ...(renewLink ? [{ label: 'Renew your link to this chat', press: { onClick: renewLink } }] : []),
    ...(canBlock
      ? [
          {
            label: `Block ${name}`,
            press: { onClick: () => void askToBlock(name, { chat: reference }) },
          },
        ]
      : []),
  ];
  return (
    <>
      {step && canAgree && (
        <div className={styles.step}>
          <NextStepButton
            step={step}
            name={name}
            reviewHref={jobSeeker ? `${jobSeekerPath(jobSeeker)}#reviews` : null}
            onShowShift={() => nextStep?.trialShiftId && onShowShift(nextStep.trialShiftId)}
            propose={propose}
            outcomes={outcomes}
          />
        </div>
      )}
      {items.length > 0 && (
        <div className={styles.menu}>
          <ActionMenu
            opener={(opens) => (
              <IconButton label="More actions" {...opens}>
                <Icon of={IconDotsVertical} />
              </IconButton>
            )}
          >
            {items.map(({ label, press }) => (
              <ActionMenuItem key={label} {...press}>
                <bdi>{label}</bdi>
              </ActionMenuItem>
            ))}
          </ActionMenu>
        </div>
      )}
      {dialog.render((chosen, state) => (
        <OutcomeDialog {...state} chat={reference} outcome={chosen} name={name} canWrite={chat.viewerCanMessage} />
      ))}
    </>
  );
}
