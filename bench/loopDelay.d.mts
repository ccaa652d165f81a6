import type { LoopReport } from './loopReport.ts';

export function observeLoop(): () => LoopReport;
