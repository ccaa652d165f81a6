import { Badge } from '../../../ui/display/Badge.tsx';

/** What an employer has decided about a job seeker. Nothing while it is open. */
export function OutcomeBadge({ outcome }: { outcome: string | null | undefined }) {
  if (outcome === 'HIRED') return <Badge tone="solid">Hired</Badge>;
  return outcome === 'DECLINED' ? <Badge>Not this time</Badge> : null;
}
