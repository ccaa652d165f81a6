import styles from './VideoPresentation.module.css';

/** A job seeker's video, loaded on demand. */
export function VideoPresentation({ src, name, poster }: { src: string; name: string; poster?: string | undefined }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: people film themselves; there are no captions to give
    <video
      src={src}
      poster={poster}
      controls
      playsInline
      preload="none"
      aria-label={`Video presentation of ${name}`}
      className={styles.video}
    />
  );
}
