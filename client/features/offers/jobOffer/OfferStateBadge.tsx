import type { JobOfferState } from '../../../__generated__/JobOfferForm_jobOffer.graphql.ts';
import { Badge, type BadgeTone } from '../../../ui/display/Badge.tsx';

const badges: Record<JobOfferState, { text: string; tone: BadgeTone }> = {
  DRAFT: { text: 'Draft', tone: 'neutral' },
  ACTIVE: { text: 'Active', tone: 'green' },
  FILLED: { text: 'Filled', tone: 'solid' },
  EXPIRED: { text: 'Expired', tone: 'warm' },
};

export function OfferStateBadge({
  state,
  waitsForApproval,
}: {
  state: JobOfferState;
  /** Published, and not public before an admin approves it. */
  waitsForApproval?: boolean | null | undefined;
}) {
  const { text, tone } = waitsForApproval ? ({ text: 'Waiting for review', tone: 'warm' } as const) : badges[state];
  return <Badge tone={tone}>{text}</Badge>;
}
