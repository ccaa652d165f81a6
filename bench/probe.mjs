import { observeLoop } from './loopDelay.mjs';

/** Loaded into the product by `startProduct`: answers each question of the parent with one message. */

let endObserving = () => null;

const answers = {
  /** Begins to observe the event loop. */
  observe: () => {
    endObserving = observeLoop();
    return null;
  },
  /** What was observed since. */
  observed: () => endObserving(),
};

process.on('message', (question) => process.send?.(answers[question]()));
process.channel?.unref();
