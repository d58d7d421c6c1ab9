/**
 * Runs a command of the site: `--help` prints `help`; an error ends it with its message, as a failure.
 */
export function runCommand(help: string, main: () => Promise<void>): void {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${help}\n`);
    return;
  }
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
