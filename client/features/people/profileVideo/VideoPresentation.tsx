import { Disclosure } from '../../../ui/action/Disclosure.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Prose } from '../../../ui/layout/Text.tsx';
import styles from './VideoPresentation.module.css';

/** A job seeker's video, loaded on demand, with its transcript. */
export function VideoPresentation({
  src,
  name,
  poster,
  transcript,
}: {
  src: string;
  name: string;
  poster?: string | undefined;
  transcript?: string | null | undefined;
}) {
  return (
    <Stack gap="small">
      {/** biome-ignore lint/a11y/useMediaCaption: people film themselves, and may write a transcript instead */}
      <video
        src={src}
        poster={poster}
        controls
        playsInline
        preload="none"
        aria-label={`Video presentation of ${name}`}
        className={styles.video}
      />
      {transcript && (
        <Disclosure more={`Read what ${name} says`}>
          <Prose>{transcript}</Prose>
        </Disclosure>
      )}
    </Stack>
  );
}
