import { parseSearchPart, type SearchPartInfo } from '@site/plugins/output/search-index/contract';
import { toRecords, type SearchRecord } from '../matching/records';
import { SearchIndex } from '../matching/searchIndex';

type Fetch = (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

/** The name index of the site; grows by the requested parts. */
export class NameIndex {
  readonly index = new SearchIndex();
  private readonly pages = new Map<string, SearchRecord>();
  private readonly loaded = new Set<string>();
  private readonly loading = new Map<string, Promise<void>>();

  constructor(private readonly fetchFile: Fetch) {}

  has({ url }: SearchPartInfo): boolean {
    return this.loaded.has(url);
  }

  /**
   * Adds a part once.
   * @throws An Error if its file cannot be loaded or is invalid. The next call retries.
   */
  load(part: SearchPartInfo): Promise<void> {
    const { url } = part;
    if (this.loaded.has(url)) return Promise.resolve();
    const known = this.loading.get(url);
    if (known) return known;
    const loading = this.fetchPart(part).finally(() => this.loading.delete(url));
    this.loading.set(url, loading);
    return loading;
  }

  /** Returns the page at a path. */
  findPage(url: string): SearchRecord | undefined {
    return this.pages.get(url);
  }

  private async fetchPart({ url, product, version }: SearchPartInfo): Promise<void> {
    const response = await this.fetchFile(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    const part = parseSearchPart(await response.json());
    if (!part) throw new Error(`${url} is no index.`);
    const records = toRecords(part, { product, version });
    this.index.add(records);
    for (const record of records) {
      if (record.anchor === '') this.pages.set(record.page.url, record);
    }
    this.loaded.add(url);
  }
}

/** Shared instance; loaded parts stay in memory. */
export const nameIndex = new NameIndex((url) => fetch(url));
