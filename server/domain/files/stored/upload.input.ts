import type { VideoFacts } from '../../../media/videoFacts.ts';

/** Where videos arrive in several requests. */
export const videoUploadsPath = '/api/video-uploads';

/** The limits of uploads. The server checks the content; forms check before sending. */

const megabyte = 1024 * 1024;

/** Bytes. */
export const imageMaxBytes = 10 * megabyte;
export const documentMaxBytes = 10 * megabyte;
export const videoMaxBytes = 100 * megabyte;
/** A few words about oneself; longer videos are not watched to their end. */
export const videoMaxSeconds = 120;

export const imageMaxPixels = 40_000_000;
/** Side length of a profile photo in pixels (docs/product/profiles.md, 'Photo and video'). */
export const photoSide = 300;
/** Side length of an offer's picture in pixels: twice its displayed size, for dense screens. */
export const offerImageLongestSide = 600;
/** Side length of a company's logo in pixels. */
export const logoSide = 300;
/** Side length of a picture of a client or a testimonial on the home page, in pixels. */
export const endorsementImageSide = 300;
/** Maximum side length of a video's poster, the picture that is shown until it plays. */
export const posterLongestSide = 1280;
/** Maximum side length of a chat picture in pixels; larger ones are scaled down. */
export const imageLongestSide = 1600;

/** Maximum number of unused uploads of one user within a day. */
export const unusedAtMost = 100;
/** Maximum number of videos of one user that have begun to arrive within a day and are not used. */
export const unfinishedAtMost = 5;

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
    tooSlow: 'Checking this picture took too long. Please try again later, or choose another one.',
    incomplete: 'The picture upload was interrupted. Please try again.',
  },
  video: {
    tooLarge: 'A video can have at most 100 MB.',
    wrongType: 'Please choose a video: MP4, WebM or QuickTime.',
    unreadable: 'This video is damaged. Please choose another one.',
    tooSlow: 'Checking this video took too long. Please try again later, or choose another one.',
    incomplete: 'The video upload was interrupted. Please try again.',
  },
  poster: {
    tooLarge: "A video's picture can have at most 10 MB.",
    wrongType: "A video's picture can be JPEG, PNG, WebP, GIF or AVIF.",
    unreadable: "The video's picture is damaged. Please choose the video again.",
    tooSlow: "Checking the video's picture took too long. Please try again later, or choose another one.",
    incomplete: "The upload of the video's picture was interrupted. Please try again.",
  },
  document: {
    tooLarge: 'A document can have at most 10 MB.',
    wrongType: 'Please choose a PDF or Excel document.',
    unreadable: 'This document is damaged. Please choose another one.',
    tooSlow: 'Checking this document took too long. Please try again later, or choose another one.',
    incomplete: 'The document upload was interrupted. Please try again.',
  },
} as const;

/** A workbook with a password cannot be told from other documents with one. */
export const documentMessages = {
  locked: 'This document has a password. Please choose one without a password.',
} as const;

/** The receiver opens a document as it was sent. Shown beside it. */
export const documentNote = 'We do not check documents for macros or scripts. Open them only from people you trust.';

/** Types that are only accepted as pictures. */
export const pictureMessages = {
  heic: 'This is a HEIC photo, which most browsers cannot show. Please save it as JPEG and choose that file.',
  tooManyPixels: 'A picture can have at most 40 megapixels.',
  animated: 'Please choose a picture without animation.',
} as const;

/** What all current browsers play. */
const playable: Record<VideoFacts['container'], { picture: RegExp; sound: RegExp } | null> = {
  // H.264 in the profiles Baseline, Main and High, which have 8 bits for each colour.
  mp4: { picture: /^avc[13]\.(?:42|4d|64)/i, sound: /^mp4a\.40\./ },
  quicktime: { picture: /^avc[13]\.(?:42|4d|64)/i, sound: /^mp4a\.40\./ },
  webm: { picture: /^vp8|^vp09\.00/, sound: /^opus|^vorbis/ },
  other: null,
};

export const videoMessages = {
  notPlayable:
    'Some browsers cannot play this video. Please save it as MP4 with H.264 and AAC, and choose it again. On an iPhone, first set ' +
    'Settings › Camera › Formats to “Most Compatible”, then record it again.',
  tooLong: (seconds: number) =>
    `A video can be at most ${minutes(videoMaxSeconds)} long. This one is ${minutes(seconds)} long.`,
} as const;

/** '2:05 minutes'. */
function minutes(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} minutes`;
}

/** Why a video is not accepted, for its owner; null if it is. */
export function videoProblem({ container, pictures, sounds, seconds }: VideoFacts): string | null {
  const rule = playable[container];
  const plays = (codecs: VideoFacts['pictures'], pattern: RegExp) =>
    codecs.some((codec) => codec !== null && pattern.test(codec));
  // Phones add tracks for their own players. Browsers take the one that they can play.
  if (!rule || !plays(pictures, rule.picture)) return videoMessages.notPlayable;
  if (sounds.length > 0 && !plays(sounds, rule.sound)) return videoMessages.notPlayable;
  return Math.floor(seconds) > videoMaxSeconds ? videoMessages.tooLong(seconds) : null;
}

/** What is wrong with a picture of a type that is not accepted. Not every browser knows the type of a HEIC photo. */
export const wrongPicture = ({ name, type }: { name: string; type: string }): string =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name) ? pictureMessages.heic : uploadMessages.image.wrongType;
