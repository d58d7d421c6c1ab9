import Link from '@docusaurus/Link';
import { VERSIONS_PATHNAME } from '@site/src/site/links';
import { OFFERED_PRODUCTS } from './offeredProducts';
import PopularPages from './PopularPages';
import ProductCard from './ProductCard';
import ProductMap from './ProductMap';
import { t } from './texts';
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
        <div>
          <h1 className={styles.headline}>{t('home.headline')}</h1>
          <p className={styles.lede}>{t('home.lede')}</p>
          <div className={styles.actions}>
            <Link to="/material-ui/getting-started/" className={styles.primary}>
              {t('home.start')}
            </Link>
            <a href="#products" className={styles.secondary}>
              {t('home.allProducts')}
            </a>
          </div>
        </div>
        <ProductMap />
      </div>

      <section aria-labelledby="products">
        <h2 id="products" className={styles.heading}>
          {t('home.products')}
        </h2>
        <ul className={styles.cards}>
          {OFFERED_PRODUCTS.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              version={product.packageName === null ? undefined : versions[product.packageName]}
            />
          ))}
        </ul>
        <p className={styles.more}>
          <Link to={VERSIONS_PATHNAME}>{t('home.allVersions')}</Link>
        </p>
      </section>

      <section aria-labelledby="popular-pages">
        <h2 id="popular-pages" className={styles.heading}>
          {t('home.popular')}
        </h2>
        <PopularPages />
      </section>
    </main>
  );
}
