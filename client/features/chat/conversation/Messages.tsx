import { Fragment } from 'react';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import { timeText } from '../../../../server/domain/core/text/format/time.ts';
import type { ReportReason } from '../../../__generated__/ReportDialogMutation.graphql.ts';
import type { TrialShiftActions } from '../../hiring/trialShift/useTrialShift.tsx';
import { memberName } from '../memberName.ts';
import { DaySeparator } from '../view/MessageList.tsx';
import type { ViewedPhoto } from '../view/PhotoViewer.tsx';
import { DangerNotice } from './danger/DangerNotice.tsx';
import { shownDangers, useHiddenDangers } from './danger/dangers.ts';
import { StoredMessage } from './reading/StoredMessage.tsx';
import { UnsentBubble } from './sending/UnsentBubble.tsx';
import type { OpenConversation } from './useConversation.ts';

/** The messages of a conversation in their order, with the days between them and what is to be said about some. */
export function Messages({
  chatId,
  conversation: { items, history, members, viewerIsAdmin, timeZone, retry, remove },
  trialShift,
  onOpenPhoto,
  onReport,
}: {
  chatId: string;
  conversation: OpenConversation;
  /** Null: the viewer agrees on none here. */
  trialShift: TrialShiftActions | null;
  onOpenPhoto: (messageId: string) => void;
  onReport: (messageId: string, reason?: ReportReason) => void;
}) {
  const [hidden, hide] = useHiddenDangers(chatId);
  const warnings = shownDangers(history.messages, hidden);
  const acceptedShifts = new Set(
    history.messages.flatMap(({ trialShiftStep, trialShift }) =>
      trialShift && trialShiftStep === 'ACCEPTED' ? [trialShift.id] : [],
    ),
  );
  const premium = new Set(members.filter(({ isPremium }) => isPremium).map((member) => member.id));
  return items.map((item) => {
    if (item.kind === 'day') return <DaySeparator key={item.key}>{item.text}</DaySeparator>;
    if (item.kind === 'stored') {
      const { message, follows, state } = item;
      const dangers = warnings.get(message.id);
      return (
        <Fragment key={item.key}>
          <StoredMessage
            message={message}
            follows={follows}
            state={state}
            viewerIsAdmin={viewerIsAdmin}
            authorIsPremium={premium.has(message.user.id)}
            timeZone={timeZone}
            acceptedShifts={acceptedShifts}
            trialShift={trialShift}
            onOpenPhoto={() => onOpenPhoto(message.id)}
            onReport={() => onReport(message.id)}
          />
          {dangers && (
            <DangerNotice
              dangers={dangers}
              onReport={() =>
                onReport(message.id, dangers.some((danger) => danger !== 'ELSEWHERE') ? 'FRAUD' : 'CONTACT_DATA')
              }
              onHide={() => hide(dangers)}
            />
          )}
        </Fragment>
      );
    }
    const { message, follows } = item;
    return (
      <UnsentBubble
        key={item.key}
        message={message}
        follows={follows}
        timeZone={timeZone}
        onRetry={() => retry(message)}
        onRemove={() => remove(message)}
      />
    );
  });
}

/** The images of a conversation, in their order. */
export const photosIn = ({ items, viewerIsAdmin, timeZone }: OpenConversation): ViewedPhoto[] =>
  items.flatMap((item): ViewedPhoto[] => {
    if (item.kind !== 'stored' || !item.message.photoUri) return [];
    const { id: key, photoUri: src, user, createdAt } = item.message;
    const author = user.isViewer ? 'you' : memberName(user, viewerIsAdmin);
    return [
      {
        key,
        src,
        title: `Image from ${author}`,
        detail: `${formatDay(createdAt, timeZone)}, ${timeText(createdAt, timeZone)}`,
      },
    ];
  });
