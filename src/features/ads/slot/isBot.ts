const BOT = /bot|googlebot|crawler|spider|robot|crawling/i;

/** Whether a user agent says that it is no reader's (spec §6). */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
