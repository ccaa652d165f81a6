/** For a process that `startLoader` starts: answers each order of the parent with a report, and ends when one fails. */
export function answerOrders<Order, Report>(run: (order: Order) => Promise<Report>): void {
  process.on('message', (order: Order) => {
    run(order).then(
      (report) => process.send?.(report),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  });
}
