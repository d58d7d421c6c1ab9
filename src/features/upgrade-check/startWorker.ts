/** Starts the worker; its script, with the parser and the rows, loads then. */
export const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url));
