import { __iconNode as IconCalendarEvent } from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { rateText } from '../../../../server/domain/core/text/format/money.ts';
import { shiftTimeText } from '../../../../server/domain/core/text/format/time.ts';
import type {
  TrialShiftCard_shift$data,
  TrialShiftCard_shift$key,
  TrialShiftState,
} from '../../../__generated__/TrialShiftCard_shift.graphql.ts';
import type { TrialShiftDecision } from '../../../__generated__/useTrialShiftMutation.graphql.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Badge, type BadgeTone } from '../../../ui/display/Badge.tsx';
import styles from './TrialShiftCard.module.css';
import { shiftCardId } from './terms.ts';
import type { TrialShiftActions } from './useTrialShift.tsx';

const badges: Partial<Record<TrialShiftState, { text: string; tone: BadgeTone }>> = {
  PROPOSED: { text: 'Waiting for an answer', tone: 'warm' },
  ACCEPTED: { text: 'Confirmed', tone: 'solid' },
  DECLINED: { text: 'Declined', tone: 'neutral' },
  WITHDRAWN: { text: 'Withdrawn', tone: 'neutral' },
  REPLACED: { text: 'Replaced', tone: 'neutral' },
  CANCELLED: { text: 'Cancelled', tone: 'neutral' },
};

/**
 * A trial shift in the chat, in the message that proposed it or in the one that accepted it. The first one has the buttons
 * of an open proposal, the second one those of a confirmed shift.
 */
export function TrialShiftCard({
  shift: key,
  step,
  actions,
}: {
  shift: TrialShiftCard_shift$key;
  step: 'PROPOSED' | 'ACCEPTED';
  /** Null for viewers who only read. */
  actions: TrialShiftActions | null;
}) {
  const shift = useFragment(
    graphql`
      fragment TrialShiftCard_shift on TrialShift {
        id
        startsAt
        endsAt
        timeZone
        hours
        rate
        currency
        place
        note
        state
        calendarUri
        viewerProposed
        viewerCanAccept
        viewerCanDecline
        viewerCanWithdraw
        viewerCanCancel
        viewerCanChange
        earlier {
          id
          startsAt
          endsAt
          timeZone
          state
        }
        ...shiftState_shift
      }
    `,
    key,
  );
  const card = useRef<HTMLElement>(null);
  const time = shiftTimeText(shift.startsAt, shift.endsAt, shift.timeZone);
  const before = shift.earlier.at(-1);
  const title = before ? 'Changed trial shift' : 'Trial shift';
  const badge = badges[shift.state];
  // Earlier steps of the same shift are short.
  const isCurrent = step === shift.state;
  return (
    <article
      id={shiftCardId(shift.id)}
      ref={card}
      tabIndex={-1}
      aria-label={`${title}: ${time}`}
      className={styles.card}
    >
      <p className={styles.title}>
        <Icon of={IconCalendarEvent} size={20} />
        {title}
        {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
      </p>
      {before && (
        <p className={styles.before}>
          Instead of <s>{shiftTimeText(before.startsAt, before.endsAt, before.timeZone)}</s>
        </p>
      )}
      <p className={styles.time}>{time}</p>
      <p>
        {hoursText(shift.hours)}, {shift.currency} {rateText(shift.rate)} an hour
      </p>
      {isCurrent && shift.place && (
        <p dir="auto" className={styles.words}>
          {shift.place}
        </p>
      )}
      {isCurrent && shift.note && (
        <p dir="auto" className={styles.words}>
          {shift.note}
        </p>
      )}
      {actions && isCurrent && (
        <CardActions
          shift={shift}
          time={time}
          actions={actions}
          onDecided={() => card.current?.focus({ preventScroll: true })}
        />
      )}
    </article>
  );
}

const hoursText = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

function CardActions({
  shift,
  time,
  actions,
  onDecided,
}: {
  shift: TrialShiftCard_shift$data;
  time: string;
  actions: TrialShiftActions;
  /** The pressed button disappears, so the focus moves. */
  onDecided: () => void;
}) {
  const { id } = shift;
  const deciding = useDeciding((decision) => actions.decide(id, decision, time), onDecided);
  const press = (decision: Parameters<typeof deciding.press>[0]) => ({
    size: 'small' as const,
    loading: deciding.pending === decision,
    onClick: () => void deciding.press(decision),
  });
  return (
    <div className={styles.actions}>
      {shift.calendarUri && (
        <a href={shift.calendarUri} download="trial-shift.ics" className={styles.plain}>
          Add to calendar
        </a>
      )}
      {shift.viewerCanAccept && <Button {...press('ACCEPTED')}>Accept</Button>}
      {shift.viewerCanDecline && (
        <Button look="secondary" {...press('DECLINED')}>
          Decline
        </Button>
      )}
      {shift.viewerCanChange && (
        <Button look="quiet" size="small" className={styles.plain} {...actions.proposes({ id, terms: shift })}>
          Propose a change
        </Button>
      )}
      {shift.viewerCanWithdraw && (
        <Button look="quiet" className={styles.plain} {...press('WITHDRAWN')}>
          Withdraw
        </Button>
      )}
      {shift.viewerCanCancel && (
        <Button look="quietDanger" className={styles.plain} {...press('CANCELLED')}>
          Cancel the shift
        </Button>
      )}
    </div>
  );
}

/** The decision that is being sent; further presses are ignored meanwhile. */
function useDeciding(decide: (decision: TrialShiftDecision) => Promise<boolean>, onDecided: () => void) {
  const [pending, setPending] = useState<TrialShiftDecision | null>(null);
  async function press(decision: TrialShiftDecision) {
    if (pending) return;
    setPending(decision);
    const isDone = await decide(decision);
    setPending(null);
    if (isDone) onDecided();
  }
  return { pending, press };
}
