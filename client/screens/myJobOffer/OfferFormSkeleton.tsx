import { OfferFormBlocks } from '../../features/offers/jobOfferForm/OfferFormBlocks.tsx';
import { Loading } from '../../ui/display/Loading.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';

/** As large as the page with the form of a job offer. */
export function OfferFormSkeleton({ title }: { title: string }) {
  return (
    <Container>
      <PageHead title={title} />
      <Loading>
        <OfferFormBlocks />
      </Loading>
    </Container>
  );
}
