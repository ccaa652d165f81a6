/** What may be uploaded. The server enforces it by the content; forms say it before anything is sent. */

const megabyte = 1024 * 1024;

/** Bytes. */
export const imageMaxBytes = 10 * megabyte;
export const documentMaxBytes = 10 * megabyte;
export const videoMaxBytes = 100 * megabyte;

export const imageMaxPixels = 40_000_000;
/** A photo ends as a square of so many pixels (spec 000 §5). */
export const photoSide = 300;
/** The same for an offer's picture, which stands beside text: twice its size for dense screens. Pixels. */
export const offerImageLongestSide = 600;
/** Pictures of chats are made smaller until neither side is longer. Pixels. */
export const imageLongestSide = 1600;

/** Of one person, uploaded within a day and used for nothing. */
export const unusedAtMost = 100;

/** For the `accept` of a file input. */
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
    incomplete: 'The picture did not arrive completely. Please try again.',
  },
  video: {
    tooLarge: 'A video can have at most 100 MB.',
    wrongType: 'Please choose a video: MP4, WebM or QuickTime.',
    unreadable: 'This video is damaged. Please choose another one.',
    incomplete: 'The video did not arrive completely. Please try again.',
  },
  document: {
    tooLarge: 'A document can have at most 10 MB.',
    wrongType: 'Please choose a PDF or Excel document.',
    unreadable: 'This document is damaged. Please choose another one.',
    incomplete: 'The document did not arrive completely. Please try again.',
  },
} as const;

/** What only a picture can be. */
export const pictureMessages = {
  tooManyPixels: 'A picture can have at most 40 megapixels.',
  animated: 'Please choose a picture that does not move.',
} as const;
