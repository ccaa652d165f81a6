import type { BulkActionState, BulkItemState } from '../../../__generated__/BulkActionScreenQuery.graphql.ts';
import { Badge, type BadgeTone } from '../../../ui/display/Badge.tsx';

const actionStates: Record<BulkActionState, { text: string; tone: BadgeTone }> = {
  RUNNING: { text: 'Running', tone: 'green' },
  STOPPED: { text: 'Stopped', tone: 'warm' },
  FINISHED: { text: 'Finished', tone: 'neutral' },
};

const itemStates: Record<BulkItemState, { text: string; tone: BadgeTone }> = {
  WAITING: { text: 'Waiting', tone: 'neutral' },
  DONE: { text: 'Done', tone: 'green' },
  SKIPPED: { text: 'Skipped', tone: 'neutral' },
  FAILED: { text: 'Failed', tone: 'warm' },
};

export const resultOptions = Object.entries(itemStates).map(([value, { text }]) => ({
  value: value.toLowerCase(),
  label: text,
}));

export function BulkActionStateBadge({ state }: { state: BulkActionState }) {
  const { text, tone } = actionStates[state];
  return <Badge tone={tone}>{text}</Badge>;
}

export function BulkItemStateBadge({ state }: { state: BulkItemState }) {
  const { text, tone } = itemStates[state];
  return <Badge tone={tone}>{text}</Badge>;
}
