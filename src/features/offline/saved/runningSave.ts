/** Aborts the running save; `null` if there is none. */
let running: AbortController | null = null;

export const getRunningSave = (): AbortController | null => running;

export function setRunningSave(controller: AbortController | null): void {
  running = controller;
}
