/**
 * Keeps Prism from highlighting the whole document on load; the pages' code is highlighted already.
 * Import it before Prism.
 */
Object.assign(globalThis, { Prism: { manual: true, disableWorkerMessageHandler: true } });

export {};
