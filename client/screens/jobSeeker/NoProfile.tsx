import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta, PageStatus } from '../../app/routing/PageMeta.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Container } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';

/** A paused, deleted or unknown profile, with links to others. */
export default function NoProfile() {
  return (
    <Container narrow>
      <PageMeta title="This profile is not available" />
      <PageStatus status={404} />
      <PageHead title="This profile is not available" lead="Other job seekers are ready to start." />
      <ButtonLink href={paths.jobSeekers.to({ job: allJobsSlug })}>See all job seekers</ButtonLink>
    </Container>
  );
}
