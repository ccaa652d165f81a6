import { graphql, readInlineData } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import { amountText } from '../../../../server/domain/core/text/format/money.ts';
import type {
  InvoiceStatus,
  invoiceLine_invoice$data,
  invoiceLine_invoice$key,
} from '../../../__generated__/invoiceLine_invoice.graphql.ts';
import type { BadgeTone } from '../../../ui/display/Badge.tsx';
import { modeName } from '../payment/priceLabel.ts';
import type { InvoiceLine } from '../view/InvoiceList.tsx';

const states: Record<InvoiceStatus, { text: string; tone: BadgeTone }> = {
  OPEN: { text: 'Due', tone: 'warm' },
  PAID: { text: 'Paid', tone: 'green' },
  FAILED: { text: 'Failed', tone: 'warm' },
  REFUNDED: { text: 'Refunded', tone: 'neutral' },
  DISPUTED: { text: 'Disputed', tone: 'warm' },
};

/** An invoice as InvoiceList shows it. */
export function invoiceLine(key: invoiceLine_invoice$key): InvoiceLine {
  const invoice = readInlineData(
    graphql`
      fragment invoiceLine_invoice on Invoice @inline {
        id
        number
        status
        currency
        price
        paidPrice
        refundedPrice
        disputedPrice
        createdAt
        recurringMode
        periodStart
        periodEnd
        downloadUrl
        creditNotes {
          number
          downloadUrl
        }
      }
    `,
    key,
  );
  return {
    id: invoice.id,
    time: invoice.createdAt,
    day: formatDay(invoice.createdAt),
    number: invoice.number ?? null,
    plan: planOf(invoice),
    amount: amountText(invoice),
    parts: partsOf(invoice),
    state: states[invoice.status],
    href: invoice.downloadUrl ?? null,
    creditNotes: invoice.creditNotes.flatMap(({ number, downloadUrl: href }) => (href ? [{ number, href }] : [])),
  };
}

/** 'Yearly, 1 Jun 2026 – 1 Jun 2027' */
function planOf({ recurringMode, periodStart, periodEnd }: invoiceLine_invoice$data): string | null {
  if (!recurringMode || !periodStart || !periodEnd) return null;
  return `${modeName({ recurringMode })}, ${formatDay(periodStart)} – ${formatDay(periodEnd)}`;
}

/** 'SGD 40 paid', 'SGD 9 refunded'. Nothing where one of them is the whole, which the state says. */
function partsOf({ currency, price, paidPrice, refundedPrice, disputedPrice }: invoiceLine_invoice$data): string[] {
  const named = [
    [paidPrice, 'paid'],
    [refundedPrice, 'refunded'],
    [disputedPrice, 'disputed'],
  ] as const;
  return named.flatMap(([part, word]) =>
    part > 0 && part !== price ? `${amountText({ currency, price: part })} ${word}` : [],
  );
}
