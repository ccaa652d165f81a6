import type { Viewer } from '../domain/core/viewer/viewer.ts';

/** Decides whether a viewer may use something at all, regardless of the input. Throws for viewers who may not. */
export type Requirement = (viewer: Viewer) => unknown;
