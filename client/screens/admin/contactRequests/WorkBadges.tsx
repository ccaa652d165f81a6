import { Badge, Badges } from '../../../ui/display/Badge.tsx';

/** What work a request offers. Renders nothing if neither. */
export function WorkBadges({ partTime, fullTime }: { partTime: boolean; fullTime: boolean }) {
  if (!partTime && !fullTime) return null;
  return (
    <Badges>
      {partTime && <Badge>Part-Time</Badge>}
      {fullTime && <Badge>Full-Time</Badge>}
    </Badges>
  );
}
