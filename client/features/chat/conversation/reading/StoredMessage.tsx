import { graphql, useFragment } from 'react-relay';
import { timeText } from '../../../../../server/domain/core/text/format/time.ts';
import { documentNote } from '../../../../../server/domain/files/stored/upload.input.ts';
import type { StoredMessage_message$key } from '../../../../__generated__/StoredMessage_message.graphql.ts';
import { PremiumBadge } from '../../../../ui/display/Badge.tsx';
import { TrialShiftCard } from '../../../hiring/trialShift/TrialShiftCard.tsx';
import type { TrialShiftActions } from '../../../hiring/trialShift/useTrialShift.tsx';
import { memberName } from '../../memberName.ts';
import type { DeliveryState } from '../../view/DeliveryMark.tsx';
import { MessageBubble } from '../../view/MessageBubble.tsx';
import { fileDetail } from '../sending/chatFile.ts';
import { uploadOf } from '../sending/useSendMessage.ts';

/** A stored message: from the history, from a live event, or just sent by the viewer. */
export function StoredMessage({
  message: key,
  follows,
  state,
  viewerIsAdmin,
  authorIsPremium,
  timeZone,
  acceptedShifts,
  trialShift,
  onOpenPhoto,
  onReport,
}: {
  message: StoredMessage_message$key;
  follows: boolean;
  state: DeliveryState | undefined;
  viewerIsAdmin: boolean;
  authorIsPremium: boolean;
  timeZone: string;
  /** The ids of trial shifts whose acceptance is among the messages, and shows them. */
  acceptedShifts: ReadonlySet<string>;
  /** Null for viewers who only read. */
  trialShift: TrialShiftActions | null;
  onOpenPhoto: () => void;
  onReport: () => void;
}) {
  const message = useFragment(
    graphql`
      fragment StoredMessage_message on Message {
        text
        dangers
        createdAt
        clientId
        photoUri
        documentUri
        documentName
        documentSize
        trialShiftStep
        trialShift {
          id
          ...TrialShiftCard_shift
        }
        user {
          name
          role
          photoUri
          isViewer
        }
      }
    `,
    key,
  );
  const { user, photoUri, documentUri, trialShiftStep: step, trialShift: shift } = message;
  const showsShift = step === 'ACCEPTED' || (step === 'PROPOSED' && shift && !acceptedShifts.has(shift.id));
  const fromProduct = user.role === 'ROLE_ADMIN';
  return (
    <MessageBubble
      author={memberName(user, viewerIsAdmin)}
      authorPhotoUri={user.photoUri ?? null}
      side={user.isViewer ? 'mine' : 'theirs'}
      admin={fromProduct}
      follows={follows}
      badge={authorIsPremium ? <PremiumBadge /> : undefined}
      text={message.text}
      card={shift && showsShift ? <TrialShiftCard shift={shift} step={step} actions={trialShift} /> : undefined}
      // Shows the local copy of a file that was sent from here, so that the picture does not flicker.
      photo={
        photoUri ? { src: uploadOf(message.clientId, 'image')?.previewUrl ?? photoUri, onOpen: onOpenPhoto } : undefined
      }
      document={
        documentUri
          ? documentOf(documentUri, message.documentName ?? 'Document', message.documentSize ?? null)
          : undefined
      }
      note={documentUri && !user.isViewer ? documentNote : undefined}
      time={timeText(message.createdAt, timeZone)}
      dateTime={message.createdAt}
      state={state}
      onReport={user.isViewer || viewerIsAdmin ? undefined : onReport}
    />
  );
}

const documentOf = (href: string, name: string, size: number | null) => ({
  href,
  name,
  detail: fileDetail({ kind: 'document', name, size }),
});
