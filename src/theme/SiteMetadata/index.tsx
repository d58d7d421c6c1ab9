import { ListedLocalesOnly } from '@site/src/features/locale';
import SiteMetadata from '@theme-original/SiteMetadata';

/** Alternate-language links (`hreflang`, Open Graph) name the listed languages only. */
export default function SiteMetadataOfListedLocales() {
  return (
    <ListedLocalesOnly>
      <SiteMetadata />
    </ListedLocalesOnly>
  );
}
