import { __iconNode as IconDownload } from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../../../ui/base/Icon.tsx';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { Badge, type BadgeTone } from '../../../ui/display/Badge.tsx';
import styles from './InvoiceList.module.css';

export interface InvoiceLine {
  id: string;
  /** '21 Nov 2026' */
  day: string;
  /** ISO. */
  time: string;
  number: string | null;
  /** What it is for: 'Monthly, 21 Nov 2026 – 21 Dec 2026'. */
  plan: string | null;
  /** 'SGD 49' */
  amount: string;
  /** What became of its parts: 'SGD 9 refunded'. Empty if one state says it all. */
  parts: readonly string[];
  state: { text: string; tone: BadgeTone };
  /** Null if there is nothing to download. */
  href: string | null;
  creditNotes: readonly { number: string; href: string }[];
}

/** Invoices with links to their PDFs. `action` adds a control to each row. */
export function InvoiceList({
  ref,
  label,
  invoices,
  action,
}: {
  ref?: Ref<HTMLUListElement>;
  label: string;
  invoices: readonly InvoiceLine[];
  action?: (invoice: InvoiceLine) => ReactNode;
}) {
  return (
    <ul ref={ref} aria-label={label} className={styles.list}>
      {invoices.map((invoice) => (
        <li key={invoice.id} className={styles.line}>
          <span className={styles.what}>
            <time dateTime={invoice.time}>{invoice.day}</time>
            {invoice.plan && <span className={styles.number}>{invoice.plan}</span>}
            {invoice.number && <span className={styles.number}>{invoice.number}</span>}
          </span>
          <span className={styles.amount}>
            {invoice.amount}
            {invoice.parts.map((part) => (
              <span key={part} className={styles.part}>
                {part}
              </span>
            ))}
          </span>
          <span className={styles.state}>
            <Badge tone={invoice.state.tone}>{invoice.state.text}</Badge>
          </span>
          <span className={styles.actions}>
            {action?.(invoice)}
            {invoice.creditNotes.map(({ number, href }) => (
              <a key={number} href={href} download className={styles.download}>
                <Icon of={IconDownload} size={18} />
                <span>
                  Credit note<VisuallyHidden> {number}</VisuallyHidden>
                </span>
              </a>
            ))}
            {invoice.href && (
              <a href={invoice.href} download className={styles.download}>
                <Icon of={IconDownload} size={18} />
                <span>
                  Download<VisuallyHidden> the invoice of {invoice.day}</VisuallyHidden>
                </span>
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
