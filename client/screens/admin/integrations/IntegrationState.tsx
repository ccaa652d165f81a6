import { Badge } from '../../../ui/display/Badge.tsx';

/** Whether an integration can do something. */
export function IntegrationState({ endedAt, keys }: { endedAt: string | null | undefined; keys: number }) {
  if (endedAt) return <Badge tone="neutral">Ended</Badge>;
  return keys > 0 ? <Badge tone="green">Active</Badge> : <Badge tone="warm">No keys</Badge>;
}
