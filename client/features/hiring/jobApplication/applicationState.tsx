import type { JobApplicationState as StateName } from '../../../__generated__/Applicants_applications.graphql.ts';
import { Badge, type BadgeTone } from '../../../ui/display/Badge.tsx';

export type { StateName };

const badges: Record<StateName, { text: string; tone: BadgeTone }> = {
  NEW: { text: 'New', tone: 'warm' },
  IN_TALK: { text: 'In talk', tone: 'green' },
  HIRED: { text: 'Hired', tone: 'solid' },
  DECLINED: { text: 'Declined', tone: 'neutral' },
};

export const stateOptions = Object.entries(badges).map(([value, { text }]) => ({ value, label: text }));

export function ApplicationStateBadge({ state }: { state: StateName }) {
  const { text, tone } = badges[state];
  return <Badge tone={tone}>{text}</Badge>;
}
