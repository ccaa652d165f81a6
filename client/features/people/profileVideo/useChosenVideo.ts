import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { graphql } from 'react-relay';
import type { useChosenVideoMutation } from '../../../__generated__/useChosenVideoMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { SubmitResult } from '../../core/form/useSchemaForm.ts';
import { capturePoster } from './capturePoster.ts';
import { checkVideo } from './checkVideo.ts';
import { VideoUpload, type VideoUploadState } from './videoUpload.ts';

interface Chosen {
  upload: VideoUpload;
  poster: Promise<File | null>;
}

/** What became the video of the profile. */
interface SetVideo {
  videoUri: string | null;
}

/** What is chosen, while it is checked and after. */
interface Choice {
  file: File;
  /** What is wrong with it, or its upload. */
  checked: Promise<string | Chosen>;
}

/** A video that is chosen. `user` is the global id of the job seeker for whom an admin chooses it. It is uploaded at once, and becomes the video of the profile when the form is saved. */
export function useChosenVideo(user: string | null) {
  const [setVideo] = useAction<useChosenVideoMutation>(graphql`
    mutation useChosenVideoMutation($input: SetVideoInput!) {
      setVideo(input: $input) {
        ... on SetVideoPayload @alias(as: "success") {
          user {
            id
            ... on JobSeeker {
              videoUri
              videoPosterUri
            }
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [checking, setChecking] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // The latest choice, for work that ends after another one.
  const choice = useRef<Choice | null>(null);
  const upload = chosen?.upload ?? null;
  const state = useSyncExternalStore<VideoUploadState | null>(
    upload?.subscribe ?? neverChanges,
    upload?.state ?? noState,
    noState,
  );
  // A screen that is left does not upload on. The same file continues where it stopped.
  useEffect(() => () => upload?.pause(), [upload]);

  const clear = () => {
    choice.current = null;
    setProblem(null);
    setChecking(null);
    setChosen(null);
    void upload?.cancel();
  };

  const begin = async (file: File): Promise<string | Chosen> => {
    const text = await checkVideo(file);
    return text ?? { upload: new VideoUpload(file), poster: capturePoster(file) };
  };

  return {
    file: upload?.file ?? checking,
    isChecking: checking !== null,
    problem,
    /** Of the upload; null without one. */
    state,
    async choose(file: File) {
      // What has arrived of the same file counts.
      if (upload && isSame(upload.file, file)) return upload.start();
      clear();
      setChecking(file);
      const own: Choice = { file, checked: begin(file) };
      choice.current = own;
      const checked = await own.checked;
      if (choice.current !== own) return;
      setChecking(null);
      if (typeof checked === 'string') {
        choice.current = null;
        setProblem(checked);
      } else {
        setChosen(checked);
        await checked.upload.start();
      }
    },
    pause: () => upload?.pause(),
    resume: () => void upload?.start(),
    clear,
    /** Waits for the upload, and makes it the video of the profile; null without one. Repeated after a failure, it sends nothing again. */
    async save(): Promise<SubmitResult<SetVideo | null>> {
      const checked = await choice.current?.checked;
      if (checked === undefined) return saved;
      if (typeof checked === 'string') return failed(checked);
      void checked.upload.start();
      const settled = await checked.upload.settled();
      if (settled.phase === 'cancelled') return saved;
      if (settled.phase === 'failed') return failed(settled.message);
      const result = await setVideo({ input: { user, upload: settled.id, poster: await checked.poster } });
      if (!result.ok) return failed(Object.values(result.fields)[0] ?? result.message);
      await checked.upload.forget();
      choice.current = null;
      setChosen(null);
      return { ok: true, success: { videoUri: result.success.user.videoUri ?? null } };
    },
  };
}

export type ChosenVideo = ReturnType<typeof useChosenVideo>;

const saved: SubmitResult<null> = { ok: true, success: null };
const failed = (message: string): SubmitResult<null> => ({ ok: false, message, fields: {} });

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const neverChanges = () => () => {};
const noState = () => null;
