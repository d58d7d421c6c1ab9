/**
 * Prism colours all code of a document when it loads, unless it is told not to; the pages' code has
 * its colours already. To be imported before it.
 */
Object.assign(globalThis, { Prism: { manual: true, disableWorkerMessageHandler: true } });

export {};
