import { __iconNode as IconDotsVertical } from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { type ComponentProps, type ReactNode, type ToggleEvent, useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import type { ChatActions_chat$key, ChatStep } from '../../../../__generated__/ChatActions_chat.graphql.ts';
import type { ChatOutcome } from '../../../../__generated__/useOutcomeMutation.graphql.ts';
import type { useRenewLink_chat$key } from '../../../../__generated__/useRenewLink_chat.graphql.ts';
import type { useRenewLinkMutation } from '../../../../__generated__/useRenewLinkMutation.graphql.ts';
import type { ChatReference } from '../../../../__generated__/useSendMessageMutation.graphql.ts';
import { paths } from '../../../../app/paths.ts';
import { useAction } from '../../../../app/relay/useAction.ts';
import { Button, ButtonLink } from '../../../../ui/action/Button.tsx';
import { IconButton } from '../../../../ui/action/IconButton.tsx';
import { Icon } from '../../../../ui/base/Icon.tsx';
import { confirm } from '../../../../ui/dialog/confirm.ts';
import { lateDialog, useDialog } from '../../../../ui/dialog/useDialog.tsx';
import { showToast } from '../../../../ui/display/toasts.ts';
import { closeOnFollow } from '../../../../ui/layout/popover.ts';
import { useOutcome } from '../../../hiring/outcome/useOutcome.ts';
import type { TrialShiftActions } from '../../../hiring/trialShift/useTrialShift.tsx';
import { jobSeekerPath } from '../../../people/jobSeeker/jobSeekerPath.ts';
import { useAttentionSettings } from '../../attention/AttentionSettings.tsx';
import { useBlock } from '../../block/useBlock.tsx';
import styles from './ChatActions.module.css';

/** Spread into a button, as `useDialog` gives it. */
type Press = Partial<Record<'onClick' | 'onPointerEnter' | 'onFocus', () => void>>;

const labels: Record<Exclude<ChatStep, 'REVIEW'>, string> = {
  ANSWER_TRIAL_SHIFT: 'Answer the trial shift',
  SEE_TRIAL_SHIFT: 'See the trial shift',
  PROPOSE_TRIAL_SHIFT: 'Propose a trial shift',
  NOTE_OUTCOME: 'How did it go?',
};

/** The one button above the messages of a chat. The server decides which (`server/domain/hiring/nextStep`). */
function NextStepButton({
  step,
  name,
  reviewHref,
  onShowShift,
  propose,
  outcomes,
}: {
  step: ChatStep;
  /** Of the counterpart. */
  name: string;
  /** Where reviews are written. */
  reviewHref: string | null;
  onShowShift: () => void;
  propose: Press;
  outcomes: { label: string; press: Press }[];
}) {
  switch (step) {
    case 'ANSWER_TRIAL_SHIFT':
    case 'SEE_TRIAL_SHIFT':
      return (
        <Button size="small" look={step === 'SEE_TRIAL_SHIFT' ? 'secondary' : 'primary'} onClick={onShowShift}>
          {labels[step]}
        </Button>
      );
    case 'PROPOSE_TRIAL_SHIFT':
      return (
        <Button size="small" {...propose}>
          {labels[step]}
        </Button>
      );
    case 'NOTE_OUTCOME':
      return (
        <ActionMenu
          opener={(opens) => (
            <Button size="small" {...opens}>
              {labels[step]}
            </Button>
          )}
        >
          {outcomes.map(({ label, press }) => (
            <ActionMenuItem key={label} {...press}>
              {label}
            </ActionMenuItem>
          ))}
        </ActionMenu>
      );
    case 'REVIEW':
      return (
        reviewHref && (
          <ButtonLink size="small" href={reviewHref} target="_blank">
            Review {name}
          </ButtonLink>
        )
      );
    default:
      return null;
  }
}

const OutcomeDialog = lateDialog(() => import('../../../hiring/outcome/OutcomeDialog.tsx'));

/** What can be done in a chat beside writing: the next step as a button, null without one, and everything else in a menu. */
export function useChatActions({
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
}): Record<'step' | 'menu', ReactNode> {
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
  const dialog = useDialog<ChatOutcome>(OutcomeDialog);
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
  return {
    step: step && canAgree && (
      <NextStepButton
        step={step}
        name={name}
        reviewHref={jobSeeker ? `${jobSeekerPath(jobSeeker)}#reviews` : null}
        onShowShift={() => nextStep?.trialShiftId && onShowShift(nextStep.trialShiftId)}
        propose={propose}
        outcomes={outcomes}
      />
    ),
    menu: (
      <>
        {items.length > 0 && (
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
        )}
        {dialog.render((chosen, state) => (
          <OutcomeDialog {...state} chat={reference} outcome={chosen} name={name} canWrite={chat.viewerCanMessage} />
        ))}
      </>
    ),
  };
}

/** Renews the viewer's own share link of a chat, in case someone else has it, after a question. Null for viewers without one. */
function useRenewLink(key: useRenewLink_chat$key, isShared: boolean): (() => void) | null {
  const { id, databaseId, viewerShareSide } = useFragment(
    graphql`
      fragment useRenewLink_chat on Chat {
        id
        databaseId
        viewerShareSide
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const [renewShareLink] = useAction<useRenewLinkMutation>(graphql`
    mutation useRenewLinkMutation($input: RenewShareLinkInput!) {
      renewShareLink(input: $input) {
        ... on RenewShareLinkPayload @alias(as: "success") {
          chat {
            viewerSharedHash
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  if (!viewerShareSide) return null;

  async function ask(side: NonNullable<typeof viewerShareSide>) {
    const renewed = await confirm({
      title: 'Renew your link to this chat?',
      text: 'Emails and messages may contain a link that opens this chat without a login. It stops working at once.',
      confirmLabel: 'Renew link',
      action: () => renewShareLink({ input: { chat: id, side } }),
    });
    if (!renewed) return;
    showToast('Link renewed. The old one no longer works.');
    // The address of this page was the old link.
    if (isShared) void navigate(paths.chat.to({ id: databaseId }), { replace: true });
  }

  return () => void ask(viewerShareSide);
}

/** A button that opens further ones below it. Native: no script moves the focus. Fill it with ActionMenuItem. */
function ActionMenu({
  opener,
  children,
}: {
  /** The button; spread what it is given. */
  opener: (props: { popoverTarget: string }) => ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <>
      {opener({ popoverTarget: id })}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pressing an item inside is what closes it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a button is a click too */}
      <div id={id} popover="auto" className={styles.actionMenuMenu} onClick={closeOnFollow} onToggle={keepInWindow}>
        {children}
      </div>
    </>
  );
}

/** Below its opener, and at its end. */
function keepInWindow({ currentTarget: menu, newState }: ToggleEvent<HTMLElement>) {
  if (newState !== 'open') return;
  const opener = menu.previousElementSibling?.getBoundingClientRect();
  if (!opener) return;
  const { width } = menu.getBoundingClientRect();
  menu.style.top = `${opener.bottom + 4}px`;
  menu.style.left = `${Math.max(8, Math.min(opener.right, document.documentElement.clientWidth - 8) - width)}px`;
}

function ActionMenuItem({ type = 'button', ...rest }: Omit<ComponentProps<'button'>, 'className' | 'disabled'>) {
  return <button {...rest} type={type} className={styles.item} />;
}
