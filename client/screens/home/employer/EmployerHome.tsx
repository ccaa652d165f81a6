import { graphql, useFragment } from 'react-relay';
import type { EmployerHome_employer$key } from '../../../__generated__/EmployerHome_employer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { firstName } from '../../../features/people/jobSeeker/firstName.ts';
import { RejectionNotice } from '../../../features/people/review/RejectionNotice.tsx';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { product } from '../../../ui/base/product.ts';
import { Container } from '../../../ui/layout/Container.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { LatestChats } from '../LatestChats.tsx';
import styles from '../OwnHome.module.css';
import { NextStep } from './NextStep.tsx';
import { OfferActivity } from './OfferActivity.tsx';
import { Offers } from './Offers.tsx';
import { OpenRequests } from './OpenRequests.tsx';
import { Subscription } from './Subscription.tsx';

/** The start page of an employer: what to do next, their chats, their offers and how these do. */
export default function EmployerHome({ employer: key }: { employer: EmployerHome_employer$key }) {
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
        ...OfferActivity_employer
        ...Subscription_employer
      }
    `,
    key,
  );
  return (
    <Container>
      <PageMeta title={product.name} canonical={paths.home.to()} />
      <PageHead title={`Hello ${firstName(employer.name)}`} lead="Your offers, your chats, and what to do next." />
      <div className={styles.columns}>
        <div className={styles.column}>
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
          <NextStep employer={employer} />
          <OpenRequests employer={employer} />
          <Offers employer={employer} />
        </div>
        <div className={styles.column}>
          <LatestChats chats={employer.chats} empty="Job seekers you contact, or who apply, appear here." />
          <OfferActivity employer={employer} />
          <Subscription employer={employer} />
        </div>
      </div>
    </Container>
  );
}
