import { graphql, useFragment } from 'react-relay';
import type { EmployerHome_employer$key } from '../../../__generated__/EmployerHome_employer.graphql.ts';
import type { EmployerHome_viewer$key } from '../../../__generated__/EmployerHome_viewer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { firstName } from '../../../features/people/jobSeeker/firstName.ts';
import { RejectionNotice } from '../../../features/people/review/RejectionNotice.tsx';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { product } from '../../../ui/base/product.ts';
import { Container } from '../../../ui/layout/Container.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { LatestChats } from '../LatestChats.tsx';
import styles from '../OwnHome.module.css';
import { NextStep } from './NextStep.tsx';
import { Numbers } from './Numbers.tsx';
import { Offers } from './Offers.tsx';
import { OpenRequests } from './OpenRequests.tsx';

/** The start page of an employer: the one thing to do next, then offers and chats, and last how the offers do. */
export default function EmployerHome({
  employer: key,
  viewer: viewerKey,
}: {
  employer: EmployerHome_employer$key;
  viewer: EmployerHome_viewer$key;
}) {
  const employer = useFragment(
    graphql`
      fragment EmployerHome_employer on Employer {
        name
        rejectedJobOffers {
          id
          databaseId
          rejection {
            reason
          }
          job {
            name
          }
          city {
            name
          }
        }
        chats(first: 3) {
          ...LatestChats_chats
        }
        ...NextStep_employer
        ...OpenRequests_employer
        ...Offers_employer
        ...Numbers_employer
      }
    `,
    key,
  );
  const viewer = useFragment(
    graphql`
      fragment EmployerHome_viewer on Viewer {
        ...NextStep_viewer
      }
    `,
    viewerKey,
  );
  return (
    <Container>
      <PageMeta title={product.name} canonical={paths.home.to()} />
      <PageHead title={`Hello ${firstName(employer.name)}`} lead="Your offers, your chats, and what to do next." />
      <Stack gap="large">
        {(employer.rejectedJobOffers ?? []).map(({ id, databaseId, rejection, job, city }) => (
          <RejectionNotice
            key={id}
            noun="job offer"
            rejection={rejection}
            action={
              <ButtonLink href={paths.myJobOffer.to({ id: databaseId })} look="secondary" size="small">
                {`Change ${job.name} in ${city.name}`}
              </ButtonLink>
            }
          />
        ))}
        <NextStep employer={employer} viewer={viewer} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <Offers employer={employer} />
            <OpenRequests employer={employer} />
          </div>
          <LatestChats chats={employer.chats} empty="Job seekers you contact, or who apply, appear here." />
        </div>
        <Numbers employer={employer} />
      </Stack>
    </Container>
  );
}
