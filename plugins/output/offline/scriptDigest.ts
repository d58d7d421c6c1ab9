/** In bytes. Long enough that nobody finds another script with the digest of one. */
const LENGTH = 12;

/** Returns the digest of a script under its path. */
export async function scriptDigest(path: string, content: BlobPart): Promise<string> {
  const named = new Blob([path, '\n', content]);
  const digest = await crypto.subtle.digest('SHA-256', await named.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, LENGTH)));
}
