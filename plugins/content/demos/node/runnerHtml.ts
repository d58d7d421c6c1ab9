import { inlineScripts, scriptHash } from '../../../common/html-postbuild/inlineScripts';
import { EVALUATE_SCRIPT } from '../client/evaluate';

/**
 * In a sandboxed frame, access to `localStorage` and cookies throws, and some libraries write to
 * storage on load. This replaces storage by memory. Where there is storage, the script does
 * nothing.
 */
const STORAGE_SCRIPT = `(function () {
  function createStorage() {
    var items = new Map();
    return {
      getItem: function (key) { return items.has(String(key)) ? items.get(String(key)) : null; },
      setItem: function (key, value) { items.set(String(key), String(value)); },
      removeItem: function (key) { items.delete(String(key)); },
      clear: function () { items.clear(); },
      key: function (index) { return Array.from(items.keys())[index] || null; },
      get length() { return items.size; },
    };
  }
  try {
    window.localStorage;
  } catch (error) {
    ['localStorage', 'sessionStorage'].forEach(function (name) {
      Object.defineProperty(window, name, { value: createStorage(), configurable: true });
    });
    // Docusaurus and the libraries tell each other about changes; a made-up storage may not go along.
    var initStorageEvent = StorageEvent.prototype.initStorageEvent;
    StorageEvent.prototype.initStorageEvent = function () {
      return initStorageEvent.apply(this, Array.from(arguments).slice(0, 7));
    };
    Object.defineProperty(document, 'cookie', {
      get: function () { return ''; },
      set: function () {},
      configurable: true,
    });
  }
})();`;

/** First script of the frame. */
export const RUNNER_SCRIPT = `${STORAGE_SCRIPT}\n${EVALUATE_SCRIPT}`;

/** Font tags: a frame with opaque origin may not fetch fonts, and its text belongs to the demo. */
const FONT_TAG =
  /<link\b(?=[^>]*\brel=["']?preload\b)(?=[^>]*\bas=["']?font\b)[^>]*>|<style\b[^>]*>\s*@font-face[^<]*<\/style>/gi;

/** Includes the encoding, which must be within the first 1024 bytes. */
const HEAD_START = /<head\b[^>]*>(?:\s*<meta charset=[^>]*>)?/i;

/**
 * Policy of the frame: the site's scripts and style sheets, code evaluated from text (its purpose),
 * images; no requests, form submissions or frames.
 */
function contentSecurityPolicy(scripts: readonly string[]): string {
  const hashes = [...new Set(scripts.map(scriptHash))];
  return [
    "default-src 'none'",
    `script-src 'self' 'unsafe-eval' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    'media-src https: data: blob:',
    'font-src data:',
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/**
 * Adapts a built page to a sandboxed frame: own content security policy, no fonts, storage in
 * memory. Pure; HTML in, HTML out.
 * @throws if there is no `head`.
 */
export function runnerHtml(html: string): string {
  if (!HEAD_START.test(html)) throw new Error("The demo runner's page has no head.");
  const withoutFonts = html.replace(FONT_TAG, '');
  const policy = contentSecurityPolicy([RUNNER_SCRIPT, ...inlineScripts(withoutFonts)]);
  const start = `<meta http-equiv="Content-Security-Policy" content="${policy}"><script>${RUNNER_SCRIPT}</script>`;
  return withoutFonts.replace(HEAD_START, (head) => head + start);
}
