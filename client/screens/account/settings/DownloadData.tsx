import { ButtonLink } from '../../../ui/action/Button.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { accountSections } from './accountSections.ts';

/** Everything that the product stores about the viewer, as one file. */
export function DownloadData() {
  return (
    <CardSection
      {...accountSections.data}
      lead="Everything we store about you in one ZIP file: your profile, messages, requests and files."
    >
      <Row>
        <ButtonLink href="/api/account/data" download look="secondary">
          Download your data
        </ButtonLink>
      </Row>
    </CardSection>
  );
}
