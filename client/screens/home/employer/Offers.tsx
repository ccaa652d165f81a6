import { graphql, useFragment } from 'react-relay';
import type { Offers_employer$key } from '../../../__generated__/Offers_employer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { applicantsText } from '../../../features/offers/jobOffer/offerTexts.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { CardSection } from '../../../ui/display/Card.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './Rows.module.css';

/** The newest active offers, with the number of applicants. */
export function Offers({ employer: key }: { employer: Offers_employer$key }) {
  const { jobOffers } = useFragment(
    graphql`
      fragment Offers_employer on Employer {
        jobOffers(first: 5) {
          edges {
            node {
              id
              databaseId
              applicationCount
              newApplicationCount
              title
            }
          }
        }
      }
    `,
    key,
  );
  return (
    <CardSection
      title="Active job offers"
      action={
        <ButtonLink href={paths.myJobOffers.to()} look="secondary" size="small">
          All job offers
        </ButtonLink>
      }
    >
      {jobOffers.edges.length > 0 ? (
        <ul className={styles.rows}>
          {jobOffers.edges.map(({ node }) => (
            <li key={node.id}>
              <Link href={paths.publicJobOffer.to({ id: node.databaseId })} dir="auto">
                {node.title}
              </Link>
              <Link href={paths.myJobOfferApplicants.to({ id: node.databaseId })} className={styles.count}>
                {applicantsText(node.applicationCount ?? 0, node.newApplicationCount ?? 0)}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Text look="soft">You have no active job offer.</Text>
      )}
    </CardSection>
  );
}
