import type { DemoSource } from '../contract';

/** Fetches the JSON file with a demo's source. Rejects when that fails. */
export async function fetchSource(address: string): Promise<DemoSource> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  // Written by this plugin's build.
  return (await response.json()) as DemoSource;
}
