import { allCitiesSlug } from '../../../server/domain/offers/jobOffer/search.input.ts';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Row } from '../../ui/layout/Grid.tsx';
import { Section } from '../../ui/layout/Section.tsx';

/** A link to the job seekers' pages, on the page for employers. */
export const LookingForWork = () => (
  <Section title="Looking for work?" lead="Free for job seekers, always. See who is hiring and apply.">
    <Row>
      <ButtonLink href={paths.jobOffers.to({ job: allJobsSlug, city: allCitiesSlug })} look="secondary">
        All job offers
      </ButtonLink>
      <ButtonLink href={paths.findWork.to()} look="quiet">
        How it works for job seekers
      </ButtonLink>
    </Row>
  </Section>
);
