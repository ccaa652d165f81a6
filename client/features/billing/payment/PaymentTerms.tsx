import { __iconNode as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import { amountText } from '../../../../server/domain/core/text/format/money.ts';
import type { PaymentTerms_option$key } from '../../../__generated__/PaymentTerms_option.graphql.ts';
import type { PaymentTerms_viewer$key } from '../../../__generated__/PaymentTerms_viewer.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { Avatar } from '../../../ui/display/Avatar.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from '../view/PaymentHead.module.css';
import { isPass, periodName } from './price.ts';

/** What is charged today and later for the chosen option, and where the receipt goes. */
export function PaymentTerms({
  option: optionKey,
  viewer: viewerKey,
}: {
  option: PaymentTerms_option$key;
  viewer: PaymentTerms_viewer$key;
}) {
  const option = useFragment(
    graphql`
      fragment PaymentTerms_option on PricingOption {
        recurringMode
        currency
        price
        renewsAt
      }
    `,
    optionKey,
  );
  const { kind, contactPrefill } = useFragment(
    graphql`
      fragment PaymentTerms_viewer on Viewer {
        kind
        contactPrefill {
          email
        }
      }
    `,
    viewerKey,
  );
  const { renewsAt } = option;
  const amount = amountText(option);
  const day = <time dateTime={renewsAt}>{formatDay(renewsAt)}</time>;
  return (
    <div aria-live="polite">
      <Text look="small">
        {isPass(option) ? (
          <>
            You pay {amount} today. It ends by itself on {day}, and is not renewed.
          </>
        ) : (
          <>
            You pay {amount} today. It renews on {day} for {amount}, and every {periodName(option)} after that until you
            cancel.
          </>
        )}{' '}
        <Link href={paths.pricing.to()} target="_blank">
          All prices
        </Link>
      </Text>
      <Text look="small">{receiptText(kind, contactPrefill?.email)}</Text>
    </div>
  );
}

function receiptText(kind: string, email: string | null | undefined): string {
  if (email) return `We email the receipt to ${email}.`;
  // The holder of a share link pays for an employer, whose email is not theirs to see.
  if (kind === 'ANONYMOUS') return 'We email the receipt to the employer.';
  return 'You gave no email, so we cannot send a receipt. Create a password to find the invoice in your account.';
}

/** What is bought, in a few ticked lines. */
export function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className={styles.benefits}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Icon of={IconCheck} size={20} className={styles.tick} />
          {benefit}
        </li>
      ))}
    </ul>
  );
}

/** The person whom a payment lets the payer write to. */
export function PaymentPerson({ name, photoUri, line }: { name: string; photoUri: string | null; line: string }) {
  return (
    <div className={styles.person}>
      <Avatar src={photoUri} name={name} size={56} />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.line}>{line}</p>
      </div>
    </div>
  );
}
