import {
  productFilesUrl,
  summariesUrl,
  type ProductFiles,
  type ProductSummaries,
} from '@site/plugins/output/offline/contract';
import { DEFAULT_LOCALE, isLocaleCode } from '@site/src/site/locales';
import { localizePath } from '@site/src/site/paths';
import { SaveError } from './SaveError';

const baseUrlOf = (locale: string) =>
  localizePath('/', isLocaleCode(locale) ? locale : DEFAULT_LOCALE);

async function fetchList(url: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache', ...(signal && { signal }) });
  if (!response.ok) throw new SaveError('network');
  return response.json();
}

/** Returns what can be saved in a language. @throws if the list cannot be loaded. */
export async function fetchSummaries(locale: string): Promise<ProductSummaries> {
  return (await fetchList(summariesUrl(baseUrlOf(locale)))) as ProductSummaries;
}

/** Returns the files of a product. @throws if the list cannot be loaded. */
export async function fetchProductFiles(
  locale: string,
  product: string,
  signal?: AbortSignal,
): Promise<ProductFiles> {
  return (await fetchList(productFilesUrl(baseUrlOf(locale), product), signal)) as ProductFiles;
}
