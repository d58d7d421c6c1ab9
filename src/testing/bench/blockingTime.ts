/** A task longer than this keeps a reader waiting; only the time beyond it counts, in ms. */
const UNNOTICED_IN_MS = 50;

/** Total blocking time in ms of tasks that took these times, in ms. */
export function blockingTime(taskDurations: readonly number[]): number {
  return taskDurations.reduce(
    (total, duration) => total + Math.max(duration - UNNOTICED_IN_MS, 0),
    0,
  );
}
