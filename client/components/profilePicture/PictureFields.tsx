import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { Button } from '../../ui/action/Button.tsx';
import { DoDont } from '../../ui/display/DoDont.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import { Photo } from '../../ui/display/Photo.tsx';
import { DropZone } from '../../ui/form/DropZone.tsx';
import { FieldError } from '../../ui/form/Field.tsx';
import { FileButton } from '../../ui/form/FileButton.tsx';
import { Row, Stack } from '../../ui/layout/Grid.tsx';
import styles from './PictureFields.module.css';
import type { ChosenPicture } from './useChosenPicture.ts';

const PictureCropper = lazy(() => import('./PictureCropper.tsx'));

/** The photo of a profile: the present one, or one that is chosen, dropped or taken, and cropped. */
export function PhotoField({
  id,
  picture,
  photoUri,
  name,
  error,
  notice,
  busy,
}: {
  id: string;
  picture: ChosenPicture;
  /** The stored photo. */
  photoUri: string | null;
  name: string;
  error: ReactNode;
  /** Explains the error. */
  notice: string;
  busy: boolean;
}) {
  const place = useRef<HTMLDivElement>(null);
  const choose = (file: File) => void picture.choose(file);
  const isMissing = Boolean(error) && !picture.url;
  return (
    <Stack>
      {isMissing && <Notice tone="error">{notice}</Notice>}
      {picture.problem && <Notice tone="error">{picture.problem}</Notice>}
      <div ref={place} className={styles.place}>
        {picture.url ? (
          <Suspense fallback={<div className={styles.waiting} />}>
            <PictureCropper key={picture.url} url={picture.url} onCrop={picture.setCrop} />
          </Suspense>
        ) : (
          <Photo src={photoUri} name={name} alt={photoUri ? 'Your photo' : ''} size={200} eager />
        )}
        <Row>
          <FileButton id={id} invalid={isMissing} icon={IconPhoto} accept="image/*" onFile={choose} disabled={busy}>
            {picture.url || photoUri ? 'Choose another photo' : 'Choose a photo'}
          </FileButton>
          <FileButton icon={IconCamera} accept="image/*" camera onFile={choose} disabled={busy}>
            Take a photo
          </FileButton>
          {picture.url && photoUri && (
            <Button look="quiet" onClick={picture.clear} disabled={busy}>
              Keep the present photo
            </Button>
          )}
        </Row>
        {isMissing && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <DropZone place={place} onFiles={([file]) => file && choose(file)}>
          Drop your photo here
        </DropZone>
      </div>
      <DoDont
        dos={['Friendly and professional', 'Only you', 'Clear, with good resolution', 'Under 4MB']}
        donts={['Selfies']}
      />
    </Stack>
  );
}
