import { chromium, type Browser, type Page, type Request } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { findChromium } from '../e2e/findChromium';
import { isCounted, type RequestRecord } from './requestRecord';

export const PAGE_TIMEOUT_IN_MS = 60_000;

/** Starts the browser of the browser tests. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(process.env),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    timeout: PAGE_TIMEOUT_IN_MS,
  });
}

async function toRecord(request: Request): Promise<RequestRecord> {
  const url = request.url();
  const record = { url, resourceType: request.resourceType(), bytes: 0 };
  if (!isCounted(url, (await request.allHeaders())['sec-purpose'])) return record;
  const response = await request.response();
  const status = response?.status() ?? 0;
  // A redirect has no content of its own.
  if (response && status >= 300 && status < 400) return record;
  // The answer would be counted as what it stands in for.
  if (!response?.ok()) throw new Error(`${url} answered ${response ? status : 'nothing'}.`);
  return { ...record, bytes: brotliCompressSync(await response.body()).length };
}

/** What the requests of `page` fetched. */
export async function requestRecords(
  page: Page,
  requests: readonly Request[],
): Promise<RequestRecord[]> {
  // The browser asks for the icon when it likes, and once for all pages.
  const icons = await page
    .locator('link[rel~="icon"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  return Promise.all(requests.filter((request) => !icons.includes(request.url())).map(toRecord));
}
