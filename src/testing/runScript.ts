/** Lets `cleanUp` follow the end of the process, also when it is interrupted. */
function cleanUpAtEnd(cleanUp: () => void) {
  process.on('exit', cleanUp);
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.on(signal, () => process.exit(code));
  }
}

/**
 * Runs a script as a command, which exits with 1 and the message if it fails. `main` may set another exit
 * code.
 */
export function runScript(main: () => Promise<void>, cleanUp?: () => void): void {
  if (cleanUp) cleanUpAtEnd(cleanUp);
  main().then(
    () => process.exit(),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
}
