import { paths } from '../../../app/paths.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

/** The way to what other programs need. */
export function ForPrograms() {
  return (
    <CardSection title="For other programs" lead="Connect your own software with Hourhand.">
      <Text>
        <Link href={paths.apiKeys.to({})}>Keys for programs</Link>
      </Text>
    </CardSection>
  );
}
