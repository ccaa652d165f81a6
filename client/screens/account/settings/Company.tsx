import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { employerFields } from '../../../../server/domain/core/catalog/employerFields.input.ts';
import { logoSide } from '../../../../server/domain/files/stored/upload.input.ts';
import { companyPageSchema } from '../../../../server/domain/people/employer/employer.input.ts';
import type { Company_page$key } from '../../../__generated__/Company_page.graphql.ts';
import type { CompanyLogoMutation } from '../../../__generated__/CompanyLogoMutation.graphql.ts';
import type { CompanyMutation } from '../../../__generated__/CompanyMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { Form } from '../../../features/core/form/Form.tsx';
import { MarkdownArea } from '../../../features/core/form/MarkdownArea.tsx';
import { PublicTextField } from '../../../features/core/form/PublicText.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { PictureField } from '../../../features/core/picture/PictureField.tsx';
import { useChosenPicture } from '../../../features/core/picture/useChosenPicture.ts';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { CardSection } from '../../../ui/display/Card.tsx';
import { Photo } from '../../../ui/display/Photo.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { UploadProgress } from '../../../ui/form/ProgressBar.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { accountSections } from './Setting.tsx';

/** Which logo is to be taken away. The one of a later save is another one. */
const noLogo: string | null = null;

/** The company page of the viewer: the name, the text and the logo. */
export function Company({ page: key }: { page: Company_page$key }) {
  const { databaseId, companyName, about, logoUri } = useFragment(
    graphql`
      fragment Company_page on CompanyPage {
        databaseId
        companyName
        about
        logoUri
      }
    `,
    key,
  );
  const [uploadLogo] = useAction<CompanyLogoMutation>(graphql`
    mutation CompanyLogoMutation($input: UploadLogoInput!) {
      uploadLogo(input: $input) {
        ... on UploadLogoPayload @alias(as: "success") {
          uri
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [save] = useAction<CompanyMutation>(graphql`
    mutation CompanyMutation($input: SaveEmployerInput!) {
      saveEmployer(input: $input) {
        ... on SaveEmployerPayload @alias(as: "success") {
          companyPage {
            id
            isPublic
            ...Company_page
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const picture = useChosenPicture(logoSide);
  const [progress, setProgress] = useState<number | null>(null);
  const form = useSchemaForm({
    schema: companyPageSchema({ company: companyName ?? null, about: about ?? null }),
    initialValues: { company: companyName ?? '', about: about ?? '', removedLogo: noLogo },
    async submit(texts, values) {
      const image = await picture.cropped();
      if (!image) return save({ input: { ...texts, ...(isRemoved(values) && { logoUri: null }) } });
      const uploaded = await uploadLogo({ input: { image } }, { onProgress: setProgress });
      setProgress(null);
      return uploaded.ok ? save({ input: { ...texts, logoUri: uploaded.success.uri } }) : uploaded;
    },
    onSuccess() {
      picture.clear();
      showToast('Company saved.');
    },
  });
  const isRemoved = ({ removedLogo }: { removedLogo: string | null }) => logoUri != null && removedLogo === logoUri;
  const logo = form.field('removedLogo');
  const shown = isRemoved(form.values) ? null : logoUri;
  return (
    <CardSection
      {...accountSections.company}
      lead="Everyone can read this on your company page. The page is public while you have an active job offer or a text about your company."
      action={
        <ButtonLink look="secondary" size="small" href={paths.employer.to({ id: databaseId })}>
          See your page
        </ButtonLink>
      }
    >
      <Form form={form}>
        <PublicTextField
          label={employerFields.company.label}
          optional
          autoComplete="organization"
          hint="Without it, your first name is shown."
          maxLength={employerFields.company.max}
          {...form.field('company')}
          isChanged={form.isDirty('company')}
        />
        <MarkdownArea
          label={employerFields.about.label}
          optional
          maxLength={employerFields.about.max}
          hint="What you do, where, and what working with you is like. No email addresses, phone numbers or links."
          {...form.field('about')}
          isChanged={form.isDirty('about')}
        />
        <PictureField
          id={logo.id}
          error={logo.error}
          picture={picture}
          what="logo"
          isPresent={shown != null}
          present={shown && <Photo src={shown} name="" alt="Your logo" size={112} eager />}
          onRemove={() => form.setValues({ ...form.values, removedLogo: logoUri ?? null })}
          busy={form.busy}
        />
        {progress !== null && <UploadProgress share={progress} label="Upload of your logo" />}
        <Row>
          <Button type="submit" loading={form.busy}>
            Save
          </Button>
        </Row>
      </Form>
    </CardSection>
  );
}
