import { spawn } from 'node:child_process';
import type { Step } from './steps';

/** How a step went. */
export interface StepResult {
  readonly step: Step;
  readonly ok: boolean;
  readonly seconds: number;
}

/** Prints the output of steps that run beside others at once, when they end. */
function run(step: Step, isAlone: boolean): Promise<StepResult> {
  const started = Date.now();
  console.log(`\n== ${step.title} …`);
  return new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', ...step.command], {
      env: { ...process.env, ...step.env },
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (status) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      const ok = status === 0;
      process.stdout.write(Buffer.concat(output));
      console.log(`== ${step.title}: ${ok ? 'ok' : 'failed'} (${seconds} s)`);
      resolve({ step, ok, seconds });
    });
  });
}

/** Runs steps one after the other. */
export async function runInTurn(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await run(step, true));
  return results;
}

/** Runs steps in their order, `slots` at a time, but never two builds. */
export async function runTogether(steps: readonly Step[], slots: number): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  let isBuilding = false;

  async function work(): Promise<void> {
    for (;;) {
      const next = waiting.findIndex(({ isBuild }) => !(isBuild && isBuilding));
      const [step] = next < 0 ? [] : waiting.splice(next, 1);
      // Whoever runs the build takes the builds that are left.
      if (!step) return;
      isBuilding ||= step.isBuild === true;
      results.push(await run(step, false));
      if (step.isBuild) isBuilding = false;
    }
  }

  await Promise.all(Array.from({ length: slots }, work));
  return results;
}
