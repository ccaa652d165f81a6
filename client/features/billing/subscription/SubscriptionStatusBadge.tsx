import { Badge, type BadgeTone } from '../../../ui/display/Badge.tsx';
import type { DisplayStatus } from './displayStatus.ts';

const badges: Record<DisplayStatus, { text: string; tone: BadgeTone }> = {
  renews: { text: 'Active', tone: 'green' },
  ends: { text: 'Cancelled', tone: 'neutral' },
  pass: { text: 'Active', tone: 'green' },
  gift: { text: 'Active', tone: 'green' },
  overdue: { text: 'Payment failed', tone: 'warm' },
  lapsed: { text: 'Payment failed', tone: 'warm' },
  ended: { text: 'Ended', tone: 'neutral' },
  unpaid: { text: 'Unpaid', tone: 'neutral' },
};

/** A subscription's status as a badge. */
export function SubscriptionStatusBadge({ status }: { status: DisplayStatus }) {
  const { text, tone } = badges[status];
  return <Badge tone={tone}>{text}</Badge>;
}
