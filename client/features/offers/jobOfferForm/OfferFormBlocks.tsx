import { Card } from '../../../ui/display/Card.tsx';
import { SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';

/** As large as the form of a job offer, while it is loaded. */
export function OfferFormBlocks() {
  return (
    <Stack>
      {['work', 'description', 'picture'].map((part) => (
        <Card key={part}>
          <Stack>
            <SkeletonBlock shape="block" />
            <SkeletonBlock shape="block" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
