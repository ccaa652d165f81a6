import { useRef } from 'react';
import { graphql } from 'react-relay';
import type { Payments_viewer$key } from '../../__generated__/Payments_viewer.graphql.ts';
import type { PaymentsQuery } from '../../__generated__/PaymentsQuery.graphql.ts';
import { usePages } from '../../app/relay/usePages.ts';
import { invoiceLine } from '../../features/billing/subscription/invoiceLine.ts';
import { InvoiceList } from '../../features/billing/view/InvoiceList.tsx';
import { LoadMore } from '../../ui/paging/LoadMore.tsx';
import styles from './MySubscription.module.css';

const pageSize = 12;

/** What was charged, the newest first. Nothing while nothing was. */
export function Payments({ viewer }: { viewer: Payments_viewer$key }) {
  const list = useRef<HTMLUListElement>(null);
  const { data, hasNext, more } = usePages<PaymentsQuery, Payments_viewer$key>(
    graphql`
      fragment Payments_viewer on Viewer
      @refetchable(queryName: "PaymentsQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 12 }, after: { type: "String" }) {
        invoices(first: $first, after: $after) @connection(key: "Payments_invoices") {
          totalCount
          edges {
            node {
              id
              ...invoiceLine_invoice
            }
          }
        }
      }
    `,
    viewer,
    pageSize,
  );
  const { edges, totalCount } = data.invoices;
  if (edges.length === 0) return null;

  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className={styles.heading}>
        Invoices
      </h2>
      <InvoiceList ref={list} label="Invoices" invoices={edges.map(({ node }) => invoiceLine(node))} />
      <LoadMore
        list={list}
        shown={edges.length}
        total={hasNext ? totalCount : edges.length}
        hidesWhenComplete
        {...more}
      />
    </section>
  );
}
