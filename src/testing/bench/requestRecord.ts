/** One request of a page, prefetches included. */
export interface RequestRecord {
  readonly url: string;
  /** As the browser names it: `document`, `script`, `stylesheet`, `font`, ... */
  readonly resourceType: string;
  /** Size of the answer under brotli, in bytes; 0 of what is not counted. */
  readonly bytes: number;
}

/** Whether the page itself asked for it, and over the network. `purpose` is the `sec-purpose` header. */
export function isCounted(url: string, purpose = ''): boolean {
  return /^https?:/.test(url) && !/\bprefetch\b/.test(purpose);
}
