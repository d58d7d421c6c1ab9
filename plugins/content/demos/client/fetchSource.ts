import type { DemoSource } from '../contract';

/** Fetches the JSON file with a demo's source. Rejects on failure. */
export async function fetchSource(address: string): Promise<DemoSource> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  // Written by this plugin.
  return (await response.json()) as DemoSource;
}
