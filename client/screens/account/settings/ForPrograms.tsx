import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { accountSections } from './accountSections.ts';

/** The ways to what the viewer's own programs need. */
export function ForPrograms() {
  return (
    <CardSection
      {...accountSections.programs}
      lead="With a key a program acts as you, without your password. By webhooks it is told what happens."
    >
      <Row>
        <ButtonLink look="secondary" href={paths.apiKeys.to()}>
          Set up keys
        </ButtonLink>
        <ButtonLink look="secondary" href={paths.webhooks.to()}>
          Set up webhooks
        </ButtonLink>
      </Row>
    </CardSection>
  );
}
