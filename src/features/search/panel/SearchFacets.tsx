import parts from '@generated/search-index/default/parts';
import { useId } from 'react';
import { partFor, productsOf, versionsOf, type Facets, type Place } from './facets';
import { nameOfProduct } from './options';
import styles from './styles.module.css';
import { t } from './texts';

interface FacetGroupProps {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A row of options, one selected: one tab stop, arrow keys select. */
function FacetGroup({ legend, options, value, onChange }: FacetGroupProps) {
  const name = useId();
  return (
    <fieldset className="clean-fieldset">
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles.facetOptions}>
        {options.map((option) => (
          <label key={option.value} className={styles.facetOption}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SearchFacetsProps {
  readonly facets: Facets;
  readonly place: Place;
  readonly onChoose: (facets: Facets) => void;
}

/** The filters: by product, and by version where there are several. */
export function SearchFacets({ facets, place, onChoose }: SearchFacetsProps) {
  const versions = versionsOf(parts, place, facets);
  const versionProduct = facets.product ?? place.product;
  const shownVersion = partFor(parts, versionProduct, facets.version, place)?.version ?? '';
  return (
    <div className={styles.facets}>
      <FacetGroup
        legend={t('searchPanel.product')}
        options={[
          { value: '', label: t('searchPanel.allProducts') },
          ...productsOf(parts, place).map((product) => ({
            value: product,
            label: nameOfProduct(product),
          })),
        ]}
        value={facets.product ?? ''}
        onChange={(product) =>
          onChoose({ product: product === '' ? null : product, version: null })
        }
      />
      {versions.length > 0 && (
        <FacetGroup
          legend={t('searchPanel.version')}
          options={versions.map(({ version, versionLabel }) => ({
            value: version,
            label: versionLabel,
          }))}
          value={shownVersion}
          onChange={(version) => onChoose({ product: versionProduct, version })}
        />
      )}
    </div>
  );
}
