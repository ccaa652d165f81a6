import { useState } from 'react';
import { acceptedTypes, uploadMessages, videoMaxBytes } from '../../../server/domain/upload/upload.input.ts';

/** A video that is chosen, but not uploaded yet. */
export function useChosenVideo() {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    file,
    problem,
    choose(chosen: File) {
      const text = videoProblem(chosen);
      setProblem(text);
      setFile(text ? null : chosen);
    },
    clear() {
      setFile(null);
      setProblem(null);
    },
  };
}

export type ChosenVideo = ReturnType<typeof useChosenVideo>;

/** What is known to be wrong before the upload; the server checks the content. */
function videoProblem({ type, size }: File): string | null {
  if (!acceptedTypes.video.split(',').includes(type)) return uploadMessages.video.wrongType;
  return size > videoMaxBytes ? uploadMessages.video.tooLarge : null;
}
