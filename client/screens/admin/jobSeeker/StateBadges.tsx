import { Badge, Badges } from '../../../ui/display/Badge.tsx';

/**
 * The two states of a profile, in the words of docs/product/back-office.md, 'Job seekers'. Null: the viewer may not see it.
 */
export function StateBadges({
  active,
  updated,
}: {
  active: boolean | null | undefined;
  updated: boolean | null | undefined;
}) {
  return (
    <Badges>
      <Badge tone={active ? 'green' : 'warm'}>{active ? 'Activated' : 'Not activated'}</Badge>
      <Badge tone={updated ? 'green' : 'neutral'}>{updated ? 'Updated' : 'Pending'}</Badge>
    </Badges>
  );
}
