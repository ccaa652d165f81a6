/** The limits of uploads. The server checks the content; forms check before sending. */

const megabyte = 1024 * 1024;

/** Bytes. */
export const imageMaxBytes = 10 * megabyte;
export const documentMaxBytes = 10 * megabyte;
export const videoMaxBytes = 100 * megabyte;

export const imageMaxPixels = 40_000_000;
/** Side length of a profile photo in pixels (spec 000 §5). */
export const photoSide = 300;
/** Side length of an offer's picture in pixels: twice its displayed size, for dense screens. */
export const offerImageLongestSide = 600;
/** Maximum side length of a chat picture in pixels; larger ones are scaled down. */
export const imageLongestSide = 1600;

/** Maximum number of unused uploads of one user within a day. */
export const unusedAtMost = 100;

/** For the `accept` attribute of a file input. */
export const acceptedTypes = {
  image: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
  video: 'video/mp4,video/webm,video/quicktime',
  document:
    'application/pdf,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const uploadMessages = {
  image: {
    tooLarge: 'A picture can have at most 10 MB.',
    wrongType: 'Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.',
    unreadable: 'This picture is damaged. Please choose another one.',
    incomplete: 'The picture upload was interrupted. Please try again.',
  },
  video: {
    tooLarge: 'A video can have at most 100 MB.',
    wrongType: 'Please choose a video: MP4, WebM or QuickTime.',
    unreadable: 'This video is damaged. Please choose another one.',
    incomplete: 'The video upload was interrupted. Please try again.',
  },
  document: {
    tooLarge: 'A document can have at most 10 MB.',
    wrongType: 'Please choose a PDF or Excel document.',
    unreadable: 'This document is damaged. Please choose another one.',
    incomplete: 'The document upload was interrupted. Please try again.',
  },
} as const;

/** Types that are only accepted as pictures. */
export const pictureMessages = {
  tooManyPixels: 'A picture can have at most 40 megapixels.',
  animated: 'Please choose a picture without animation.',
} as const;
