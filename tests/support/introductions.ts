import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';

export const anonymous: Viewer = { kind: 'anonymous' };

export const as = (kind: 'admin' | 'employer' | 'jobSeeker', { id }: { id: number }): Viewer => ({
  kind,
  id,
  sessionId: id,
});
