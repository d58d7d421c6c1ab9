import type { Page } from '@playwright/test';
import { PAYLOAD_MARK } from '../payloads';
import { expect } from './page';

/** Fails when something of a payload has been run or has become an element. */
export async function expectInert(page: Page): Promise<void> {
  const found = await page.evaluate((mark) => {
    const elements = document.querySelectorAll(
      '[onerror], [onload], iframe[srcdoc], img[src="x"], a[href^="javascript:" i]',
    );
    return {
      ran: mark in window,
      polluted: 'isAdmin' in {},
      elements: [...elements].map((element) => element.outerHTML),
    };
  }, PAYLOAD_MARK);
  expect(found).toEqual({ ran: false, polluted: false, elements: [] });
}
