const BOT = /bot|crawler|crawling|spider/i;

/** A brand of phones. */
const CUBOT = /(?:\b|_)cubot/gi;

/** Whether a user agent identifies itself as a bot (spec §6). */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent.replace(CUBOT, ''));
}
