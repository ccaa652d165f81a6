import picture from './sharePicture.png?no-inline';

/** The default picture for shared links, in pixels. */
export const sharePicture = { src: picture, width: 1200, height: 630 } as const;
