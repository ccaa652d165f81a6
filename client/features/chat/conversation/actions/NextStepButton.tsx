import type { ChatStep } from '../../../../__generated__/ChatActions_chat.graphql.ts';
import { Button, ButtonLink } from '../../../../ui/action/Button.tsx';
import { ActionMenu, ActionMenuItem } from '../../../../ui/layout/ActionMenu.tsx';

/** Spread into a button, as `useDialog` gives it. */
export type Press = Partial<Record<'onClick' | 'onPointerEnter' | 'onFocus', () => void>>;

const labels: Record<Exclude<ChatStep, 'REVIEW'>, string> = {
  ANSWER_TRIAL_SHIFT: 'Answer the trial shift',
  SEE_TRIAL_SHIFT: 'See the trial shift',
  PROPOSE_TRIAL_SHIFT: 'Propose a trial shift',
  NOTE_OUTCOME: 'How did it go?',
};

/** The one button of a chat's header. The server decides which (`server/domain/hiring/nextStep`). */
export function NextStepButton({
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
