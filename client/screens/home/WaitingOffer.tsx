import type { ReactNode } from 'react';
import { paths } from '../../app/paths.ts';
import { hasNewOfferDraft } from '../../features/offers/jobOfferForm/newOfferDraft.ts';
import { Link } from '../../ui/base/Link.tsx';
import { Text } from '../../ui/layout/Text.tsx';

/** Leads to the offer that a visitor began in this browser, in place of `children`. */
export default function WaitingOffer({ children }: { children: ReactNode }) {
  if (!hasNewOfferDraft()) return children;
  return (
    <Text look="lead">
      You have begun a job offer. It waits in this browser.{' '}
      <Link href={paths.createMyJobOffer.to()}>Continue your offer</Link>
    </Text>
  );
}
