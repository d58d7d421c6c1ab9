import { COLOR_MODE_TOGGLE_ATTRIBUTE, type SlashKey } from '../../../../src/prefs/model';
import { STORAGE_KEYS } from '../../../../src/site/storageKeys';
import { HYDRATED_ATTRIBUTE } from '../../../common/docusaurus/markup';
import { KEPT_CLICK_ATTRIBUTE } from '../contract';

const OFF: SlashKey = 'off';

const CONFIG = {
  keptAttribute: KEPT_CLICK_ATTRIBUTE,
  /** Demos hydrate later than the page; the colour mode toggle works without hydration. */
  ignored: `[data-demo-stage],[${COLOR_MODE_TOGGLE_ATTRIBUTE}]`,
  /** Time in ms after which a kept click expires, since a late response would be surprising. */
  keptFor: 10_000,
  /** Local-storage entry of readers who have switched shortcuts of one key off. */
  singleKeysOff: { key: STORAGE_KEYS.slashKey, value: OFF },
};

/**
 * Source of the script. Until hydration it keeps the last click on a button, or the shortcut that a
 * button declares in `aria-keyshortcuts`, marks the button, and clicks it after hydration. What is
 * typed after the shortcut follows. A click elsewhere cancels.
 */
export const EVENT_REPLAY_SCRIPT = /* language=js */ `(function () {
  var config = ${JSON.stringify(CONFIG)};
  var root = document.documentElement;
  var kept = null;
  var typed = null;
  var timer;

  function drop() {
    clearTimeout(timer);
    if (kept) kept.removeAttribute(config.keptAttribute);
    kept = null;
    typed = null;
  }

  function keep(button) {
    drop();
    kept = button;
    kept.setAttribute(config.keptAttribute, '');
    timer = setTimeout(drop, config.keptFor);
  }

  function areSingleKeysOff() {
    try {
      return localStorage.getItem(config.singleKeysOff.key) === config.singleKeysOff.value;
    } catch (error) {
      return false;
    }
  }

  function onClick(event) {
    var button = event.target.closest('button');
    if (!button || button.closest(config.ignored)) return drop();
    // React may listen by now: the click is to count once.
    event.stopImmediatePropagation();
    keep(button);
  }

  function onKeyDown(event) {
    var key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
    var isTyped = !event.ctrlKey && !event.metaKey;
    if (isTyped && event.target.closest('input,select,textarea,[contenteditable]')) return;
    if (typed && isTyped && !event.altKey && event.key.length === 1) {
      event.preventDefault();
      typed.push(event.key);
      return;
    }
    if (isTyped && areSingleKeysOff()) return;
    // Some keyboards have "/" above another key.
    if (event.altKey || (event.shiftKey && !isTyped) || /["\\\\\\s]/.test(key)) return;
    var shortcut = (event.ctrlKey ? 'Control+' : '') + (event.metaKey ? 'Meta+' : '') + key;
    var button = document.querySelector('button[aria-keyshortcuts~="' + shortcut + '"]');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(button);
    typed = [];
  }

  function replay(button, keys) {
    button.click();
    // Once the button's listener has answered.
    setTimeout(function () {
      keys.forEach(function (key) {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: key, bubbles: true, cancelable: true }));
      });
    });
  }

  var observer = new MutationObserver(function () {
    if (!root.hasAttribute('${HYDRATED_ATTRIBUTE}')) return;
    observer.disconnect();
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('keydown', onKeyDown, true);
    var button = kept;
    var keys = typed || [];
    drop();
    if (button && button.isConnected) replay(button, keys);
  });
  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKeyDown, true);
  observer.observe(root, { attributes: true, attributeFilter: ['${HYDRATED_ATTRIBUTE}'] });
})();`;
