const BOT = /bot|googlebot|crawler|spider|robot|crawling/i;

/** Whether a user agent identifies itself as a bot (spec §6). */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
