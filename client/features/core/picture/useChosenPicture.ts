import { useEffect, useState } from 'react';
import {
  imageMaxBytes,
  imageMaxPixels,
  pictureMessages,
  uploadMessages,
  wrongPicture,
} from '../../../../server/domain/files/stored/upload.input.ts';
import { type CropArea, cropPicture, readPicture } from './cropPicture.ts';

interface Chosen {
  bitmap: ImageBitmap;
  url: string;
}

/**
 * A picture that is chosen and cropped, but not uploaded yet.
 * @param side of the square that it is cropped to, in pixels
 */
export function useChosenPicture(side: number) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [crop, setCrop] = useState<{ area: CropArea; degrees: number } | null>(null);
  useEffect(() => (chosen ? () => URL.revokeObjectURL(chosen.url) : undefined), [chosen]);

  return {
    url: chosen?.url ?? null,
    problem,
    setCrop,
    async choose(file: File) {
      setProblem(null);
      if (file.size > imageMaxBytes) return setProblem(uploadMessages.image.tooLarge);
      const bitmap = await readPicture(file);
      if (!bitmap) return setProblem(wrongPicture(file));
      if (bitmap.width * bitmap.height > imageMaxPixels) return setProblem(pictureMessages.tooManyPixels);
      setCrop(null);
      setChosen({ bitmap, url: URL.createObjectURL(file) });
    },
    clear() {
      setChosen(null);
      setCrop(null);
      setProblem(null);
    },
    /** The cropped photo; null without a chosen picture. */
    async cropped(): Promise<File | null> {
      if (!chosen) return null;
      return cropPicture(chosen.bitmap, crop ?? { area: centerOf(chosen.bitmap), degrees: 0 }, side);
    },
  };
}

/** The largest square in the middle. */
function centerOf({ width, height }: ImageBitmap): CropArea {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

export type ChosenPicture = ReturnType<typeof useChosenPicture>;
