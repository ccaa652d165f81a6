import type { JobApplicationState } from '../../__generated__/ApplicantsScreenQuery.graphql.ts';
import { Badge, type BadgeTone } from '../../ui/display/Badge.tsx';

const badges: Record<JobApplicationState, { text: string; tone: BadgeTone }> = {
  NEW: { text: 'New', tone: 'warm' },
  IN_TALK: { text: 'In talk', tone: 'green' },
  HIRED: { text: 'Hired', tone: 'solid' },
  DECLINED: { text: 'Declined', tone: 'neutral' },
};

export const stateOptions = Object.entries(badges).map(([value, { text }]) => ({ value, label: text }));

export function ApplicationStateBadge({ state }: { state: JobApplicationState }) {
  const { text, tone } = badges[state];
  return <Badge tone={tone}>{text}</Badge>;
}
