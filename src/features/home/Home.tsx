import Link from '@docusaurus/Link';
import { t } from './texts';
import { openSearch } from '@site/src/features/search';
import { VERSIONS_PATHNAME } from '@site/src/site/links';
import SearchIcon from '@site/src/ui/icons/SearchIcon';
import { OFFERED_PRODUCTS } from './offeredProducts';
import OrderDesk from './OrderDesk';
import ProductCard from './ProductCard';
import Releases from './Releases';
import styles from './styles.module.css';

export interface HomeProps {
  /** Package name -> installed version. */
  readonly versions: Readonly<Record<string, string>>;
}

/** The home page's content. */
export default function Home({ versions }: HomeProps) {
  return (
    <main className={styles.home}>
      <div className={styles.hero}>
        <h1 className={styles.headline}>{t('home.headline')}</h1>
        <div>
          <p className={styles.lede}>{t('home.lede')}</p>
          <div className={styles.actions}>
            <Link to="/material-ui/getting-started/" className={styles.primary}>
              {t('home.start')}
            </Link>
            <button
              type="button"
              className={styles.search}
              aria-haspopup="dialog"
              data-no-markdown=""
              onClick={openSearch}
            >
              <SearchIcon />
              <span>{t('home.search')}</span>
            </button>
          </div>
        </div>
      </div>

      <OrderDesk />

      <section aria-labelledby="products">
        <h2 id="products" className={styles.heading}>
          {t('home.products')}
        </h2>
        <ul className={styles.cards}>
          {OFFERED_PRODUCTS.map((product) => (
            <ProductCard key={product.id} product={product} versions={versions} />
          ))}
        </ul>
      </section>

      <section aria-labelledby="new">
        <h2 id="new" className={styles.heading}>
          {t('home.new')}
        </h2>
        <Releases />
        <p className={styles.more}>
          <Link to="/material-ui/migration/api-changes-v6/">{t('home.apiChanges')}</Link>
          <Link to={VERSIONS_PATHNAME}>{t('home.allVersions')}</Link>
          <a href="/releases.xml">{t('home.feed')}</a>
        </p>
      </section>
    </main>
  );
}
