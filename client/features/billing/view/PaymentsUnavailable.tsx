import { Link } from '../../../ui/base/Link.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';

/** The notice where no payment provider is set up. */
export const PaymentsUnavailable = ({ supportEmail }: { supportEmail: string }) => (
  <Notice tone="warning" title="Payments are unavailable at the moment">
    Please contact <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>.
  </Notice>
);
