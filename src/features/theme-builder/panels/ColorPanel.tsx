import { tableOf, valueOf, type ColorId } from '@site/src/features/built-theme';
import type { PaletteMode } from '@site/src/site/tokens';
import { contrastPairs } from '../contrastPairs';
import { ColorField } from './ColorField';
import type { PanelProps } from './PanelProps';
import styles from './styles.module.css';

/** The colors of one mode. */
export function ColorPanel({ theme, onChange, mode }: PanelProps & { readonly mode: PaletteMode }) {
  const pairs = contrastPairs(theme, mode);
  return (
    <div className={styles.colors}>
      {[...tableOf(theme).colors].map(([role, library]) => {
        const id: ColorId = `${mode}.${role}`;
        return (
          <ColorField
            key={id}
            role={role}
            color={valueOf(theme, id)}
            isDefault={theme[id] === undefined}
            pairs={pairs.filter((pair) => pair.role === role)}
            onChange={(color) => onChange(id, color)}
            onReset={() => onChange(id, library[mode])}
          />
        );
      })}
    </div>
  );
}
