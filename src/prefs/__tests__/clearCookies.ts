/** Deletes every cookie of the page. */
export function clearCookies() {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=;path=/;max-age=0`;
  }
}
