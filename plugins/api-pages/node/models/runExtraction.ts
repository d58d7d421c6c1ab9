import { spawn } from 'node:child_process';
import path from 'node:path';
import { describeFailure, type ChildEnd } from './describeFailure';
import type { ExtractionJob } from './extractModel';

export const EXTRACTION_WORKER = path.join(__dirname, 'extractionWorker.cjs');

/** Enough of what a process prints to explain why it failed. */
const MAX_STDERR_LENGTH = 16_000;

function runChild(worker: string, job: ExtractionJob): Promise<ChildEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [worker, JSON.stringify(job)], {
      cwd: job.siteDir,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const stop = () => child.kill();
    process.once('exit', stop);
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-MAX_STDERR_LENGTH);
    });
    child.once('error', (error) => {
      process.off('exit', stop);
      reject(error);
    });
    child.once('close', (code, signal) => {
      process.off('exit', stop);
      resolve({ code, signal, stderr });
    });
  });
}

/**
 * Has a child process do a job, and resolves to what `read` makes of the file it wrote.
 * @throws An Error that names `id` and ends with what the process printed, if it failed or if its
 *   file is of no use, which `read` says by `undefined`.
 */
export async function runExtraction<Result>(
  id: string,
  worker: string,
  job: ExtractionJob,
  read: (file: string) => Promise<Result | undefined>,
): Promise<Result> {
  const end = await runChild(worker, job);
  const result = end.code === 0 ? await read(job.outFile) : undefined;
  if (result === undefined) throw new Error(describeFailure(id, end));
  return result;
}
