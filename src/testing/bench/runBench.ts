/**
 * Runs a benchmark as a command: cleans up at the end, also when interrupted, and exits with 1 and the
 * message if it fails. `main` may set another exit code.
 */
export function runBench(main: () => Promise<void>, cleanUp = () => {}): void {
  process.on('exit', cleanUp);
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.on(signal, () => process.exit(code));
  }
  main().then(
    () => process.exit(),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
}
