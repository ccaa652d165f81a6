import { __iconNode as IconCamera } from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { __iconNode as IconPhoto } from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { Button } from '../../../ui/action/Button.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { DropZone } from '../../../ui/form/DropZone.tsx';
import { FieldError } from '../../../ui/form/Field.tsx';
import { FileButton } from '../../../ui/form/FileButton.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import styles from './PictureField.module.css';
import type { ChosenPicture } from './useChosenPicture.ts';

const PictureCropper = lazy(() => import('./PictureCropper.tsx'));

/** A square picture: the present one, or one that is chosen, dropped or taken, and cropped. */
export function PictureField({
  id,
  picture,
  what,
  present,
  isPresent,
  onRemove,
  error,
  notice,
  busy,
}: {
  id: string;
  picture: ChosenPicture;
  /** What the buttons call it: 'photo'. */
  what: string;
  /** The present one, or its placeholder. */
  present: ReactNode;
  isPresent: boolean;
  /** Where it may be missing. */
  onRemove?: () => void;
  error?: ReactNode;
  /** Explains the error. */
  notice?: string;
  busy: boolean;
}) {
  const place = useRef<HTMLDivElement>(null);
  const choose = (file: File) => void picture.choose(file);
  const isWrong = Boolean(error) && !picture.url;
  return (
    <Stack>
      {isWrong && notice && <Notice tone="error">{notice}</Notice>}
      {picture.problem && <Notice tone="error">{picture.problem}</Notice>}
      <div ref={place} className={styles.place}>
        {picture.url ? (
          <Suspense fallback={<div className={styles.waiting} />}>
            <PictureCropper key={picture.url} url={picture.url} onCrop={picture.setCrop} />
          </Suspense>
        ) : (
          present
        )}
        <Row>
          <FileButton id={id} invalid={isWrong} icon={IconPhoto} accept="image/*" onFile={choose} busy={busy}>
            {picture.url || isPresent ? `Choose another ${what}` : `Choose a ${what}`}
          </FileButton>
          <FileButton icon={IconCamera} accept="image/*" camera onFile={choose} busy={busy}>
            Take a photo
          </FileButton>
          {picture.url && (isPresent || onRemove) && (
            <Button look="quiet" aria-disabled={busy} onClick={() => !busy && picture.clear()}>
              {isPresent ? `Keep the current ${what}` : `Remove the ${what}`}
            </Button>
          )}
          {!picture.url && isPresent && onRemove && (
            <Button look="quiet" aria-disabled={busy} onClick={() => !busy && onRemove()}>
              Remove the {what}
            </Button>
          )}
        </Row>
        {isWrong && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <DropZone place={place} onFiles={([file]) => file && choose(file)}>
          {`Drop your ${what} here`}
        </DropZone>
      </div>
    </Stack>
  );
}
