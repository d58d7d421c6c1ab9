/** What ends the saving that the reader has asked for; `null` while nothing is being saved. */
let running: AbortController | null = null;

export const getRunningSave = (): AbortController | null => running;

export function setRunningSave(controller: AbortController | null): void {
  running = controller;
}
