/**
 * The Markdown at an address of the site. Throws when it is not there: a host may answer with a page
 * of its own.
 */
export async function readTwin(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/markdown')) {
    throw new Error(`There is no Markdown at ${address}.`);
  }
  return response.text();
}
