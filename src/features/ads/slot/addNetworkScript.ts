const SCRIPT_ID = '_carbonads_js';

/** Elements that the network's script adds outside of its ad. */
const STRAY_ELEMENTS = '[id^="_carbonads"], [id^="carbonads"]';

/**
 * Loads the network's script into `host`, where it inserts its ad. Returns a function that removes
 * the script and everything it added. Also stops a script that is still loading: browsers do not
 * run a script that was moved to another document.
 */
export function addNetworkScript(host: HTMLElement, scriptUrl: string): () => void {
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = scriptUrl;
  host.append(script);
  return () => {
    const elsewhere = document.implementation.createHTMLDocument('');
    elsewhere.body.append(script, ...host.children, ...document.querySelectorAll(STRAY_ELEMENTS));
  };
}
