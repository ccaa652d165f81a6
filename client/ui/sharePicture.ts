import picture from './sharePicture.png?no-inline';

/** What a link to a page without a picture of its own shows elsewhere; pixels. */
export const sharePicture = { src: picture, width: 1200, height: 630 } as const;
