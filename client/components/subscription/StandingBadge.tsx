import { Badge, type BadgeTone } from '../../ui/display/Badge.tsx';
import type { Standing } from './standing.ts';

const badges: Record<Standing, { text: string; tone: BadgeTone }> = {
  renews: { text: 'Active', tone: 'green' },
  ends: { text: 'Cancelled', tone: 'neutral' },
  gift: { text: 'Active', tone: 'green' },
  overdue: { text: 'Payment failed', tone: 'warm' },
  lapsed: { text: 'Payment failed', tone: 'warm' },
  ended: { text: 'Ended', tone: 'neutral' },
  unpaid: { text: 'Not paid', tone: 'neutral' },
};

/** How a subscription stands, at a glance. */
export function StandingBadge({ standing }: { standing: Standing }) {
  const { text, tone } = badges[standing];
  return <Badge tone={tone}>{text}</Badge>;
}
