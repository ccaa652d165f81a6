import { paths } from '../../../app/paths.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

/** What a visitor agrees to by sending a form; the form sends `termsVersion` with it. */
export function TermsNote({ by }: { by: 'By signing up' | 'By continuing' | 'By proceeding' }) {
  return (
    <Text look="small">
      {by}, you accept our{' '}
      <Link href={paths.terms.to()} target="_blank">
        terms
      </Link>
      . The{' '}
      <Link href={paths.privacy.to()} target="_blank">
        privacy page
      </Link>{' '}
      says what happens to your data.
    </Text>
  );
}
