import { graphql, useFragment } from 'react-relay';
import type { Endorsements_query$key } from '../../__generated__/Endorsements_query.graphql.ts';
import { Clients } from './Clients.tsx';
import { Testimonials } from './Testimonials.tsx';

/** What admins have added about users and clients. A section without any is hidden. */
export function Endorsements({ query }: { query: Endorsements_query$key }) {
  const { endorsements } = useFragment(
    graphql`
      fragment Endorsements_query on Query {
        endorsements(first: 50) {
          edges {
            node {
              id
              kind
              name
              subTitle
              text
              imageUri
            }
          }
        }
      }
    `,
    query,
  );
  const all = endorsements.edges.map(({ node }) => node);
  const testimonials = all.filter(({ kind }) => kind === 'TESTIMONIAL');
  const clients = all.filter(({ kind }) => kind === 'CLIENT');
  return (
    <>
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
      {clients.length > 0 && <Clients clients={clients} />}
    </>
  );
}
