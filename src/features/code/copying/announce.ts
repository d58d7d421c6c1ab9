const REGION_ID = 'code-announcements';

/** The polite live region for announcements; created on first use, kept for the page's life. */
export function announcementRegion(): HTMLElement {
  const existing = document.getElementById(REGION_ID);
  if (existing) return existing;
  const region = document.createElement('div');
  region.id = REGION_ID;
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.className = 'visually-hidden';
  document.body.append(region);
  return region;
}

/** Announces `text` to screen readers, also if it is the same as before. */
export function announce(text: string): void {
  const region = announcementRegion();
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  region.replaceChildren(paragraph);
}
