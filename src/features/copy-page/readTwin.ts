/**
 * Fetches the Markdown at a URL of the site. Throws if the response is not Markdown, since hosts
 * may answer with an HTML page.
 */
export async function readTwin(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/markdown')) {
    throw new Error(`There is no Markdown at ${address}.`);
  }
  return response.text();
}
