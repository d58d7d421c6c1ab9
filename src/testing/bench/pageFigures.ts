/** One request of a page, prefetches included. */
export interface RequestRecord {
  readonly url: string;
  /** As the browser names it: `document`, `script`, `stylesheet`, `font`, ... */
  readonly resourceType: string;
  /** Value of the `sec-purpose` header. */
  readonly purpose: string | undefined;
  /** Size of the answer under brotli, in bytes. */
  readonly bytes: number;
}

/** What a page costs before the reader does anything; bytes under brotli. */
export interface PageFigures {
  readonly script: number;
  readonly stylesheet: number;
  readonly document: number;
  /** Fonts, images, data. */
  readonly other: number;
  readonly requests: number;
}

/** Whether the page itself asked for it, and over the network. */
export function isCounted({ url, purpose }: Pick<RequestRecord, 'url' | 'purpose'>): boolean {
  return /^https?:/.test(url) && !/\bprefetch\b/.test(purpose ?? '');
}

/** Adds up the requests of one page, prefetches and `data:` URLs left out. */
export function toPageFigures(records: readonly RequestRecord[]): PageFigures {
  const counted = records.filter(isCounted);
  const sum = (matches: (resourceType: string) => boolean) =>
    counted.reduce(
      (total, { resourceType, bytes }) => total + (matches(resourceType) ? bytes : 0),
      0,
    );
  const named = ['script', 'stylesheet', 'document'];
  return {
    script: sum((type) => type === 'script'),
    stylesheet: sum((type) => type === 'stylesheet'),
    document: sum((type) => type === 'document'),
    other: sum((type) => !named.includes(type)),
    requests: counted.length,
  };
}
