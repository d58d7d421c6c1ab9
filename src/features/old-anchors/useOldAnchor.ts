import { useHistory, useLocation } from '@docusaurus/router';
import { parseDemoHash } from '@site/src/site/demoHash';
import { idOfHash } from '@site/src/site/idOfHash';
import { useEffect } from 'react';

/** Ids of the page, without those of parts inside its demos. */
const IDS = 'article [id]:not(section [id])';

/** Moves on from a hash that names no element to the one that it meant, if the page has it. */
export function useOldAnchor() {
  const { hash } = useLocation();
  const history = useHistory();
  useEffect(() => {
    const asked = idOfHash(hash);
    if (asked === '' || document.getElementById(asked) || parseDemoHash(asked)) return;
    import('./findAnchor').then(
      ({ findAnchor }) => {
        const found = findAnchor(
          asked,
          [...document.querySelectorAll(IDS)].map(({ id }) => id),
        );
        const { location } = history;
        // Unless the reader is elsewhere by now.
        if (found !== undefined && location.hash === hash) {
          history.replace({ ...location, hash: `#${found}` });
        }
      },
      // Offline: the top of the page remains.
      () => {},
    );
  }, [hash, history]);
}
