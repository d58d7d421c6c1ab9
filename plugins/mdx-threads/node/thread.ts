import type { MessagePort } from 'node:worker_threads';
import { createCompiler } from './createCompiler';
import type { Answer, Job, Question } from './jobs';

/** Compiles the pages that come through `port`. */
export function answerJobs(port: MessagePort): void {
  let compile: ((job: Job) => Promise<Answer['compiled']>) | undefined;
  port.on('message', (question: Question) => {
    if ('setup' in question) {
      compile = createCompiler(question.setup);
      return;
    }
    const { id, job } = question;
    Promise.resolve(compile?.(job)).then(
      (compiled) => port.postMessage({ id, compiled } satisfies Answer),
      // The main thread compiles the page again, and tells what is wrong with it.
      () => port.postMessage({ id, compiled: undefined } satisfies Answer),
    );
  });
}
