import { Card } from '../../ui/display/Card.tsx';
import { Loading } from '../../ui/display/Loading.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';

/** As large as the form of a job offer. */
export function OfferFormSkeleton({ title }: { title: string }) {
  return (
    <Container>
      <PageHead title={title} />
      <Loading>
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
      </Loading>
    </Container>
  );
}
