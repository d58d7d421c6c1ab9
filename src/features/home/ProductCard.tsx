import Link from '@docusaurus/Link';
import type { StagedDemo } from '@site/plugins/content/demos/contract';
import { codeBlockMark, CopyButton } from '@site/src/features/code';
import { BareDemo } from '@site/src/features/demo';
import { t } from './texts';
import { usePackageManager } from '@site/src/prefs';
import type { Product, ProductId } from '@site/src/site/products';
import ProductLogo from '@site/src/ui/ProductLogo';
import { installCommand } from './installCommand';
import { FIRST_PAGES } from './firstPages';
import basePart from './shelf/BasePart.tsx?demo&stage';
import joyPart from './shelf/JoyPart.tsx?demo&stage';
import materialPart from './shelf/MaterialPart.tsx?demo&stage';
import systemPart from './shelf/SystemPart.tsx?demo&stage';
import toolpadPart from './shelf/ToolpadPart.tsx?demo&stage';
import treePart from './shelf/TreePart.tsx?demo&stage';
import styles from './styles.module.css';

const PARTS: Readonly<Partial<Record<ProductId, StagedDemo>>> = {
  'material-ui': materialPart,
  'base-ui': basePart,
  'joy-ui': joyPart,
  system: systemPart,
  x: treePart,
  toolpad: toolpadPart,
};

interface ProductCardProps {
  readonly product: Product & { readonly id: ProductId };
  /** Package name -> installed version. */
  readonly versions: Readonly<Record<string, string>>;
}

/** A product: what it is, a live part, its install line, and the pages that people open first. */
export default function ProductCard({ product, versions }: ProductCardProps) {
  const { id, name, logo, href, packageName } = product;
  const { packageManager } = usePackageManager();
  const version = packageName === null ? undefined : versions[packageName];
  const command = installCommand(id, versions, packageManager);
  const part = PARTS[id];
  const pages = FIRST_PAGES[id] ?? [];
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <ProductLogo product={logo} size={28} />
        <h3 className={styles.cardTitle}>
          <Link to={href} className={styles.cardLink}>
            {name}
          </Link>
        </h3>
        {version !== undefined && <span className={styles.version}>{`v${version}`}</span>}
      </div>
      <p className={styles.cardText}>{t(`productMenus.descriptions.${id}`)}</p>
      {part && (
        <div className={styles.part} data-no-markdown="">
          <BareDemo demo={part} bg="inline" />
        </div>
      )}
      {command !== undefined && (
        <div className={styles.install} {...codeBlockMark}>
          <code>{command}</code>
          <CopyButton code={command} className={styles.copy} />
        </div>
      )}
      <ul className={styles.pages} aria-label={t('home.firstPages', { product: name })}>
        {pages.map(([titleKey, to]) => (
          <li key={to}>
            <Link to={to}>{t(titleKey)}</Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
