import type { ReactNode } from 'react';
import { DoDont } from '../../../ui/display/DoDont.tsx';
import { Photo } from '../../../ui/display/Photo.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { PictureField } from '../../core/picture/PictureField.tsx';
import type { ChosenPicture } from '../../core/picture/useChosenPicture.ts';

/** The photo of a profile, and what makes a good one. */
export function PhotoField({
  photoUri,
  name,
  ...field
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
  return (
    <Stack>
      <PictureField
        {...field}
        what="photo"
        isPresent={photoUri !== null}
        present={<Photo src={photoUri} name={name} alt={photoUri ? 'Your photo' : ''} size={200} eager />}
      />
      <Text look="small">Ask someone to take your photo, or choose one that someone took of you.</Text>
      <DoDont
        dos={['Friendly and professional', 'Only you', 'Clear, with good resolution', 'Under 4MB']}
        donts={['Selfies']}
      />
    </Stack>
  );
}
