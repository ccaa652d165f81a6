/** Loaded into the product by `startProduct`: answers each message of the parent with the memory that is in use, in bytes. */
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
process.channel?.unref();
