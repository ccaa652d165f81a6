import type { Reference } from '../../core/catalog/reference.ts';
import { incompleteSteps, profileColumns, type StoredProfile } from './profileSteps.ts';

/** What a profile consists of: the steps of the wizard, in their order, and the video. */
export const profileParts = ['GENERAL', 'LOCATION', 'JOB', 'ABOUT', 'AVAILABILITY', 'PICTURE', 'VIDEO'] as const;
export type ProfilePart = (typeof profileParts)[number];

export type ProfileStrength = {
  /** 0 to 100. */
  percent: number;
  /** What is not complete yet, in the order in which to complete it. */
  missing: ProfilePart[];
};

export const strengthColumns = { ...profileColumns, videoUri: true } as const;

/**
 * Each step of the wizard counts as much as its progress bar shows (docs/product/profiles.md, 'Updated'); the video is the
 * rest.
 */
const stepPercent = 15;
const videoPercent = 100 - 6 * stepPercent;

export function profileStrength(
  reference: Reference,
  profile: StoredProfile & { videoUri: string | null },
): ProfileStrength {
  const incomplete = new Set(incompleteSteps(reference, profile));
  const missing = profileParts.filter((part, index) =>
    part === 'VIDEO' ? profile.videoUri === null : incomplete.has(index + 1),
  );
  const lost = missing.map((part) => (part === 'VIDEO' ? videoPercent : stepPercent));
  return { percent: 100 - lost.reduce((sum, percent) => sum + percent, 0), missing };
}
