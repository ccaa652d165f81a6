import type { Route } from '../routing/route.ts';
import { chatRoute, chatsRoute } from './chat/route.ts';
import { homeRoute } from './home/route.ts';
import { jobSeekerRoute } from './jobSeeker/route.ts';
import { jobSeekersRoute } from './jobSeekers/route.ts';

/**
 * Every screen of the product. Where two match the same address, the first one has it. A route.ts is part of every page's
 * first load, so it imports nothing heavy: the screen's code comes with the visit.
 */
export const routes: readonly Route[] = [chatsRoute, chatRoute, homeRoute, jobSeekerRoute, jobSeekersRoute];
