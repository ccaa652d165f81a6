import { createReference } from '../domain/core/catalog/reference.ts';
import type { CoreServices, Process } from '../domain/core/context.ts';
import { createAccessWatch } from '../domain/core/events/accessWatch.ts';
import { subscribeTo } from '../domain/core/events/subscribeTo.ts';
import { unsubscribeTokens } from '../domain/core/links/unsubscribeTokens.ts';

/** What is given: adapters and settings. */
export type CoreParts = Omit<CoreServices, 'reference' | 'accessWatch' | 'unsubscribeTokens'>;

export async function coreServices(parts: CoreParts, { signer, onClose }: Process): Promise<CoreServices> {
  const { db, events, now, log } = parts;
  const accessWatch = createAccessWatch({ events, now, log });
  onClose(async () => accessWatch.close());
  const services = {
    ...parts,
    reference: await createReference(db),
    accessWatch,
    unsubscribeTokens: unsubscribeTokens(signer),
  };
  followReference(services);
  return services;
}

/** Reads the reference tables again whenever a process has changed one. */
function followReference({ events, reference, log }: Pick<CoreServices, 'events' | 'reference' | 'log'>): void {
  const read = () =>
    reference.refresh().catch((error: unknown) => log.error({ err: error }, 'cannot read the reference tables again'));
  subscribeTo(events.subscribe('reference'), { onEvent: read, onMissed: read }).ended.catch((error: unknown) =>
    log.error({ err: error }, 'no longer following the reference tables'),
  );
}
